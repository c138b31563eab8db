import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { counted, day } from '../../../lib/format.ts'
import { dataFailed } from '../../../lib/query-client.ts'
import type { Trip } from '../../orders/trip/api.ts'
import { comparisonOf, lastKnown, versionName, versionsOf } from './api.ts'
import classes from './versions.module.css'

/** What the client does not know yet: how much has changed since the last version that was sent, or made (OFFER-11). */
export function ChangedSince({ trip, onShow }: { trip: Trip; onShow: () => void }) {
  const known = lastKnown(useQuery({ ...versionsOf(trip.id), meta: dataFailed }).data?.items ?? [])
  const { data } = useQuery({ ...comparisonOf(known?.id ?? 0, 'now', trip), enabled: known !== undefined })
  if (known === undefined || data === undefined) return null
  const count = data.parts.reduce((sum, { changes }) => sum + changes.length, 0)
  const since = `${versionName(known)}, ${known.sentAt === null ? `erzeugt am ${day(known.createdAt)}` : `gesendet am ${day(known.sentAt)}`}`
  return (
    <p className={classes.since} role="status">
      {count === 0 ? (
        `Unverändert seit ${since}.`
      ) : (
        <>
          <Anchor component="button" type="button" fz="inherit" onClick={onShow}>
            {counted(count, ['Änderung', 'Änderungen'])}
          </Anchor>{' '}
          seit {since}
        </>
      )}
    </p>
  )
}
