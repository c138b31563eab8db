import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import { defaultCurrency } from '@reisewerk/domain/money.ts'
import { type ClientTerms, staysMainContact, termsOfNewClient } from '@reisewerk/domain/orders/client-change.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { SaleCurrency } from '@reisewerk/domain/partners/client.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { dropForeignMargin, lockTripForClient } from './client-change.queries.ts'
import { clientDefaultsOf } from './orders.queries.ts'

type Order = BodyOf<typeof orderContract>

type ClientChange = { readonly terms: Partial<ClientTerms>; readonly losesMainContact: boolean }
const nothing: ClientChange = { terms: {}, losesMainContact: false }

/** What follows when a trip gets this client (000 §3, decision 005); nothing when it has it already. */
export async function followClient(trx: Transaction, orderId: number, client: Order['client']): Promise<ClientChange> {
  if (client == null) return nothing
  const [trip, chosen] = await Promise.all([lockTripForClient(trx, orderId), clientDefaultsOf(trx, client)])
  // Who is not seen is refused where the links are checked.
  if (trip === null || chosen === null || trip.clientId === client) return nothing
  return {
    terms: termsOfNewClient(trip.terms, chosen.fields, trip.hasPrices),
    losesMainContact: !staysMainContact(trip.mainContactOf, client),
  }
}

/** What a trip is sold in for this client. */
export async function currencyForClient(trx: Transaction, client: Order['client']): Promise<SaleCurrency> {
  const chosen = client == null ? null : await clientDefaultsOf(trx, client)
  return chosen?.fields.orderCurrency ?? defaultCurrency
}

/** A margin that nobody names anew is none in another currency (decision 005). */
export async function keepMargin(
  trx: Transaction,
  orderId: number,
  currency: Order['orderCurrency'],
  complexity: Order['complexity'],
): Promise<void> {
  const isNamed = typeof complexity === 'object' && complexity !== null && 'rentability' in complexity
  if (currency !== undefined && !isNamed) await dropForeignMargin(trx, orderId, currency)
}
