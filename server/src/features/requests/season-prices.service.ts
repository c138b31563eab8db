import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import { type TakenOver, takenFromSeasons } from '@reisewerk/domain/requests/season-prices.ts'
import { type RequestedKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readSeasonRates } from '../partners/season-rates.service.ts'

const nothing: TakenOver = { fields: {}, from: '' }

/** What a new request takes over from the season prices of whom it asks (CALC-10). */
export async function seasonPricesFor(
  trx: Transaction,
  kind: RequestedKind,
  orderId: number,
  asked: RequestBody,
  { today }: Desk,
): Promise<TakenOver> {
  const provider = asked.provider ?? asked[serviceKinds[kind].asked.provider]
  if (provider == null) return nothing
  return takenFromSeasons(kind, asked, await readSeasonRates(trx, orderId, provider), today) ?? nothing
}
