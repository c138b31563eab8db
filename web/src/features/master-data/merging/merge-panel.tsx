import { Button, Group } from '@mantine/core'
import type { MergedKind } from '@reisewerk/domain/partners/duplicates/merge.contract.ts'
import { IconArrowsJoin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { Kind } from '../kind.ts'
import classes from '../master-data.module.css'
import { MergeDialog } from './merge-dialog.tsx'
import { Twins } from './seems-there.tsx'
import { mergesOf, useMergedKind, useMerging } from './use-merging.ts'
import { useTwins } from './use-twins.ts'

type Props = { kind: Kind; item: Item }
type KnownProps = Props & { merged: MergedKind }

/** In the head of an entry: to become one with another; for administrators (MOVE-06). */
export function MergeButton({ kind, item }: Props) {
  const merged = useMergedKind(kind)
  const [isOpen, setOpen] = useState(false)
  if (merged === null) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsJoin size={15} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Zusammenführen
      </Button>
      {isOpen && <MergeDialog kind={kind} merged={merged} item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Which entries seem to be this one, and what became one with it. */
export function MergePanel({ kind, item }: Props) {
  const merged = useMergedKind(kind)
  return merged && <Merges kind={kind} merged={merged} item={item} />
}

function Merges({ kind, merged, item }: KnownProps) {
  const notes = useQuery(mergesOf(merged, item.id)).data ?? []
  const twins = useTwins(kind, (field) => item[field], item)
  const [other, setOther] = useState<Item | null>(null)
  const { separate } = useMerging(kind, merged)
  if (notes.length === 0 && twins.length === 0) return null
  return (
    <Panel title={twins.length > 0 ? 'Doppelt angelegt?' : 'Zusammengeführt'}>
      <Twins
        kind={kind}
        twins={twins}
        action={(twin) => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Mit ${kind.titleOf(twin.item)} zusammenführen`}
            onClick={() => setOther(twin.item)}
          >
            Zusammenführen
          </Button>
        )}
      />
      {notes.map(({ id, goneName, at, userName }) => (
        <Group key={id} gap={8} justify="space-between" wrap="nowrap">
          <span className={classes.hint} title={userName}>{`„${goneName}“ am ${at.slice(0, 10)}`}</span>
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
      {other !== null && (
        <MergeDialog kind={kind} merged={merged} item={item} begins={other} onClose={() => setOther(null)} />
      )}
    </Panel>
  )
}
