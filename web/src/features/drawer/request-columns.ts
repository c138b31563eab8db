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
import type { CabinSort } from './list-fields.ts'
import { cabinColumns, itemPrice } from './list-fields.ts'
import { contacts, lookups } from './lookups.ts'
import type { RequestedKind } from './rows.ts'
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
 * The columns of a table (001 §3, 002 §3).
 * @param cabins sizes and types of cabins and seats that the table shows
 */
export function columnsOf(
  table: RequestTable,
  words: Words,
  names: Names,
  cabins: readonly CabinSort[],
): DrawerColumn[] {
  const cabinsShown = cabins.flatMap(cabinColumns)
  switch (table.key) {
    case 'hotels':
      return [...hotelStay(words, names), ...booking(words), ...contingent(), ...hotelPrices, ...closing(words, names)]
    case 'others':
      return [...otherService(names), ...booking(words), ...contingent(), ...otherPrices, ...closing(words, names)]
    case 'airlines':
      return [...flight(names), ...booking(words), ...contingent(), ...otherPrices, ...closing(words, names)]
    case 'dayFerries':
      return [...crossing(names), ...booking(words), ...tickets, ...closing(words, names)]
    case 'nightFerries':
      return [...crossing(names), ...booking(words), ...cabinsShown, ...closing(words, names)]
    case 'dayTrains':
    case 'nightTrains':
      return [...journey(words, names), ...booking(words), ...cabinsShown, ...closing(words, names)]
  }
}

const dayNumber = fixed(
  { key: 'day', title: 'Tag', width: 38 },
  ({ number: day }) => day,
  'Der Tag folgt der Leistung.',
)

function agency(names: Names): DrawerColumn {
  return lookup({
    title: 'Agentur',
    width: 120,
    path: 'agency',
    resource: 'agencies',
    lookup: lookups.agencies,
    names,
  })
}

function hotelStay({ boards }: Words, names: Names): DrawerColumn[] {
  return [
    dayNumber,
    date({ title: 'Anreise', width: 70, path: 'startAt', atMidnight: true }),
    date({ title: 'Abreise', width: 70, path: 'endAt', atMidnight: true }),
    lookup({
      title: 'Hotel',
      width: 190,
      path: 'hotel',
      resource: 'hotels',
      lookup: lookups.hotels,
      names,
      shownAt: 'provider',
    }),
    fixed(
      { key: 'place', title: 'Ort', width: 100 },
      ({ request, service }) => nameAt(request?.item, 'provider', 'place') ?? nameAt(service.item, 'place') ?? '',
      'Der Ort ist der des Hotels.',
    ),
    agency(names),
    choice({ title: 'Verpflegung', width: 112, path: 'board', choices: boards }),
    time({ title: 'Check-in', width: 62, path: 'checkInAt' }),
  ]
}

const hotelPrices = [
  itemPrice('per_person_night', 'Doppelzimmer', 'DZ p. P. €'),
  itemPrice('per_single_room_night', 'Einzelzimmerzuschlag', 'EZ-Zuschlag €'),
]
const otherPrices = [itemPrice('per_person', 'Preis pro Person', 'Preis p. P. €')]

/** Persons asked for and held, and what is wanted beside them. */
function contingent(): DrawerColumn[] {
  return [
    number({ title: 'Angefr.', width: 56, path: 'contingent.askedAmount' }),
    number({ title: 'Res.', width: 48, path: 'contingent.reservedAmount' }),
    text({ title: 'Zusätzlich', width: 110, path: 'contingent.extraDescription' }),
    number({ title: 'Zus. angefr.', width: 76, path: 'contingent.extraAskedAmount' }),
    number({ title: 'RL', width: 36, path: 'contingent.extraReservedAmount' }),
  ]
}

/** How the booking stands. */
function booking({ statuses, drawStatus }: Words): DrawerColumn[] {
  return [
    optionDate(),
    choice({ title: 'Status', width: 118, path: 'requestStatus.status', choices: statuses, draw: drawStatus }),
    text({ title: 'ResaNr', width: 100, path: 'optionNr' }),
  ]
}

/** What every table ends with: whom one writes to, how it is offered to the client, and remarks. */
function closing({ offers, priceTypes }: Words, names: Names): DrawerColumn[] {
  return [
    lookup({
      title: 'Kontakt',
      width: 130,
      path: 'requestContact',
      resource: 'contacts',
      lookup: contacts,
      names,
    }),
    choice({ title: 'Abrechnung', width: 120, path: 'clientOffer.status', of: 'service', choices: offers }),
    choice({ title: 'Preisart', width: 90, path: 'clientOffer.priceType', of: 'service', choices: priceTypes }),
    text({ title: 'Bemerkung', width: 200, path: 'notes' }),
  ]
}

