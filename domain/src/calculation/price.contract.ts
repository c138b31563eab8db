import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { boolean, choice, integer, json, link, money, price, text } from '../contract/fields.ts'
import type { Contract } from '../contract/shape.ts'
import { type RequestedKind, requestedKinds, serviceKinds } from '../service-kinds.ts'
import type { PriceRow } from './price-row.ts'

/** Whether the client sees and pays a row (002 §4). */
export const billingTypes = {
  included: { label: 'Sichtbar' },
  not_included: { label: 'Ausgeblendet' },
} as const
export const contingentPriceTypes = {
  double: { label: 'Paketpreis' },
  single: { label: 'Einzelzimmer' },
  hotelSupplement: { label: 'Zimmerzuschlag' },
  ferrySupplement: { label: 'Kabinenzuschlag' },
  trainSupplement: { label: 'Abteilzuschlag' },
} as const
export type ContingentPriceType = keyof typeof contingentPriceTypes
/** What a row of a calculation is, in the documents' words (002 §3). */
export const rowTypes = {
  ...contingentPriceTypes,
  additionalHotel: { label: 'Hotel' },
  additionalDay: { label: 'Tagfähre' },
  additionalNight: { label: 'Nachtfähre' },
  additionalTrainDay: { label: 'Tagzug' },
  additionalTrainNight: { label: 'Nachtzug' },
  additionalAirline: { label: 'Flug' },
  additionalOther: { label: 'Zusatzleistung' },
  extra: { label: 'Extra' },
  item: { label: 'Preis der Anfrage' },
} as const satisfies Record<PriceRow['priceType'], { readonly label: string }>
const pricesByKind = Object.fromEntries(requestedKinds.map((kind) => [kind, serviceKinds[kind].asked.prices])) as {
  readonly [K in RequestedKind]: (typeof serviceKinds)[K]['asked']['prices']
} // fromEntries forgets the names
/** The lists of a calculation by what the keys of their rows begin with; those of requests belong to the trip. */
export const rowResources = {
  contingent: 'calculation_price_contingents',
  ...pricesByKind,
  extra: 'calculation_price_extras',
  item: 'request_item_prices',
} as const
export const extraTypes = {
  per_person: { label: 'pro Person' },
  per_group: { label: 'pro Gruppe' },
  custom: { label: 'nach Anzahl' },
} as const
export type ExtraType = keyof typeof extraTypes

const isRow = choice(rowTypes, { label: 'Art der Zeile', write: 'never' })

/** What every row shares (002 §3). */
const row = {
  calculation: link('calculations', { label: 'Kalkulation', write: 'create', required: true }),
  billingType: choice(billingTypes, { label: 'Sichtbarkeit' }),
  hasFreeplaces: boolean({ label: 'Freiplätze' }),
} as const

const amount = { askedAmount: z.int(), reservedAmount: z.int() }
const persons = z.object({ double: z.int(), single: z.int() })
const cabins = z.array(z.object({ persons: z.int(), type: z.string(), ...amount }))
/** A service as a calculation counts by it: its chosen request, its cabins, how long it lasts and how it is sold. */
export const countedService = z.object({
  /** Its link. */
  placeholder: z.string().optional(),
  title: z.string(),
  status: z.enum(['included', 'optional', 'additional', 'atLocation']),
  priceType: z.enum(['per_person', 'per_group']),
  passage: z.enum(['day', 'night']).nullable(),
  category: z.enum(['second', 'first', 'first_and_second']).nullable(),
  nights: z.int(),
  /** On which day of the trip it begins, '14.05.2027 00:00:00'. */
  date: z.string(),
  amounts: z.object(amount).nullable(),
  cabins,
  /** Its guests by how they sleep, in a calculation that is read with its rows (002 §3). */
  personsInvoice: z.object({ Reserved: persons, Asked: persons }).optional(),
})
export type CountedService = z.output<typeof countedService>

const info = json(countedService.nullable(), { label: 'Leistung', nullable: true, write: 'never' })
/** A row that follows a service. Without one, or of one that is no longer offered on top, it has only kept its price. */
function ofService(kind: RequestedKind) {
  return {
    ...row,
    priceType: isRow,
    placeholder: link(serviceKinds[kind].resource, { label: 'Leistung', nullable: true, write: 'never' }),
    title: text({ label: 'Titel', write: 'never' }),
    /** Whether its service is gone, or included by now: the row is kept for its price and counts nothing. */
    isWithoutService: boolean({ label: 'Ohne Leistung', write: 'never' }),
    info,
  } as const
}
const filters = { id: 'in', 'calculation.id': 'in', 'order.id': 'in' } as const
const order = link('orders', { label: 'Reise', write: 'never' })

const size = z.object({ persons: z.int(), type: z.string() })

