import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Item } from '../../form/field-value.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { isUnused, usageOf } from './api.ts'
import type { Kind } from './kind.ts'
import { useRemoveItem } from './use-remove-item.ts'

type Props = { kind: Kind; item: Item; onGone: () => void }

/** What something still needs is retired, not deleted (docs/decisions/006); the server has the last word. */
export function RemoveButton({ kind, item, onGone }: Props) {
  const remove = useRemoveItem(kind, onGone)
  const { data, isPending } = useQuery(usageOf(kind.name, item.id))
  if (data !== undefined && !isUnused(data)) return null
  return (
    <IconButton icon={IconTrash} label="Löschen" tone="bad" disabled={isPending} onClick={() => void remove(item)} />
  )
}