function way(from: string, to: string): DrawerColumn[] {
  return [
    dayNumber,
    date({ title: 'Von', width: 70, path: 'startAt' }),
    time({ title: from, width: 58, path: 'startAt' }),
    date({ title: 'Bis', width: 70, path: 'endAt' }),
    time({ title: to, width: 58, path: 'endAt' }),
  ]
}

function otherService(names: Names): DrawerColumn[] {
  return [
    ...way('Beginn', 'Ende'),
    lookup({
      title: 'Leistung',
      width: 150,
      path: 'otherServiceType',
      resource: 'other_service_types',
      lookup: lookups.serviceTypes,
      names,
    }),
    lookup({
      title: 'Leistungsträger',
      width: 160,
      path: 'provider',
      resource: 'providers',
      lookup: lookups.providers,
      names,
    }),
    agency(names),
    text({ title: 'Treffpunkt', width: 130, path: 'meetingPoint' }),
    time({ title: 'Check-in', width: 62, path: 'checkInAt' }),
  ]
}

function flight(names: Names): DrawerColumn[] {
  const airport = { width: 130, resource: 'airports', lookup: lookups.airports, names }
  return [
    ...way('Abflug', 'Ankunft'),
    lookup({ ...airport, title: 'Startflughafen', path: 'startAirport' }),
    lookup({ ...airport, title: 'Zielflughafen', path: 'endAirport' }),
    lookup({
      title: 'Airline',
      width: 120,
      path: 'airline',
      resource: 'airlines',
      lookup: lookups.airlines,
      names,
      shownAt: 'provider',
    }),
    agency(names),
    text({ title: 'Flugnummer', width: 80, path: 'flightNumber' }),
    text({ title: 'PNR', width: 80, path: 'ticketNr' }),
    yesOrNo({ title: 'Essen an Bord', width: 88, path: 'foodOnBoard' }),
    time({ title: 'Check-in', width: 62, path: 'checkInAt' }),
  ]
}

function crossing(names: Names): DrawerColumn[] {
  const port = { width: 100, resource: 'ports', lookup: lookups.ports, names }
  return [
    ...way('Abfahrt', 'Ankunft'),
    lookup({ ...port, title: 'Starthafen', path: 'startPort' }),
    lookup({ ...port, title: 'Zielhafen', path: 'endPort' }),
    lookup({
      title: 'Fähre',
      width: 120,
      path: 'ferry',
      resource: 'ferries',
      lookup: lookups.ferries,
      names,
      shownAt: 'provider',
    }),
    agency(names),
    text({ title: 'Schiff', width: 120, path: 'shipName' }),
    time({ title: 'Check-in', width: 62, path: 'checkInAt' }),
  ]
}

const tickets = [
  number({ title: 'Res.', group: 'Tickets', width: 48, path: 'contingent.ticketsReserved' }),
  number({ title: 'RL', group: 'Tickets', width: 36, path: 'contingent.extraReservedAmount' }),
  money({ title: 'Ticket', group: 'Preise €', width: 72, path: 'contingent.ticketPrice' }),
  money({ title: 'Bus', group: 'Preise €', width: 72, path: 'contingent.busPrice' }),
  money({ title: 'Ticket', group: 'Steuern €', width: 68, path: 'contingent.ticketTax' }),
  money({ title: 'Bus', group: 'Steuern €', width: 68, path: 'contingent.busTax' }),
]

function journey({ trainTypes, wagonTypes }: Words, names: Names): DrawerColumn[] {
  const station = { width: 120, resource: 'train_stations', lookup: lookups.stations, names }
  return [
    ...way('Abfahrt', 'Ankunft'),
    lookup({ ...station, title: 'Startbahnhof', path: 'startTrainStation' }),
    lookup({ ...station, title: 'Zielbahnhof', path: 'endTrainStation' }),
    lookup({
      title: 'Zug',
      width: 120,
      path: 'train',
      resource: 'trains',
      lookup: lookups.trains,
      names,
      shownAt: 'provider',
    }),
    agency(names),
    text({ title: 'Zugnummer', width: 80, path: 'trainNumber' }),
    choice({ title: 'Klasse', width: 64, path: 'category', choices: trainClasses }),
    choice({ title: 'Zugart', width: 110, path: 'trainType', choices: trainTypes }),
    choice({ title: 'Wagenart', width: 100, path: 'wagonType', choices: wagonTypes }),
    text({ title: 'Gleis Abfahrt', width: 84, path: 'startTrack' }),
    text({ title: 'Gleis Ankunft', width: 86, path: 'endTrack' }),
    time({ title: 'Check-in', width: 62, path: 'checkInAt' }),
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
