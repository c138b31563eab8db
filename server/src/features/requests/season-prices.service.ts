import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import { type TakenOver, takenFromSeasons } from '@reisewerk/domain/requests/season-prices.ts'
import { type RequestedKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readCancellationSteps, readSeasonRates } from '../partners/season-rates.service.ts'

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
