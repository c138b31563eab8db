import type { BulkAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { notice } from '../ui/notices/notice.tsx'
import { count } from './format.ts'
import { send } from './http.ts'
import { noteDeletion } from './undo-deletion.ts'

/** Some changes are noted, to be taken back (decision 098). */
type Answer = BulkAnswer & { readonly planChange?: number | null }

type Change = {
  path: string
  body: Readonly<Record<string, unknown>>
  names: ReadonlyMap<number, string>
  done?: string
  failed: string
  /** Takes back what was changed by its number, offered with the notice of it. */
  undo?: (planChange: number) => Promise<unknown>
}

/**
 * Changes many services or requests in one call. What the server could not change is named with its reason; it must not
 * look as if it had been changed.
 * @param change sends it and brings the view up to date
 * @returns whether all of it was changed
 */
export async function bulkChange(
  change: (sent: { send: () => Promise<void>; failed: string }) => Promise<boolean>,
  { path, body, names, done, failed, undo }: Change,
): Promise<boolean> {
  let answer: Answer = { changed: [], failed: [] }
  const send = async () => {
    const { data, deletion } = await put(path, body)
    noteDeletion(deletion)
    answer = data
  }
  if (!(await change({ send, failed }))) return false
  if (answer.failed.length === 0) {
    const { planChange } = answer
    const back = undo === undefined || planChange == null ? undefined : () => undo(planChange)
    if (done !== undefined) notice.good(done, undefined, back)
    return true
  }
  const reasons = reasonsOf(answer.failed, names)
  // Where the rest was changed the server has not failed: 'Server Error!' would be said of what it did.
  if (answer.changed.length === 0) {
    notice.bad(failed, reasons)
    return false
  }
  const all = answer.failed.length + answer.changed.length
  notice.bad(`${answer.failed.length} von ${all} nicht geändert`, reasons)
  return false
}

const mostReasons = 3

/** The first of them: hundreds would reach beyond the window. */
function reasonsOf(failed: BulkAnswer['failed'], names: Change['names']): string {
  const all = [...new Set(failed.map(({ id, message }) => `${names.get(id) ?? id}: ${message}`))]
  const more = all.length - mostReasons
  const first = all.slice(0, mostReasons)
  return (more > 0 ? [...first, `… und ${count(more)} weitere.`] : first).join(' ')
}

const put = (path: string, body: unknown) => send<Answer>('PUT', path, { body })
