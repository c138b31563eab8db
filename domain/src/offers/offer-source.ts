import type { Locale } from '../accounts/options.ts'
import type { FreePlaceRule } from '../calculation/free-places.ts'
import type { ServiceRow } from '../calculation/paper/shown-rows.ts'
import type { CabinRow, ExtraRow, ItemRow, RoomRow, TrainCabinRow } from '../calculation/price-row.ts'
import type { CalendarDate } from '../calendar-date.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import type { VehicleType } from '../itinerary/vehicle-words.ts'
import type { Money } from '../money.ts'
import type { RichText } from '../rich-text.ts'
import type { Step } from './conditions/deadlines.ts'
import type { KeptLine } from './included/included-line.contract.ts'
import type { RouteDescription } from './offer.contract.ts'
import type { OfferPhoto } from './photos/offer-photo.ts'

/** All that an offer says about a trip, as the database has it. `offerDocument` turns it into words. */
export type OfferSource = DocumentSource & {
  /** '2600417 / 2', the second of this trip; of a confirmation any text. */
  number: string
  /** A confirmation is signed by the client. */
  isConfirmation: boolean
  attachRouteDescription: RouteDescription
  /** Until when places are held and the offer stands. */
  optionDate: CalendarDate | null
  /** Subject line; the trip itself when empty. */
  introTitle: string
  /** Cover letter without its salutation; a usual one when null. */
  introText: RichText | null
  prices: OfferPrices
  /** What goes along on the ferries (002 §3): on paper with the passage, in a version's copy apart from it. */
  vehicles?: readonly OfferedVehicle[]
  freePlaces: readonly OfferFreePlace[]
  bulletPoints: readonly OfferBulletPoint[]
  /** Those chosen for its days, with the rights to them (MOVE-08). */
  photos?: readonly OfferPhoto[]
  /** Lines of what is included that somebody has arranged or worded (TRUE-05); all others follow the plan. */
  includedLines?: readonly KeptLine[]
  /** In the order in which they are read, those that are left out of the document with them. */
  conditions: readonly OfferCondition[]
  /** What is written beside them, with headings of its own. */
  conditionsText: RichText | null
}

/** From so many guests on one travels free; the room is null where the house does not tell it. */
export type OfferFreePlace = { readonly numberOfPersons: number; readonly type: FreePlaceRule['type'] | null }

/** On the ferry of that id. */
export type OfferedVehicle = { readonly id: number; readonly vehicle: VehicleType }

/** A section of short points, one a line. */
export type OfferBulletPoint = { readonly section: string; readonly content: string; readonly locale: Locale }

export type OfferCondition = Step & { readonly conditionText: string; readonly isVisible: boolean }

/** A row that stands beside the package. */
export type OfferedRow = RoomRow | CabinRow | TrainCabinRow | ItemRow | ExtraRow

/** Prices of the calculation. */
export type OfferPrices = {
  /** Package price per person in a double room from a group size on. */
  tiers: readonly { fromPax: number; price: Money }[]
  /** Supplement per person up to a number of single rooms; null: for every one. */
  singleSupplements: readonly { upToRooms: number | null; price: Money }[]
  minimumPax: number | null
  /** Whether the prices of single rooms are prices of their own, no supplement to the package (money.md §1). */
  hasOwnSinglePrices?: boolean
  /** Of services offered on top, by their id. */
  services?: ReadonlyMap<number, ServiceRow>
  /** In the order of the calculation; hidden ones are not among them. */
  rows?: readonly OfferedRow[]
}
