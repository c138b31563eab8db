import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Item } from '../../form/field-value.ts'
import { remove, update } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { isUnused, usageOf } from './api.ts'
import type { Kind } from './kind.ts'
import { kindNames } from './kind-names.ts'

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

/** Deletes an entry after asking. What is in use the server refuses; then taking it out of the pickers is offered. */
function useRemoveItem(kind: Kind, onGone: () => void): (item: Item) => Promise<void> {
  const client = useQueryClient()

  async function retire(item: Item) {
    if (kind.retiredBy === undefined) return
    await update(kind.contract, item.id, { [kind.retiredBy]: true })
    void client.invalidateQueries({ queryKey: keys.resource(kind.name) })
    notice.good('Erfolgreich gespeichert!')
  }

  return async (item) => {
    const name = `${kindNames[kind.name][0]} „${kind.titleOf(item)}“`
    const agreed = await confirm({
      title: `${name} löschen?`,
      text: 'Es lässt sich 30 Tage lang wiederherstellen.',
      action: 'Löschen',
      tone: 'bad',
    })
    if (!agreed) return
    try {
      await remove(kind.contract, item.id)
      void client.invalidateQueries({ queryKey: keys.list(kind.name) })
      onGone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'in_use' || kind.retiredBy === undefined) return notice.bad(error.message)
      const retires = await confirm({
        title: `${name} stilllegen?`,
        text: `${error.message} Stillgelegt bleibt der Eintrag in seinen Reisen und wird nicht mehr angeboten.`,
        action: 'Stilllegen',
      })
      if (!retires) return
      await retire(item).catch((refusal: unknown) => {
        if (!(refusal instanceof ApiError)) throw refusal
        notice.bad(refusal.message)
      })
    }
  }
}
