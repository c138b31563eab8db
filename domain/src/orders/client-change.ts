import type { Locale } from '../accounts/options.ts'
import type { SaleCurrency } from '../partners/client.contract.ts'

/** How a trip is sold and written about; each follows its client (000 §3). */
export type ClientTerms = {
  readonly orderCurrency: SaleCurrency
  readonly orderLocale: Locale
  readonly isFormal: boolean
}

/**
 * What a trip takes over from the client that is chosen for it later: as at its creation currency, language and form of address.
 * A trip that has prices in its currency keeps it, for nobody has made them in another one (decision 005).
 * @param ofClient what the newly chosen client brings
 * @param hasPrices whether something of the trip is priced in the currency it is sold in
 */
export function termsOfNewClient(trip: ClientTerms, ofClient: ClientTerms, hasPrices: boolean): ClientTerms {
  return { ...ofClient, orderCurrency: hasPrices ? trip.orderCurrency : ofClient.orderCurrency }
}

/** Who speaks for another client may not stay main contact: offers and letters would go there. @param contactOf null: of a firm */
export function staysMainContact(contactOf: number | null, client: number): boolean {
  return contactOf === null || contactOf === client
}
