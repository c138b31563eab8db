import * as z from 'zod'
import {
  boardKeys,
  boards,
  classCategoryKeys,
  clientOfferStatuses,
  clientOfferStatusKeys,
  hotelCategories,
  hotelCategoryKeys,
  passageTypeKeys,
  priceTypeKeys,
  priceTypes,
} from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import {
  boolean,
  children,
  choice,
  integer,
  json,
  link,
  localTime,
  money,
  object,
  richText,
  text,
} from '../contract/fields.ts'
import { placeContract, portContract } from '../geography/geography.contract.ts'
import { agencyContract } from '../partners/provider.contract.ts'
import { ferryRequestContract, hotelRequestContract, requestContract } from '../requests/request.contract.ts'
import { hotelTimeTypes } from './hotel-times.ts'

const dashboard = ['trip_dashboard_read'] as const

/** What services of every kind share (001 §3). */
const common = {
  order: link('orders', { write: 'never' }),
  day: link('days', { required: true }),
  startAt: localTime({ nullable: true }),
  endAt: localTime({ nullable: true }),
  checkInAt: localTime({ nullable: true }),
  agency: link('agencies', { nullable: true, expand: { contract: agencyContract, groups: dashboard } }),
  selectedRequest: link('requests', { nullable: true, kinds: ['hotel_requests', 'ferry_requests'] }),
  clientOffer: object({
    status: choice(clientOfferStatusKeys),
    priceType: choice(priceTypeKeys),
    price: money({ nullable: true }),
  }),
  /** Guests booked by the chosen request and guests asked for. */
  info: object({
    type: text({ write: 'never' }),
    /** null while no request is chosen. */
    personsReserved: integer({ write: 'never', nullable: true }),
    personsAsked: integer({ write: 'never' }),
  }),
  driverNotParticipating: boolean({ nullable: true }),
  isBrandNew: boolean(),
  routeDescription: text({ max: 5_000, multiline: true }),
  serviceDescription: text({ max: 5_000, multiline: true }),
} as const

const optionsOf = (table: Record<string, { label: string; tone: string }>) =>
  Object.entries(table).map(([key, { label, tone }]) => ({ key, label, tone }))

const shared = {
  filters: { id: 'in', 'day.id': 'in', 'day.order.id': 'in', 'order.id': 'in' },
  options: {
    clientOfferStatuses: optionsOf(clientOfferStatuses),
    priceTypes: optionsOf(priceTypes),
    boards: optionsOf(boards),
    hotelCategories: optionsOf(hotelCategories),
  },
} as const

/** Any service, whatever its kind; the kinds have resources of their own. */
export const placeholderContract = contract({
  name: 'placeholders',
  title: 'Leistung',
  fields: { ...common, requests: children(requestContract, { groups: dashboard, write: 'never' }) },
  ...shared,
})

const clock = { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'Bitte eine Uhrzeit wie 18:30 eingeben' }
const clockTime = z.string().regex(clock.pattern, clock.message)

export const hotelPlaceholderContract = contract({
  name: 'hotel_placeholders',
  title: 'Hotel',
  fields: {
    ...common,
    area: link('areas', { nullable: true }),
    place: link('places', { nullable: true, expand: { contract: placeContract, groups: dashboard } }),
    board: choice(boardKeys),
    hotelType: object({ stars: integer({ min: 1, max: 5 }), category: choice(hotelCategoryKeys) }),
    times: json(z.array(z.strictObject({ type: z.enum(hotelTimeTypes), time: clockTime })).max(20)),
    requests: children(hotelRequestContract, { groups: dashboard, write: 'never' }),
  },
  ...shared,
})

const port = { contract: portContract, groups: dashboard } as const

export const ferryPlaceholderContract = contract({
  name: 'ferry_placeholders',
  title: 'Fähre',
  fields: {
    ...common,
    type: choice(passageTypeKeys),
    startPort: link('ports', { nullable: true, expand: port }),
    endPort: link('ports', { nullable: true, expand: port }),
    hideClass: boolean(),
    classCategory: choice(classCategoryKeys, { nullable: true }),
    offerBus: boolean(),
    offerCar: boolean(),
    offerMotorcycle: boolean(),
    offerSprinter: boolean(),
    offerTrailer: boolean(),
    requests: children(ferryRequestContract, { groups: dashboard, write: 'never' }),
  },
  ...shared,
})

/** A note in the day plan, of the agency's own words or a predefined one. */
export const freeTextItemContract = contract({
  name: 'free_text_items',
  title: 'Freitext',
  fields: { ...common, text: richText({ nullable: true }), timeOfDay: text({ nullable: true, ...clock }) },
  ...shared,
})
