import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import { currencySign } from '../../lib/format.ts'
import { movingTheEnd } from './dependent-times.ts'
import {
  choice,
  type DrawerColumn,
  date,
  fixed,
  lookup,
  money,
  type Names,
  number,
  optionDate,
  text,
  time,
  yesOrNo,
} from './fields.ts'
import { guestPrice } from './hotel-prices/hotel-items.ts'
import { crossingCabinColumns, servicePrice, ticketPrice } from './item-prices.ts'
import { type CabinSort, cabinColumns, extraReserved, reserved } from './list-fields.ts'
import { contacts, lookups } from './lookups.ts'
import { trainClasses, type Words } from './use-words.tsx'

/** The seven tables of the edit view, in the order of 002 §2. */
export const requestTables = [
  { key: 'hotels', title: 'Hotels', kind: 'hotel', passage: null },
  { key: 'others', title: 'Zusatzleistungen', kind: 'other', passage: null },
  { key: 'airlines', title: 'Flüge', kind: 'airline', passage: null },
  { key: 'dayFerries', title: 'Tagfähren', kind: 'ferry', passage: 'day' },
  { key: 'nightFerries', title: 'Nachtfähren', kind: 'ferry', passage: 'night' },
  { key: 'dayTrains', title: 'Tagzüge', kind: 'train', passage: 'day' },
  { key: 'nightTrains', title: 'Nachtzüge', kind: 'train', passage: 'night' },
] as const satisfies readonly { key: string; title: string; kind: RequestedKind; passage: 'day' | 'night' | null }[]
export type RequestTable = (typeof requestTables)[number]

/**
 * The columns of a table (001 §3, 002 §3): who provides it stays in sight, then when and where, how the booking stands and
 * what it costs, and last what is looked up more than typed.
 * @param cabins sizes and types of cabins and seats that the table shows
 * @param currency that of the trip
 */
export function columnsOf(
  table: RequestTable,
  words: Words,
  names: Names,
  cabins: readonly CabinSort[],
  currency: string,
): DrawerColumn[] {
  const sign = currencySign(currency)
  const ofCabin = table.kind === 'ferry' ? crossingCabinColumns : cabinColumns
  const cabinsShown = cabins.flatMap((sort) => ofCabin(sort, sign))
  const end = closing(words, names)
  switch (table.key) {
    case 'hotels':
      return [
        ...hotelStay(names),
        ...booking(words),
        ...persons,
        ...hotelPrices(sign),
        ...hotelRest(words),
        ...extras,
        ...end,
      ]
    case 'others':
      return [
        ...otherService(names),
        ...booking(words),
        ...persons,
        ...otherPrices(sign),
        servicePrice('per_group', `Preis Gruppe ${sign}`),
        ...otherRest,
        ...extras,
        ...end,
      ]
    case 'airlines':
      return [...flight(names), ...booking(words), ...persons, ...otherPrices(sign), ...flightRest, ...extras, ...end]
    case 'dayFerries':
      return [...crossing(names), ...booking(words), ...tickets(sign), checkIn, ...end]
    case 'nightFerries':
      return nightCrossing(crossing(names), booking(words), cabinsShown, end)
    case 'dayTrains':
    case 'nightTrains':
      return [...journey(names), ...booking(words), ...cabinsShown, ...trainRest(words), ...end]
  }
}

const dayNumber = fixed(
  { key: 'day', title: 'Tag', width: 38 },
  ({ number: day }) => day,
  'Der Tag folgt der Leistung.',
)

const checkIn = time({ width: 62, path: 'checkInAt' })

