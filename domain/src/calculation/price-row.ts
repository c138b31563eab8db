import type {
  CabinType,
  ClassCategory,
  PassageType,
  PriceType,
  QuantityType,
  TrainCategory,
} from '../accounts/options.ts'
import type { Beds } from './group.ts'
import type { BookedService } from './service-persons.ts'

/** Whether a row is charged and shown to the client; an item of a request may also be charged on top (002 §4). */
export type BillingType = 'included' | 'not_included' | 'additional'

type Common = {
  /** As `sortHelper` names it: 'contingent-12'. */
  readonly key: string
  readonly billingType: BillingType
  readonly hasFreeplaces: boolean
}
type Priced = Common & { readonly cents: number; readonly currency: string }
/** A price per person with what single use costs more; null where none was entered. */
export type PairPrice = { readonly doubleCents: number | null; readonly premiumCents: number | null }
/** A row that follows a service; null when the service is gone or no longer offered on top. */
type OfService = Common & {
  readonly title: string
  readonly currency: string
  readonly service: BookedService | null
  /** Tells it from another of the same name: 'am 14.05.' */
  readonly mark?: string | undefined
}

export type TierRow = Priced & { readonly priceType: 'double' | 'single'; readonly numberOfPersons: number }
export type RoomRow = Priced & {
  readonly priceType: 'hotelSupplement'
  readonly persons: number
  readonly type: string
}
export type CabinRow = Priced & {
  readonly priceType: 'ferrySupplement'
  readonly persons: number
  readonly type: CabinType
}
export type TrainCabinRow = Priced & {
  readonly priceType: 'trainSupplement'
  readonly persons: number
  readonly type: ClassCategory
  readonly title: string
  /** Which train of the trip it is, where two have the same name: '2. Zug' */
  readonly mark?: string | undefined
  /** Of its train; undefined where that is gone. */
  readonly serviceId?: number | undefined
  /** What the chosen request of its train holds. */
  readonly cabins: readonly Beds[]
}
export type HotelRow = OfService & PairPrice & { readonly priceType: 'additionalHotel' }
export type FerryRow = OfService & {
  readonly priceType: 'additionalDay' | 'additionalNight'
  readonly passage: PassageType
  readonly ticketCents: number | null
  readonly inside: PairPrice
  readonly outside: PairPrice
}
export type TrainRow = OfService & {
  readonly priceType: 'additionalTrainDay' | 'additionalTrainNight'
  readonly category: TrainCategory
  readonly second: PairPrice
  readonly first: PairPrice
}
export type AirlineRow = OfService & { readonly priceType: 'additionalAirline'; readonly cents: number | null }
export type OtherRow = OfService & {
  readonly priceType: 'additionalOther'
  readonly per: PriceType
  readonly cents: number | null
}
export type ExtraRow = Priced & {
  readonly priceType: 'extra'
  readonly name: string
  readonly type: 'per_person' | 'per_group' | 'custom'
  readonly quantity: number
}
export type ItemRow = Common & {
  readonly priceType: 'item'
  /** With its service before it, as the desk calls that. */
  readonly name: string
  /** What the price itself is called, and of which service it is. */
  readonly ownName?: string | undefined
  readonly serviceId?: number | undefined
  readonly cents: number | null
  readonly currency: string
  readonly quantityType: QuantityType
  readonly nights: number
  readonly priceForAllNights: boolean
  readonly limitIsValid: boolean
  readonly limitIsValidAsked: boolean
  readonly service: BookedService
  /** Whether its service is offered on top of the package. */
  readonly isOnTop: boolean
}

export type PriceRow =
  | TierRow
  | RoomRow
  | CabinRow
  | TrainCabinRow
  | HotelRow
  | FerryRow
  | TrainRow
  | AirlineRow
  | OtherRow
  | ExtraRow
  | ItemRow
