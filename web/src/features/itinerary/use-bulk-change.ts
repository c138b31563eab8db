import type { BulkAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { send } from '../../lib/http.ts'
import { notice } from '../../ui/notice.tsx'
import { useDaysChange } from './api.ts'

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
 */
export function useBulkChange(orderId: number) {
  const change = useDaysChange(orderId)
  return async ({ path, body, names, done, failed }: Change): Promise<boolean> => {
    let answer: BulkAnswer = { changed: [], failed: [] }
    const isAnswered = await change({
      send: async () => {
        answer = (await send<BulkAnswer>('PUT', path, { body })).data
      },
      failed,
    })
    if (!isAnswered) return false
    if (answer.failed.length === 0) {
      if (done !== undefined) notice.good(done)
      return true
    }
    const reasons = answer.failed.map(({ id, message }) => `${names.get(id) ?? id}: ${message}`)
    const all = answer.failed.length + answer.changed.length
    notice.bad(failed, [`${answer.failed.length} von ${all} nicht geändert.`, ...reasons].join(' '))
    return false
  }
}
