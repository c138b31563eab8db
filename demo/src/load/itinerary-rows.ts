import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { foreignLocales, type Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { catalogTextOf, catalogTextsOf, checkStatusOf } from '../trips/compose-catalog.ts'
import { type DemoExtra, extrasOf } from '../trips/compose-extras.ts'
import { inOtherLanguages } from '../trips/foreign-words.ts'
import type { DemoRequest, DemoService, PlannedTrip } from '../trips/trip-model.ts'
import type { Row, Rows } from './rows.ts'
import type { TripLinks } from './trip-links.ts'

type AnyService = DemoService | DemoExtra
type Places = { orderId: number; dayId: number; date: string }

/**
 * One day of a plan with its services, requests and option deadlines.
 * @param index counted from 0 @param text what the catalogue says, for a concept, whose text is its own @returns its id
 */
export function addDay(
  rows: Rows,
  trip: PlannedTrip,
  index: number,
  orderId: number,
  links: TripLinks,
  text?: { catalogText: string; checkStatus: string },
): number {
  const day = trip.days[index]
  if (day === undefined) throw new Error(`${trip.name} has no day ${index}`)
  const { date, name, distance, subtitle, services } = day
  const { catalogText, checkStatus } = text ?? {
    catalogText: catalogTextOf(day),
    checkStatus: checkStatusOf(`${trip.name} ${date}`),
  }
  const sortHelper: string[] = []
  const dayId = rows.add('days', {
    orderId,
    date,
    name,
    translations: both(inOtherLanguages('name', name), text === undefined ? catalogTextsOf(day) : {}),
    isAutomaticName: false,
    distance,
    distanceIsCalculated: false,
    catalogText,
    checkStatus,
    // Filled below: the keys are known once the services have their ids.
    sortHelper,
  })
  rows.add('day_subtitles', {
    ...{ orderId, dayId, subtitle, sort: 0 },
    translations: inOtherLanguages('subtitle', subtitle),
  })
  const at = { orderId, dayId, date }
  for (const service of services) sortHelper.push(addService(rows, trip, at, service, links))
  const clocks = services.map(clockOf)
  for (const extra of extrasOf(trip, index)) {
    // In its hour among what has one, and before the hotel of the night.
    const later = clocks.findIndex((clock) => clock > clockOf(extra))
    const place = later === -1 ? sortHelper.length : later
    sortHelper.splice(place, 0, addService(rows, trip, at, extra, links))
    clocks.splice(place, 0, clockOf(extra))
  }
  return dayId
}

/** When a service begins, '99:99' for the hotel of the night and '' when no hour is known. */
function clockOf(service: AnyService): string {
  if (service.kind === 'hotel') return '99:99'
  return 'time' in service ? (service.time ?? '') : service.startAt.slice(11, 16)
}

const asksForDriver: ReadonlySet<string> = new Set(['meal', 'entrance'])

/** @returns the key by which its day sorts it */
function addService(rows: Rows, trip: PlannedTrip, at: Places, service: AnyService, links: TripLinks): string {
  const { orderId, dayId, date } = at
  const { offer } = service
  const kind = service.kind === 'way' ? 'route' : service.kind
  const withoutDriver =
    (service.kind === 'ferry' && service.passage === 'night') ||
    (service.kind === 'other' && asksForDriver.has(service.type.category))
  const id = rows.add('placeholders', {
    orderId,
    dayId,
    kind,
    ...timesOf(service, date),
    clientOfferStatus: offer.status,
    clientOfferPriceType: offer.priceType,
    clientOfferPriceCents: offer.priceCents,
    clientOfferPriceCurrency: trip.currency,
    driverNotParticipating: withoutDriver ? false : null,
    isBrandNew: false,
    ...namedFor(trip, service, links),
    routeDescription: service.kind === 'way' ? service.text : service.kind === 'route' ? service.detail.text : '',
    serviceDescription: service.description,
    translations: translatedTexts(service),
  })
  addKind(rows, { id, orderId }, service, links)
  for (const request of service.requests) addRequest(rows, trip, at, id, service, request, links)
  return `${kind}-${id}`
}

/** What two texts of one item are in other languages. */
function both(one: Translations<'name'>, other: Translations<'catalogText'>): Translations<'name' | 'catalogText'> {
  const told = foreignLocales.map((locale) => [locale, { ...one[locale], ...other[locale] }] as const)
  return Object.fromEntries(told.filter(([, texts]) => Object.keys(texts).length > 0))
}

function translatedTexts(service: AnyService) {
  if (service.kind === 'free') return inOtherLanguages('text', service.text)
  if (service.kind === 'way') return inOtherLanguages('routeDescription', service.text)
  if (service.kind === 'route') return inOtherLanguages('routeDescription', service.detail.text)
  return inOtherLanguages('serviceDescription', service.description)
}

/** An offer names a house that nobody has chosen yet as an example, and the line of a night ferry for certain. */
function namedFor({ isOffered = false }: PlannedTrip, service: AnyService, { partners }: TripLinks): Row {
  if (!isOffered || service.requests.some(({ isSelected }) => isSelected)) return {}
  if (service.kind === 'hotel') return { offerType: 'example', offerProviderId: partners.providers.of(service.hotel) }
  if (service.kind !== 'ferry' || service.passage !== 'night') return {}
  return { offerType: 'fixed', offerProviderId: partners.providers.of(service.line) }
}

/** Stays are kept as days, departures and arrivals with their clock time (design §3). */
function timesOf(service: AnyService, date: string): Row {
  if (service.kind === 'hotel') {
    const { startDate, endDate } = service
    return { startAt: `${startDate}T00:00:00`, endAt: `${endDate}T00:00:00`, checkInAt: `${startDate}T15:00:00` }
  }
  if ('time' in service) {
    // Midnight at both ends: only the day is known.
    const at = `${date}T${service.time ?? '00:00'}:00`
    return { startAt: at, endAt: service.time === null ? at : null, checkInAt: null }
  }
  return { startAt: service.startAt, endAt: service.endAt, checkInAt: service.checkInAt }
}

/** Where a journey begins and ends, for its service and its requests alike. */
function endsOf(service: AnyService, { ports, airports, stations }: TripLinks['geography']): Row {
  switch (service.kind) {
    case 'ferry':
      return { type: service.passage, startPortId: ports.of(service.from), endPortId: ports.of(service.to) }
    case 'airline':
      return { startAirportId: airports.of(service.flight.from), endAirportId: airports.of(service.flight.to) }
    case 'train': {
      const { from, to, trainType } = service.route
      return { startTrainStationId: stations.of(from), endTrainStationId: stations.of(to), trainType }
    }
    default:
      return {}
  }
}

function addKind(rows: Rows, row: { id: number; orderId: number }, service: AnyService, links: TripLinks): void {
  const { geography, partners, catalogue } = links
  const ends = endsOf(service, geography)
  switch (service.kind) {
    case 'hotel': {
      const type = { hotelTypeStars: service.stars, hotelTypeCategory: service.category }
      const placeId = geography.places.of(service.place)
      rows.add('hotel_placeholders', { ...row, placeId, board: service.board, ...type })
      return
    }
    case 'ferry':
      rows.add('ferry_placeholders', { ...row, ...ends, offerBus: true })
      return
    case 'free':
      rows.add('free_text_items', { ...row, text: richTextOf(service.text), timeOfDay: service.time })
      return
    case 'way':
      rows.add('route_details', { ...row, pricePerPersonCents: 0, timeOfDay: service.time })
      return
    case 'airline':
      rows.add('airline_placeholders', { ...row, ...ends, airlineId: partners.providers.of(service.flight.airline) })
      return
    case 'train':
      rows.add('train_placeholders', { ...row, ...ends })
      return
    case 'other': {
      const { category, name, meetingPoint } = service.type
      const placeId = geography.places.of(service.place)
      const otherServiceTypeId = catalogue.serviceTypes.of(name)
      rows.add('other_placeholders', { ...row, category, otherServiceTypeId, placeId, meetingPoint })
      return
    }
    case 'route': {
      const { name, cents, charges } = service.detail
      const predefinedRouteDetailId = catalogue.routeDetails.of(name)
      rows.add('route_details', { ...row, predefinedRouteDetailId, pricePerPersonCents: cents })
      for (const [sort, charge] of charges.entries()) {
        const locationChargeId = catalogue.charges.of(`${name} ${charge.name}`)
        const { name: chargeName, priceCents } = charge
        const of = { orderId: row.orderId, routeDetailId: row.id, locationChargeId }
        rows.add('route_detail_charges', { ...of, name: chargeName, priceCents, sort })
      }
    }
  }
}

function addRequest(
  rows: Rows,
  trip: PlannedTrip,
  { orderId, date }: Places,
  placeholderId: number,
  service: AnyService,
  request: DemoRequest,
  links: TripLinks,
): void {
  const { partners, users: staff } = links
  const { status, provider, agency, optionNr, askedAmount, reservedAmount, optionDue } = request
  const id = rows.add('requests', {
    orderId,
    placeholderId,
    requestType: service.kind,
    status,
    providerId: partners.providers.of(provider),
    agencyId: agency === null ? null : partners.agencies.of(agency),
    ...timesOf(service, date),
    optionNr,
    askedAmount,
    reservedAmount,
  })
  addRequestOfKind(rows, { id, orderId }, service, request, links)
  for (const [sort, price] of request.prices.entries()) {
    rows.add('request_item_prices', { orderId, requestId: id, ...price, priceCurrency: 'EUR', sort })
  }
  if (request.isSelected) rows.link('placeholders', placeholderId, 'selected_request_id', id)
  if (optionDue === null) return
  rows.add('todos', {
    organisationId: partners.organisations.of(trip.organisation),
    orderId,
    requestId: id,
    userId: staff.of(trip.user),
    name: `Option ${provider}`,
    status: optionDue.status,
    todoType: 'general',
    type: 'internal',
    tags: [],
    orderStatuses: [],
    requestStatuses: defaultSettings.tasks.option,
    cause: null,
    dueDate: optionDue.date,
    doneDate: optionDue.status === 'done' ? `${optionDue.date}T09:00:00Z` : null,
    description: '',
  })
}

function addRequestOfKind(
  rows: Rows,
  row: { id: number; orderId: number },
  service: AnyService,
  { shipName, askedAmount, reservedAmount, conditions }: DemoRequest,
  { geography, catalogue }: TripLinks,
): void {
  const ends = endsOf(service, geography)
  switch (service.kind) {
    case 'hotel':
      rows.add('hotel_requests', { ...row, board: service.board, ...conditions })
      return
    case 'ferry':
      rows.add('ferry_requests', { ...row, ...ends, shipName: shipName ?? '' })
      return
    case 'airline': {
      const { airline, minutes } = service.flight
      const flightNumber = `${airline.slice(0, 2).toUpperCase()} ${300 + (minutes % 90)}`
      rows.add('airline_requests', { ...row, ...ends, flightNumber, foodOnBoard: minutes > 120 })
      return
    }
    case 'train': {
      const amounts = { persons: 1, type: 'second', askedAmount, reservedAmount }
      rows.add('train_requests', { ...row, ...ends })
      rows.add('request_cabins', { orderId: row.orderId, requestId: row.id, ...amounts })
      return
    }
    case 'other': {
      const { name, meetingPoint } = service.type
      const otherServiceId = catalogue.otherServices.of(service.firm)
      const otherServiceTypeId = catalogue.serviceTypes.of(name)
      rows.add('other_requests', { ...row, otherServiceId, otherServiceTypeId, meetingPoint })
    }
  }
}
