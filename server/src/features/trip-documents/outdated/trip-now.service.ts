import type { TripFacts } from '@reisewerk/domain/trip-documents/outdated/outdated-words.ts'
import type { VoucherNow } from '@reisewerk/domain/trip-documents/outdated/voucher-before.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { readTripFacts, readVouchersNow } from './outdated-papers.queries.ts'

type TripNow = Omit<TripFacts, 'isMoved' | 'vouchers'> & { readonly vouchers: ReadonlyMap<number, VoucherNow> }

/** A trip as its papers are held against it; null where the actor sees none. */
export async function readTripNow(
  trx: Transaction,
  orderId: number,
  today: string,
  hasVouchers: boolean,
): Promise<TripNow | null> {
  const [facts, vouchers] = await Promise.all([
    readTripFacts(trx, orderId),
    hasVouchers ? readVouchersNow(trx, orderId) : [],
  ])
  if (facts === null) return null
  const byId = <Item extends { id: number }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))
  return {
    ...{ ...facts, today, services: byId(facts.services), requests: byId(facts.requests) },
    vouchers: byId(vouchers),
  }
}
