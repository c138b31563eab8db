import { Button, Group } from '@mantine/core'
import { counted } from '@reisewerk/domain/contract/plural.ts'
import type { MergedKind } from '@reisewerk/domain/partners/duplicates/merge.contract.ts'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { send } from '../../../lib/http.ts'
import type { Found } from '../../../lib/lookup-search.ts'
import { paths } from '../../../paths.ts'
import { Window } from '../../../ui/dialogs/window.tsx'
import { Lookup } from '../../../ui/fields/lookup.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { isRetired, type Kind } from '../kind.ts'
import { kindNames } from '../kind-names.ts'
import classes from './merge-dialog.module.css'
import { movesOf, useMerging } from './use-merging.ts'
import { likenessOfEntry } from './use-twins.ts'

type Entry = { readonly id: number; readonly name: string }
type Props = { kind: Kind; merged: MergedKind; item: Item; begins?: Item; onClose: () => void }

/** Asks which entry becomes one with this and which of the two stays, and tells what moves before it does (MOVE-06). */
export function MergeDialog({ kind, merged, item, begins, onClose }: Props) {
  const [other, setOther] = useState<Found | null>(begins === undefined ? null : foundOf(kind, begins))
  const [isSwapped, setSwapped] = useState(false)
  const { merge } = useMerging(kind, merged)
  const navigate = useNavigate()
  const own: Entry = { id: item.id, name: kind.titleOf(item) }
  const found: Entry | null = other && { id: Number(other.value), name: other.label }
  const [kept, gone] = isSwapped && found !== null ? [found, own] : [own, found]
  const show = () => navigate({ ...paths.masterItem(kind.name, kept.id), ignoreBlocker: true })
  return (
    <Window onClose={onClose} title={`${kindNames[kind.name][0]} zusammenführen`} size={520}>
      <div className={classes.body}>
        <p>
          „{kept.name}“ bleibt, {gone === null ? 'der andere Eintrag' : `„${gone.name}“`} geht darin auf: Was ihn nennt,
          nennt danach diesen; was hier leer ist, kommt von dort. Ausgestellte Papiere bleiben, wie sie sind.
        </p>
        <Lookup
          label="Der andere Eintrag"
          data-autofocus
          value={other}
          onChange={setOther}
          resource={null}
          searchKey={[kind.contract.name, 'lookup', 'merge', item.id]}
          search={(term, signal) => searchOthers(kind, item, term, signal)}
        />
        {gone !== null && (
          <Button
            className={classes.swap}
            size="compact-sm"
            variant="default"
            leftSection={<IconArrowsExchange size={15} stroke={1.7} aria-hidden />}
            aria-label={`Tauschen: „${gone.name}“ bleibt`}
            onClick={() => setSwapped(!isSwapped)}
          >
            Tauschen
          </Button>
        )}
        {gone !== null && <Moves merged={merged} gone={gone.id} />}
      </div>
      <Group justify="flex-end" mt={16}>
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button
          disabled={gone === null}
          onClick={() => {
            onClose()
            if (gone !== null) void merge(kept.id, gone.id, kept.id === item.id ? undefined : show)
          }}
        >
          Zusammenführen
        </Button>
      </Group>
    </Window>
  )
}

function Moves({ merged, gone }: { merged: MergedKind; gone: number }) {
  const moves = useQuery(movesOf(merged, gone))
  if (moves.isPending) return <LoadingRows rows={2} />
  if (moves.isError)
    return <ErrorState text="Was umzieht, konnte nicht geladen werden!" onRetry={() => void moves.refetch()} />
  if (moves.data.length === 0) return <p className={classes.quiet}>Was aufgeht, wird nirgends genannt.</p>
  return (
    <div role="status">
      <strong>Zieht um</strong>
      <ul className={classes.moves}>
        {moves.data.map(({ title, count }) => (
          <li key={title}>{counted(count, title)}</li>
        ))}
      </ul>
      <p className={classes.quiet}>Es lässt sich jederzeit wieder trennen.</p>
    </div>
  )
}

/** Others of the same house, also those that are retired: an entry made twice is often out of use. */
async function searchOthers(kind: Kind, item: Item, term: string, signal: AbortSignal): Promise<Found[]> {
  const { data } = await send<Item[]>('GET', `/api/${kind.contract.name}`, {
    query: {
      ...(term === '' ? { [`_order[${kind.defaultSort}]`]: 'asc' } : { _search: term }),
      '_groups[]': kind.listGroups ?? [],
      _itemsPerPage: 40,
    },
    signal,
  })
  return data
    .filter((other) => other.id !== item.id && other.organisationFilter === item.organisationFilter)
    .map((other) => foundOf(kind, other))
}

/** By name alone two entries that are one could not be told apart. */
function foundOf(kind: Kind, other: Item): Found {
  const said = likenessOfEntry(kind, (field) => other[field])
  const hints = [said?.place, said?.number, said?.emails[0], isRetired(kind, other) && 'stillgelegt']
  return {
    value: String(other.id),
    label: kind.titleOf(other),
    hint: hints.filter((part) => part !== '' && part !== undefined && part !== false).join(' · '),
  }
}