function hotelStay(names: Names): DrawerColumn[] {
  return [
    dayNumber,
    lookup({
      width: 170,
      isPinned: true,
      path: 'hotel',
      resource: 'hotels',
      lookup: lookups.hotels,
      names,
      shownAt: 'provider',
    }),
    date({ title: 'Anreise', width: 72, path: 'startAt', atMidnight: true }),
    date({ title: 'Abreise', width: 72, path: 'endAt', atMidnight: true }),
    fixed(
      { key: 'place', title: 'Ort', width: 96 },
      ({ request, service }) => nameAt(request?.item, 'provider', 'place') ?? nameAt(service.item, 'place') ?? '',
      'Der Ort ist der des Hotels.',
    ),
  ]
}

const hotelPrices = (sign: string) => [
  guestPrice('guest', `DZ p. P. ${sign}`),
  guestPrice('supplement', `EZ-Zuschlag ${sign}`),
]
const otherPrices = (sign: string) => [servicePrice('per_person', `Preis p. P. ${sign}`)]

function hotelRest({ boards }: Words): DrawerColumn[] {
  return [choice({ width: 112, path: 'board', choices: boards }), checkIn]
}

const persons = [
  number({ short: 'Angefr.', width: 56, path: 'contingent.askedAmount' }),
  number({ ...reserved, width: 58, path: 'contingent.reservedAmount' }),
]
const extras = [
  text({ width: 110, path: 'contingent.extraDescription' }),
  number({
    short: 'Zus. angefr.',
    width: 78,
    path: 'contingent.extraAskedAmount',
  }),
  number({ ...extraReserved, width: 44, path: 'contingent.extraReservedAmount' }),
]

function booking({ statuses, drawStatus }: Words): DrawerColumn[] {
  return [
    optionDate(),
    choice({ width: 146, path: 'requestStatus.status', choices: statuses, draw: drawStatus }),
    text({ width: 96, path: 'optionNr' }),
  ]
}

/** What every table ends with: the agency, whom one writes to, how it is offered to the client, and notes. */
function closing({ offers, priceTypes }: Words, names: Names): DrawerColumn[] {
  return [
    lookup({ width: 164, path: 'agency', resource: 'agencies', lookup: lookups.agencies, names }),
    lookup({
      width: 130,
      path: 'requestContact',
      resource: 'contacts',
      lookup: contacts,
      names,
    }),
    choice({ width: 120, path: 'clientOffer.status', of: 'service', choices: offers }),
    choice({ width: 90, path: 'clientOffer.priceType', of: 'service', choices: priceTypes }),
    text({ width: 200, path: 'notes', isMultiline: true }),
  ]
}

/** @param begins what another beginning means beside itself */
function way(from: string, to: string, begins = (column: DrawerColumn) => column): DrawerColumn[] {
  return [
    begins(date({ title: 'Von', width: 72, path: 'startAt' })),
    begins(time({ title: from, width: 58, path: 'startAt' })),
    date({ title: 'Bis', width: 72, path: 'endAt' }),
    time({ title: to, width: 58, path: 'endAt' }),
  ]
}

function otherService(names: Names): DrawerColumn[] {
  return [
    dayNumber,
    lookup({
      width: 140,
      isPinned: true,
      path: 'otherServiceType',
      resource: 'other_service_types',
      lookup: lookups.serviceTypes,
      names,
    }),
    lookup({
      width: 150,
      isPinned: true,
      path: 'provider',
      resource: 'providers',
      lookup: lookups.providers,
      names,
    }),
    ...way('Beginn', 'Ende', movingTheEnd),
  ]
}

const otherRest = [text({ width: 130, path: 'meetingPoint', isMultiline: true }), checkIn]

function flight(names: Names): DrawerColumn[] {
  const airport = { width: 120, resource: 'airports', lookup: lookups.airports, names }
  return [
    dayNumber,
    lookup({
      width: 120,
      isPinned: true,
      path: 'airline',
      resource: 'airlines',
      lookup: lookups.airlines,
      names,
      shownAt: 'provider',
    }),
    text({ width: 82, path: 'flightNumber' }),
    ...way('Abflug', 'Ankunft'),
    lookup({ ...airport, path: 'startAirport' }),
    lookup({ ...airport, path: 'endAirport' }),
  ]
}

