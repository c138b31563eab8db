import type { ClientOfferStatus, PassageType, RequestStatus } from '../../accounts/options.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import type { RequestedKind } from '../../service-kinds.ts'
import type { Basis, Beds, Contingent } from '../group.ts'
import type { BillingType, ItemRow } from '../price-row.ts'

/** What a provider asks, in whole cents of a currency; null where nobody told a price yet. 0 is a price. */
export type PurchasePrice = { readonly cents: number; readonly currency: string } | null

/** A price of an item of a request, as the provider asks it (002 §3). */
export type PurchaseItem = Pick<
  ItemRow,
  'name' | 'quantityType' | 'priceForAllNights' | 'limitIsValid' | 'limitIsValidAsked'
> & {
  readonly id: number
  readonly billingType: BillingType
  readonly price: PurchasePrice
  /** Two guests pay it together, as a room at an odd number of cents (decision 102). */
  readonly priceForTwo: boolean
}

/** Cabins, seats or compartments of one size and type; the price is for one of them, whoever sleeps there. */
export type PurchaseCabin = Beds & { readonly price: PurchasePrice }

/** What a day ferry asks: by ticket and by bus on board, each with its tax. */
export type PurchaseTickets = Readonly<Record<'ticket' | 'ticketTax' | 'bus' | 'busTax', PurchasePrice>>

export type PurchaseRequest = {
  readonly id: number
  readonly status: RequestStatus
  readonly isChosen: boolean
  /** Its option has run out (decision 070). */
  readonly isLapsed: boolean
  /** Whom it asks. */
  readonly provider: string
  readonly nights: number
  readonly askedAmount: number
  readonly reservedAmount: number
  /** What the provider grants, in its words: '1 auf 20 im DZ'. */
  readonly freePlaces: string
  readonly items: readonly PurchaseItem[]
  readonly cabins: readonly PurchaseCabin[]
  /** Of ferries. */
  readonly tickets: PurchaseTickets | null
}

/** A service of a trip as its purchase counts. */
export type PurchaseService = {
  readonly id: number
  readonly kind: RequestedKind
  readonly title: string
  /** On which day of the trip it begins; null where it stands on none yet. */
  readonly date: CalendarDate | null
  /** How it is offered to the client. */
  readonly status: ClientOfferStatus
  readonly passage: PassageType | null
  /** Whether its row in the calculation is hidden, so that nobody is charged for it. */
  readonly isHidden: boolean
  /** Sold on top at one price for the group, which counts whoever takes part; so does what it is bought for (money.md §2). */
  readonly isForGroup: boolean
  readonly requests: readonly PurchaseRequest[]
}

/** What a trip costs beside its services: a hired bus, insurance, a tour guide. */
export type OwnCost = {
  readonly id: number
  readonly name: string
  readonly per: 'per_person' | 'per_group'
  /** Paid once more for so many guests, as a bus above its seats; null where it is paid once. */
  readonly groupSize: number | null
  readonly price: PurchasePrice
}

/** General expenses of the house: percent of the purchase, and cents for each guest. */
export type Overhead = { readonly percent: number; readonly centsPerPerson: number }

export type CostGiven = {
  readonly basis: Basis
  /** What the trip is sold in, and its costs are told in. */
  readonly currency: string
  readonly contingent: Contingent
  readonly services: readonly PurchaseService[]
  readonly ownCosts: readonly OwnCost[]
  /** How much of another currency one unit of the trip's buys: NOK 11.5. */
  readonly rates: ReadonlyMap<string, number>
  /** Guests that one bus carries; above it a second one goes on board. */
  readonly busSeats: number
  readonly overhead: Overhead
}
