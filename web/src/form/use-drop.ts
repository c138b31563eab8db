import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { useQueryClient } from '@tanstack/react-query'
import { remove } from '../lib/api.ts'
import { ApiError } from '../lib/http.ts'
import { keys } from '../lib/keys.ts'
import { confirm } from '../ui/dialogs/confirm.tsx'
import { notice } from '../ui/notices/notice.tsx'

type Drop = { title: string; text: string; failed: string; done?: string; onDropped: () => void }

/** Asks, and deletes what a form edits. @param id null of a new one, which there is nothing of to delete */
export function useDrop(contract: Contract, id: number | null): (drop: Drop) => (() => void) | undefined {
  const client = useQueryClient()
  async function drop(known: number, { title, text, failed, done, onDropped }: Drop) {
    if (!(await confirm({ title, text, action: 'Löschen', tone: 'bad' }))) return
    try {
      await remove(contract, known)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      return notice.bad(failed, failure.message)
    }
    if (done !== undefined) notice.good(done)
    onDropped()
    await client.invalidateQueries({ queryKey: keys.resource(contract.name) })
  }
  return (told) => (id === null ? undefined : () => void drop(id, told))
}
