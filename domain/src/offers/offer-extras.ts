import type { ClientOfferStatus } from '../accounts/options.ts'
import { extraName, extraUnit, itemName, itemUnit, supplementName } from '../calculation/paper/row-names.ts'
import { namesOfServices } from '../calculation/paper/service-names.ts'
import type { ExtraRow, ItemRow, RoomRow } from '../calculation/price-row.ts'
import type { DocumentLanguage } from '../documents/document-language.ts'
import { isSold, type TripPlan } from '../itinerary/plan/trip-plan.ts'
import type { Money } from '../money.ts'
import { capitalised } from '../typography/characters.ts'
import { serviceExtras } from './offer-extras-of-services.ts'
import { offerWordsIn } from './offer-language.ts'
import type { OfferDocumentModel, PrintedExtra } from './offer-model.ts'
import type { OfferedRow, OfferPrices } from './offer-source.ts'

type Offered = Pick<OfferPrices, 'rows' | 'services' | 'hasOwnSinglePrices'>

/** By status, in the order in which the client reads them; 'included' is in the price already. */
const extraStatuses = ['optional', 'additional', 'atLocation'] as const satisfies ClientOfferStatus[]

/**
 * What stands beside the package price (OFFER-04): rooms and cabins that cost more or less, services by how they are offered,
 * prices of requests that are charged on top, extras and discounts. Unit prices are the calculation's.
 */
export function extraGroups(
  days: TripPlan,
  language: DocumentLanguage,
  { rows = [], services = new Map(), hasOwnSinglePrices = false }: Offered = {},
): OfferDocumentModel['extras'] {
  const words = offerWordsIn[language.locale]
  const tell = teller(language)
  const perPerson = language.options.price_type.per_person
  const supplements = rows.filter((row) => row.cents !== 0).filter(isSupplement)
  // Without supplements another room has a price of its own, a cabin still costs what it costs more.
  const isRoomPrice = (row: OfferedRow): row is RoomRow => hasOwnSinglePrices && row.priceType === 'hotelSupplement'
  const extras = rows.filter((row): row is ExtraRow => row.priceType === 'extra' && row.cents !== 0)
  const items = rows.filter(isChargedItem)
  const names = namesOfServices(days, language)
  const ofItem = (row: ItemRow) => tell(itemName(row, language, names), itemUnit(row, language), row)
  const ofSupplement = (row: (typeof supplements)[number]) => tell(supplementName(row, language, names), perPerson, row)
  const ofExtra = (row: ExtraRow) => tell(extraName(row, language), extraUnit(row, language), row)
  const ofStatus = (status: (typeof extraStatuses)[number]) => ({
    group: capitalised(language.options.client_offer[status]),
    rows: [
      ...days.flatMap((day, index) =>
        day.services
          .filter(isSold)
          .filter(({ clientOffer }) => clientOffer === status)
          .flatMap((service) => {
            const row = status === 'additional' ? services.get(service.id ?? 0) : undefined
            return serviceExtras(service, row, index + 1, language)
          }),
      ),
      ...(status === 'additional' ? items.filter(({ isOnTop }) => isOnTop).map(ofItem) : []),
    ],
  })
  const groups = [
    { group: words.otherRooms, rows: supplements.filter(isRoomPrice).map(ofSupplement) },
    { group: words.supplements, rows: supplements.filter((row) => !isRoomPrice(row)).map(ofSupplement) },
    ...extraStatuses.map(ofStatus),
    {
      group: words.extras,
      rows: [
        ...items.filter(({ isOnTop }) => !isOnTop).map(ofItem),
        ...extras.filter(({ cents }) => cents > 0).map(ofExtra),
      ],
    },
    { group: words.discounts, rows: extras.filter(({ cents }) => cents < 0).map(ofExtra) },
  ]
  return groups.filter(({ rows: told }) => told.length > 0)
}

/** Whether an offer tells a row: what is charged, at a price. */
export function standsOnPaper(row: OfferedRow): boolean {
  return row.priceType === 'item' ? isChargedItem(row) : row.cents !== 0
}

function isSupplement(row: OfferedRow) {
  return (
    row.priceType === 'hotelSupplement' || row.priceType === 'ferrySupplement' || row.priceType === 'trainSupplement'
  )
}

/**
 * A price of a request that the client pays beside the package or the service it belongs to (decision 028); a row whose limit
 * holds on no basis is for nobody.
 */
function isChargedItem(row: OfferedRow): row is ItemRow {
  if (row.priceType !== 'item' || row.cents === null || row.cents === 0) return false
  const isHeldByService = row.isOnTop && row.billingType === 'included'
  return !isHeldByService && (row.limitIsValid || row.limitIsValidAsked)
}

function teller({ amounts, typeset, locale }: DocumentLanguage) {
  return (
    name: string,
    unit: string,
    { cents, currency }: { cents: number | null; currency: string },
  ): PrintedExtra => {
    const price: Money | null = cents === null || cents === 0 ? null : { cents, currency }
    return {
      name: typeset(name),
      unit: price === null ? '' : unit,
      price: price === null ? offerWordsIn[locale].onRequest : amounts.money(price),
    }
  }
}
