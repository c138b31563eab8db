import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import { type TakenOver, takenFromSeasons } from '@reisewerk/domain/requests/season-prices.ts'
import { type RequestedKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { updateItem } from '../../platform/resource/write.ts'
import { readCancellationSteps, readSeasonRates } from '../partners/season-rates.service.ts'
import { readPriced } from './season-prices.queries.ts'

const nothing: TakenOver = { fields: {}, from: '' }

/** What a new request takes over from whom it asks: season prices (CALC-10) and steps of cancellation (REQ-09). */
export async function seasonPricesFor(
  trx: Transaction,
  kind: RequestedKind,
  orderId: number,
  asked: RequestBody,
  { today }: Desk,
): Promise<TakenOver> {
  const provider = asked.provider ?? asked[serviceKinds[kind].asked.provider]
  if (provider == null) return nothing
  const taken = takenFromSeasons(kind, asked, await readSeasonRates(trx, orderId, provider), today) ?? nothing
  if ((asked.cancellationSteps ?? []).length > 0) return taken
  const cancellationSteps = await readCancellationSteps(trx, orderId, provider)
  return cancellationSteps.length === 0 ? taken : { ...taken, fields: { ...taken.fields, cancellationSteps } }
}

/**
 * A request whose provider is named later takes over what a new one would, so far as nobody has typed anything till then.
 * @param before whom it asked so far
 * @returns the option it takes over, for whoever keeps options; undefined where it has one
 */
export async function takeSeasonPrices(
  trx: Transaction,
  id: number,
  before: number | null,
  desk: Desk,
): Promise<RequestBody['optionTodo']> {
  const kept = await readPriced(trx, id)
  if (kept === null || kept.asked.provider === before) return undefined
  const taken = await seasonPricesFor(trx, kept.kind, kept.orderId, kept.asked, desk)
  const { optionTodo, contingent, ...fields } = taken.fields
  const stored: RequestBody['contingent'] = kept.asked.contingent ?? {}
  const filled = Object.entries(contingent ?? {}).filter(
    ([name, value]) => value !== stored[name as keyof typeof stored], // its own keys
  )
  const change: RequestBody = { ...fields, ...(filled.length > 0 && { contingent: Object.fromEntries(filled) }) }
  if (Object.keys(change).length > 0) {
    const resource = resourceOf(desk.resources, serviceKinds[kept.kind].asked.requests)
    const from = taken.from === '' ? new Map() : new Map([['"prices_from"', taken.from]])
    await updateItem(trx, desk.resources, resource, id, change, from)
  }
  return optionTodo
}
