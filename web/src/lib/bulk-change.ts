import type { BulkAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { notice } from '../ui/notice.tsx'
import { send } from './http.ts'

type Change = {
  /** '/api/requests/status' */
  path: string
  body: Readonly<Record<string, unknown>>
  /** How each of them is called, by its id. */
  names: ReadonlyMap<number, string>
  done?: string
  failed: string
}

/**
 * Changes many services or requests in one call. What the server could not change is named with its reason; it must not
 * look as if it had been changed.
 * @param change sends it and brings the view up to date
 */
export async function bulkChange(
  change: (sent: { send: () => Promise<void>; failed: string }) => Promise<boolean>,
  { path, body, names, done, failed }: Change,
): Promise<void> {
  let answer: BulkAnswer = { changed: [], failed: [] }
  const send = async () => {
    answer = (await put(path, body)).data
  }
  if (!(await change({ send, failed }))) return
  if (answer.failed.length === 0) {
    if (done !== undefined) notice.good(done)
    return
  }
  const reasons = answer.failed.map(({ id, message }) => `${names.get(id) ?? id}: ${message}`)
  // Where the rest was changed the server has not failed: 'Server Error!' would be said of what it did.
  if (answer.changed.length === 0) return notice.bad(failed, reasons.join(' '))
  const all = answer.failed.length + answer.changed.length
  notice.bad(`${answer.failed.length} von ${all} nicht geändert`, reasons.join(' '))
}

const put = (path: string, body: unknown) => send<BulkAnswer>('PUT', path, { body })
