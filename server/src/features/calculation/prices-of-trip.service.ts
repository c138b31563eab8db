import type { Money } from '@reisewerk/domain/money.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { readMinimum, readShownTiers } from './calculation.queries.ts'

/** A price of the package or of single rooms, as the client reads it. */
export type PriceOfTrip = {
  readonly priceType: 'double' | 'single'
  readonly numberOfPersons: number
  readonly price: Money
}

/** What a trip costs by the size of the group, and from how many guests on it travels; hidden prices are on no paper. */
export async function pricesOfTrip(
  trx: Transaction,
  orderId: number,
): Promise<{ readonly tiers: readonly PriceOfTrip[]; readonly minimumPersons: number | null }> {
  const [tiers, minimumPersons] = await Promise.all([readShownTiers(trx, orderId), readMinimum(trx, orderId)])
  return { tiers, minimumPersons }
}