/** A package tier, a tier of single rooms, or what another room or cabin costs more (002 §3). */
export const contingentPriceContract = contract({
  name: 'calculation_price_contingents',
  title: 'Kontingentpreis',
  fields: {
    order,
    ...row,
    priceType: choice(contingentPriceTypes, { label: 'Art', required: true }),
    /** Of tiers: from so many guests on, up to so many single rooms (002 §9). */
    numberOfPersons: integer({ label: 'Personen', min: 1, max: 999, nullable: true }),
    /** Of supplements: the room, cabin or compartment, in the documents' words (002 §3). */
    orderHotelRoom: json(z.object({ type: size }).nullable(), { label: 'Zimmer', nullable: true, write: 'never' }),
    orderFerryCabin: json(z.object({ type: size }).nullable(), { label: 'Kabine', nullable: true, write: 'never' }),
    trainCabinType: json(size.extend({ cabinIndex: z.int().nullable() }).nullable(), {
      label: 'Abteil',
      nullable: true,
      write: 'never',
    }),
    persons: integer({ label: 'Größe', nullable: true, write: 'never' }),
    type: text({ label: 'Zimmer- oder Kabinenart', nullable: true, write: 'never' }),
    /** Which train of the trip, counted from 1 as it travels. */
    cabinIndex: integer({ label: 'Zug', nullable: true, write: 'never' }),
    placeholder: link('train_placeholders', { label: 'Leistung', nullable: true, write: 'never' }),
    title: text({ label: 'Titel', write: 'never' }),
    isWithoutService: boolean({ label: 'Ohne Leistung', write: 'never' }),
    cabins: json(cabins, { label: 'Abteile', write: 'never' }),
    sellPrice: money({ label: 'Preis', nullable: true }),
  },
  filters,
})

const hotelPrices = contract({
  name: serviceKinds.hotel.asked.prices,
  title: 'Hotelpreis',
  fields: {
    order,
    ...ofService('hotel'),
    doubleRoomSellPrice: price({ label: 'Preis im Doppelzimmer', nullable: true }),
    singleRoomPremiumSellPrice: price({ label: 'Einzelzimmerzuschlag', nullable: true }),
  },
  filters,
})

const ferryPrices = contract({
  name: serviceKinds.ferry.asked.prices,
  title: 'Fährpreis',
  fields: {
    order,
    ...ofService('ferry'),
    dayTicketSellPrice: price({ label: 'Ticket', nullable: true }),
    insideDoubleCabinSellPrice: price({ label: 'Doppelkabine innen', nullable: true }),
    insideSingleCabinPremiumSellPrice: price({ label: 'Zuschlag Einzelkabine innen', nullable: true }),
    outsideDoubleCabinSellPrice: price({ label: 'Doppelkabine außen', nullable: true }),
    outsideSingleCabinPremiumSellPrice: price({ label: 'Zuschlag Einzelkabine außen', nullable: true }),
  },
  filters,
})

const trainPrices = contract({
  name: serviceKinds.train.asked.prices,
  title: 'Zugpreis',
  fields: {
    order,
    ...ofService('train'),
    secondDoubleCabinSellPrice: price({ label: 'Preis 2. Klasse', nullable: true }),
    secondSingleCabinPremiumSellPrice: price({ label: 'Einzelzuschlag 2. Klasse', nullable: true }),
    firstDoubleCabinSellPrice: price({ label: 'Preis 1. Klasse', nullable: true }),
    firstSingleCabinPremiumSellPrice: price({ label: 'Einzelzuschlag 1. Klasse', nullable: true }),
  },
  filters,
})

const airlinePrices = contract({
  name: serviceKinds.airline.asked.prices,
  title: 'Flugpreis',
  fields: {
    order,
    ...ofService('airline'),
    priceTitle: text({ label: 'Preistitel', max: 200 }),
    /** The request whose price it is sold by. */
    airlinePrice: link('airline_requests', { label: 'Flugpreis', nullable: true, write: 'never' }),
    sellPrice: price({ label: 'Preis', nullable: true }),
  },
  filters,
})

const otherPrices = contract({
  name: serviceKinds.other.asked.prices,
  title: 'Preis einer Zusatzleistung',
  fields: { order, ...ofService('other'), sellPrice: price({ label: 'Preis', nullable: true }) },
  filters,
})

/** What a service of each kind is sold for. */
export const servicePriceContracts = {
  hotel: hotelPrices,
  ferry: ferryPrices,
  train: trainPrices,
  airline: airlinePrices,
  other: otherPrices,
} as const satisfies Record<RequestedKind, Contract>

/** What is charged beside the services, or taken off as a discount (002 §3). */
export const extraPriceContract = contract({
  name: 'calculation_price_extras',
  title: 'Extra',
  fields: {
    order,
    ...row,
    priceType: isRow,
    name: text({ label: 'Name', required: true, min: 1, max: 200 }),
    type: choice(extraTypes, { label: 'Menge je' }),
    quantity: integer({ label: 'Anzahl', min: 0, max: 99_999, hint: 'nur nach Anzahl' }),
    sellPrice: money({ label: 'Preis', required: true }),
    /** Where its text stands; so far only on invoices (002 §3). */
    offerTextBlock: text({ label: 'Textblock', write: 'never' }),
  },
  filters,
})