const flightRest = [text({ width: 80, path: 'ticketNr' }), yesOrNo({ width: 92, path: 'foodOnBoard' }), checkIn]

function crossing(names: Names): DrawerColumn[] {
  const port = { width: 92, resource: 'ports', lookup: lookups.ports, names }
  return [
    dayNumber,
    lookup({
      width: 168,
      isPinned: true,
      path: 'ferry',
      resource: 'ferries',
      lookup: lookups.ferries,
      names,
      shownAt: 'provider',
    }),
    text({ width: 132, isPinned: true, path: 'shipName' }),
    ...way('Abfahrt', 'Ankunft'),
    lookup({ ...port, path: 'startPort' }),
    lookup({ ...port, path: 'endPort' }),
  ]
}

/** The widths at which the usual sorts of cabins stand beside ship and status on a screen of 1440. */
const narrow: Readonly<Record<string, number>> = {
  'request.ferry': 112,
  'request.shipName': 132,
  'request.startPort': 78,
  'request.endPort': 86,
  'request.startAt.date': 72,
  'request.endAt.date': 72,
  'request.optionTodo.dueDate': 72,
  'request.requestStatus.status': 124,
}

/** Cabins of all sorts come into sight together with what they belong to; what is looked at more seldom stands behind them. */
function nightCrossing(
  way: readonly DrawerColumn[],
  booked: readonly DrawerColumn[],
  cabins: readonly DrawerColumn[],
  end: readonly DrawerColumn[],
): DrawerColumn[] {
  const isBehind = ({ key }: DrawerColumn) => key.endsWith('.time') || key === 'request.optionNr'
  const first = [...way, ...booked].map((column) => ({ ...column, width: narrow[column.key] ?? column.width }))
  return [...first.filter((column) => !isBehind(column)), ...cabins, checkIn, ...first.filter(isBehind), ...end]
}

const tickets = (sign: string) => [
  number({ ...reserved, group: 'Tickets', width: 50, path: 'contingent.ticketsReserved' }),
  number({ ...extraReserved, group: 'Tickets', width: 44, path: 'contingent.extraReservedAmount' }),
  ticketPrice(sign),
  money({ title: 'Bus', group: `Preise ${sign}`, width: 72, path: 'contingent.busPrice' }),
  money({ title: 'Ticket', group: `Steuern ${sign}`, width: 68, path: 'contingent.ticketTax' }),
  money({ title: 'Bus', group: `Steuern ${sign}`, width: 68, path: 'contingent.busTax' }),
]

function journey(names: Names): DrawerColumn[] {
  const station = { width: 112, resource: 'train_stations', lookup: lookups.stations, names }
  return [
    dayNumber,
    lookup({
      short: 'Bahn',
      width: 130,
      isPinned: true,
      path: 'train',
      resource: 'trains',
      lookup: lookups.trains,
      names,
      shownAt: 'provider',
    }),
    text({ width: 80, path: 'trainNumber' }),
    ...way('Abfahrt', 'Ankunft'),
    lookup({ ...station, path: 'startTrainStation' }),
    lookup({ ...station, path: 'endTrainStation' }),
  ]
}

function trainRest({ trainTypes, wagonTypes }: Words): DrawerColumn[] {
  return [
    choice({ width: 64, path: 'category', choices: trainClasses }),
    choice({ width: 176, path: 'trainType', choices: trainTypes }),
    choice({ width: 110, path: 'wagonType', choices: wagonTypes }),
    text({ width: 84, path: 'startTrack' }),
    text({ width: 88, path: 'endTrack' }),
    checkIn,
  ]
}

function nameAt(item: object | undefined, ...path: string[]): string | null {
  let value: unknown = item
  for (const name of [...path, 'name']) {
    // Every step is an item or nothing.
    value = (value as Record<string, unknown> | null | undefined)?.[name]
  }
  return typeof value === 'string' ? value : null
}
