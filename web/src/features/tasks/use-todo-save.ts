import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import type { BodyOf } from '../../lib/api.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { notice } from '../../ui/notices/notice.tsx'

const failed = 'Der Todo konnte nicht aktualisiert werden! Server Error!'

type Body = BodyOf<typeof todoContract>

/** Saves single fields of a to-do: shown at once, taken back with a notice when the server refuses (002 §8). */
export function useTodoSave(id: number) {
  const { save, stateOf } = useSave(todoContract, id)
  return {
    stateOf,
    save: (patch: Body, shown?: Body) =>
      save(patch, {
        ...(shown && { shown }),
        onSaved: () => {
          notice.withdraw(failed)
          notice.good('status' in patch ? 'Todo-Status geändert!' : 'Todo wurde aktualisiert!')
        },
        onFailed: () => notice.bad(failed),
        onServerError: () => notice.bad(failed),
      }),
  }
}
