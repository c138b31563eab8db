import * as z from 'zod'
import { requestStatusKeys } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { children, choice, integer, json, jsonServedAs, link, strings } from '../contract/fields.ts'
import type { Contract } from '../contract/shape.ts'
import { requestItemPriceContract } from '../requests/request-fields.contract.ts'
import { type PriceListOf, type RequestedKind, requestedKinds, serviceKinds } from '../service-kinds.ts'
import { wireOfDate, wireOfLocalTime } from '../wire.ts'
import { contingentPriceContract, extraPriceContract, rowTypes, servicePriceContracts } from './price.contract.ts'

export const freePlaceTypes = { single: { label: 'Einzelzimmer' }, double: { label: 'Doppelzimmer' } } as const

/** From a group of so many on, one guest travels free (002 §3). */
export const freePlaceContract = contract({
  name: 'calculation_free_places',
  title: 'Freiplatz',
  fields: {
    numberOfPersons: integer({ label: 'ab Personen', min: 1, max: 999, required: true }),
    type: choice(freePlaceTypes, { label: 'Zimmer' }),
    freePlaces: integer({ label: 'Freiplätze', min: 1, max: 1 }),
  },
})

const freePlaceRules = z.array(
  z.object({ numberOfPersons: z.int(), type: z.enum(['single', 'double']), freePlaces: z.int() }),
)
/** Of which service a request is. */
const serviceId = z.int()
const withdrawnChoice = z.object({
  serviceId,
  name: z.string(),
  kind: z.enum(requestedKinds),
  status: z.enum(requestStatusKeys),
  lapsedOn: z.string().nullable(),
})
const moment = z.string().nullable()
const times = z.object({ startAt: moment, endAt: moment })
const movedChoice = z.object({
  serviceId,
  ...{ name: z.string(), kind: z.enum(requestedKinds), service: times, request: times },
  isConfirmed: z.boolean(),
})
type Withdrawn = z.output<typeof withdrawnChoice>
type Moved = z.output<typeof movedChoice>
/** Kept as days and clock times, served as dates are (APP-06). */
const servedWithdrawn = {
  out: z.array(withdrawnChoice),
  encode: (kept: Withdrawn[]) =>
    kept.map((choice) => ({ ...choice, lapsedOn: choice.lapsedOn === null ? null : wireOfDate(choice.lapsedOn) })),
}
const onWire = (time: string | null) => (time === null ? null : wireOfLocalTime(time))
const timesOnWire = ({ startAt, endAt }: Moved['service']) => ({ startAt: onWire(startAt), endAt: onWire(endAt) })
const servedMoved = {
  out: z.array(movedChoice),
  encode: (kept: Moved[]) =>
    kept.map(({ service, request, ...choice }) => ({
      ...choice,
      service: timesOnWire(service),
      request: timesOnWire(request),
    })),
}
const beds = z.array(z.object({ persons: z.int(), type: z.string(), askedAmount: z.int(), reservedAmount: z.int() }))
// Object.keys forgets the keys' type.
const rowTypeKeys = Object.keys(rowTypes) as (keyof typeof rowTypes)[]
const rows = { write: 'never', groups: ['calculation_read'] } as const

type Rows = typeof rows & { label: string }
type PriceLists = {
  [K in RequestedKind as PriceListOf<K>]: ReturnType<typeof children<(typeof servicePriceContracts)[K], Rows>>
}
const pricesOfServices = Object.fromEntries(
  requestedKinds.map((kind) => {
    const { plural, asked } = serviceKinds[kind]
    return [asked.priceList, children<Contract, Rows>(servicePriceContracts[kind], { label: plural, ...rows })]
  }),
) as PriceLists // fromEntries forgets the names

/** The calculation of a trip: there is one from the beginning (002 §3). */
export const calculationContract = contract({
  name: 'calculations',
  title: 'Kalkulation',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    /** 'contingent-12', 'hotel-3', 'extra-7': the order in which rows stand; keys without a row are not kept. */
    sortHelper: strings({ label: 'Reihenfolge', atMost: 1_000 }),
    /** Guests of a trip with neither rooms nor cabins. */
    numberOfPersons: integer({ label: 'Teilnehmer', nullable: true, min: 0, max: 9_999 }),
    minimumPersons: integer({ label: 'Mindestteilnehmer', nullable: true, min: 1, max: 9_999 }),
    freePlaces: children(freePlaceContract, { label: 'Freiplätze' }),
    /** Those of the trip whose offer speaks for this one, by which its guests are counted then; null where its own does. */
    attachedFreePlaces: json(freePlaceRules.nullable(), { label: 'Freiplätze', nullable: true, ...rows }),
    /** Chosen requests that declined, were cancelled or whose option ran out since: they count as none chosen. */
    withdrawnChoices: jsonServedAs(z.array(withdrawnChoice), servedWithdrawn, { label: 'Abgesagt', ...rows }),
    /** Chosen requests for another time than their services have. */
    movedChoices: jsonServedAs(z.array(movedChoice), servedMoved, { label: 'Anderer Termin', ...rows }),
    /** Free texts that are sold on top at a price: they have no row and are in no sum. */
    uncountedTexts: json(z.array(z.string()), { label: 'Freitexte mit Preis', ...rows }),
    /** Every row as `sortHelper` has them stand. */
    sortedPrices: json(z.array(z.object({ key: z.string(), priceType: z.enum(rowTypeKeys), price: z.string() })), {
      label: 'Zeilen',
      ...rows,
    }),
    /** Rooms and cabins of the trip, by which is counted. */
    contingent: json(z.object({ rooms: beds, cabins: beds }), { label: 'Kontingent', ...rows }),
    /** The package tiers and those of single rooms among the contingent prices; a list in a body replaces them all. */
    packagePrices: children(contingentPriceContract, { label: 'Paketpreise' }),
    contingentPrices: children(contingentPriceContract, { label: 'Kontingentpreise', ...rows }),
    ...pricesOfServices,
    extraPrices: children(extraPriceContract, { label: 'Extras', ...rows }),
    itemPrices: children(requestItemPriceContract, { label: 'Preise der Anfragen', ...rows }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})
