import type { FreePlaceRule } from '@reisewerk/domain/calculation/free-places.ts'
import type { Money } from '@reisewerk/domain/money.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import {
  type PricedService,
  readFreePlaces,
  readMinimum,
  readServicePrices,
  readShownTiers,
} from './calculation.queries.ts'

/** A price of the package or of single rooms, as the client reads it. */
export type PriceOfTrip = {
  readonly priceType: 'double' | 'single'
  readonly numberOfPersons: number
  readonly price: Money
}

type PricesOfTrip = {
  readonly tiers: readonly PriceOfTrip[]
  readonly minimumPersons: number | null
  readonly freePlaces: readonly FreePlaceRule[]
  /** Of services offered on top. */
  readonly services: readonly PricedService[]
}

/**
 * What a trip costs by the size of the group, from how many guests on it travels and who of them travels free; hidden
 * prices are on no paper.
 */
export async function pricesOfTrip(trx: Transaction, orderId: number): Promise<PricesOfTrip> {
  const [tiers, minimumPersons, freePlaces, services] = await Promise.all([
    readShownTiers(trx, orderId),
    readMinimum(trx, orderId),
    readFreePlaces(trx, orderId),
    readServicePrices(trx, orderId),
  ])
  return { tiers, minimumPersons, freePlaces, services }
}
