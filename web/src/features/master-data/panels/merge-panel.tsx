import { Button, Group } from '@mantine/core'
import type { MergedKind, MergeNote } from '@reisewerk/domain/partners/merge.contract.ts'
import { IconArrowsJoin } from '@tabler/icons-react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { searchTarget } from '../../../form/search-target.ts'
import { act } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { useSession } from '../../../lib/session.ts'
import { Window } from '../../../ui/dialogs/window.tsx'
import { Lookup } from '../../../ui/fields/lookup.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import type { Kind } from '../kind.ts'
import { type KindName, kindNames } from '../kind-names.ts'
import classes from '../master-data.module.css'

const mergedAs: Partial<Record<KindName, MergedKind>> = {
  ...{ clients: 'clients', contacts: 'contacts', providers: 'providers' },
  ...{ hotels: 'providers', ferries: 'providers', airlines: 'providers', trains: 'providers' },
}

function mergesOf(kind: MergedKind, kept: number) {
  return queryOptions({
    queryKey: [...keys.list('merges'), kind, kept],
    queryFn: async ({ signal }) =>
      (await send<MergeNote[]>('GET', '/api/merges', { query: { kind, kept }, signal })).data,
  })
}

/** What became one with this entry, and to become one with another; for administrators (MOVE-06). */
export function MergePanel({ kind, item }: { kind: Kind; item: Item }) {
  const { user } = useSession()
  const merged = mergedAs[kind.name]
  if (merged === undefined || !user.isAdmin) return null
  return <Merges kind={kind} merged={merged} item={item} />
}

type Props = { kind: Kind; merged: MergedKind; item: Item }

function Merges({ kind, merged, item }: Props) {
  const notes = useQuery(mergesOf(merged, item.id)).data ?? []
  const [isOpen, setOpen] = useState(false)
  const { merge, separate } = useMerging(kind, merged, item.id)
  return (
    <Panel title="Doppelt angelegt?">
      {notes.map(({ id, goneName, at }) => (
        <Group key={id} gap={8} justify="space-between">
          <span className={classes.hint}>{`„${goneName}“ zusammengeführt am ${at.slice(0, 10)}`}</span>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${goneName} trennen`}
            onClick={() => void separate(id)}
          >
            Trennen
          </Button>
        </Group>
      ))}
      <Button
        variant="default"
        leftSection={<IconArrowsJoin size={15} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Zusammenführen
      </Button>
      {isOpen && (
        <MergeDialog
          kind={kind}
          item={item}
          onClose={() => setOpen(false)}
          onMerge={(gone) => {
            setOpen(false)
            void merge(gone)
          }}
        />
      )}
    </Panel>
  )
}

type DialogProps = { kind: Kind; item: Item; onClose: () => void; onMerge: (gone: number) => void }

function MergeDialog({ kind, item, onClose, onMerge }: DialogProps) {
  const [other, setOther] = useState<{ value: string; label: string } | null>(null)
  const [one] = kindNames[kind.name]
  return (
    <Window onClose={onClose} title={`${one} zusammenführen`} size={520}>
      <p>
        Der andere Eintrag geht in „{kind.titleOf(item)}“ auf: Reisen, Rechnungen, Kontakte und alles Übrige nennen
        danach diesen. Was hier leer ist, kommt von dort. Ausgestellte Papiere bleiben, wie sie sind. Es lässt sich
        wieder trennen.
      </p>
      <Lookup
        label="Der andere Eintrag"
        data-autofocus
        value={other}
        onChange={setOther}
        searchKey={[kind.contract.name, 'lookup', 'merge']}
        search={async (term, signal) =>
          (await searchTarget(kind.contract, term, signal)).filter(({ value }) => value !== String(item.id))
        }
      />
      <Group justify="flex-end" mt={16}>
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button disabled={other === null} onClick={() => other !== null && onMerge(Number(other.value))}>
          Zusammenführen
        </Button>
      </Group>
    </Window>
  )
}

function useMerging(kind: Kind, merged: MergedKind, kept: number) {
  const client = useQueryClient()
  const attempt = useAttempt(kind.name)
  const again = () =>
    Promise.all(
      [kind.name, 'merges', 'orders'].map((name) => client.invalidateQueries({ queryKey: keys.resource(name) })),
    )
  const takeBack = async (id: number) => {
    const { stayed } = (await act<{ stayed: number }>(`/api/merges/${id}/take-back`)).data
    await again()
    if (stayed > 0) notice.warn('Getrennt; was seither geändert wurde, blieb, wie es ist.')
    else notice.good('Es sind wieder zwei Einträge.')
  }
  const separate = (id: number) => attempt(() => takeBack(id), 'Die Einträge konnten nicht getrennt werden.')
  const merge = (gone: number) =>
    attempt(async () => {
      const { id } = (await act<{ id: number }>('/api/merges', { kind: merged, kept, gone })).data
      await again()
      notice.good('Die Einträge sind jetzt einer.', undefined, () => takeBack(id))
    }, 'Die Einträge konnten nicht zusammengeführt werden.')
  return { merge, separate }
}
