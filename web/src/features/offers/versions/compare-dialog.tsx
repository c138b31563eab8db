import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { day } from '../../../lib/format.ts'
import { Window } from '../../../ui/dialogs/window.tsx'
import { LoadingRows } from '../../../ui/lists/list-state.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import { lastKnown, type OfferVersion, versionName, versionsOf } from './api.ts'
import { Comparison } from './comparison.tsx'
import classes from './versions.module.css'

export type CompareWith = 'last' | 'now'

type Props = {
  trip: Trip
  /** With what it begins: the last two versions, or the one the client knows and the trip as it is now. */
  begin: CompareWith
  onClose: () => void
}

/** Two versions of an offer side by side in words (OFFER-11). */
export default function CompareDialog({ trip, begin, onClose }: Props) {
  const versions = useQuery(versionsOf(trip.id)).data?.items
  return (
    <Window onClose={onClose} title="VERSIONEN VERGLEICHEN" size="min(760px, 96vw)">
      {versions === undefined ? <LoadingRows rows={8} /> : <Compared trip={trip} versions={versions} begin={begin} />}
    </Window>
  )
}

type Choice = { before: string | null; after: string | null }

function Compared({ trip, versions, begin }: Pick<Props, 'trip' | 'begin'> & { versions: readonly OfferVersion[] }) {
  // The list may still lack the version made last when the window opens: what nobody has chosen follows the list.
  const [picked, setPicked] = useState<Partial<Choice>>({})
  const chosen = { ...firstChoice(versions, begin), ...picked }
  const named = versions.map((version) => ({
    value: String(version.id),
    label: `${versionName(version)} vom ${day(version.createdAt)}${version.sentAt === null ? '' : ', gesendet'}`,
  }))
  return (
    <>
      <div className={classes.choice}>
        <Select
          label="Bisher"
          data={named}
          value={chosen.before}
          allowDeselect={false}
          onChange={(before) => setPicked({ ...picked, before })}
        />
        <Select
          label="Danach"
          data={[{ value: 'now', label: 'Heutiger Stand' }, ...named]}
          value={chosen.after}
          allowDeselect={false}
          onChange={(after) => setPicked({ ...picked, after })}
        />
      </div>
      {chosen.before !== null && chosen.after !== null && (
        <Comparison
          trip={trip}
          before={Number(chosen.before)}
          after={chosen.after === 'now' ? 'now' : Number(chosen.after)}
        />
      )}
    </>
  )
}

function firstChoice(versions: readonly OfferVersion[], begin: CompareWith): Choice {
  const [newest, former] = versions
  if (begin === 'last' && newest !== undefined && former !== undefined) {
    return { before: String(former.id), after: String(newest.id) }
  }
  const known = lastKnown(versions)
  return { before: known === undefined ? null : String(known.id), after: 'now' }
}
