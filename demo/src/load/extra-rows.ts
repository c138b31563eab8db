import type { DemoExtra } from '../trips/compose-extras.ts'
import type { PlannedTrip } from '../trips/trip-model.ts'
import type { Row, Rows } from './rows.ts'
import type { TripLinks } from './trip-links.ts'

/** Stores a flight, train, other service or route bullet point with its request. @returns its id */
export function addExtra(
  rows: Rows,
  trip: PlannedTrip,
  orderId: number,
  dayId: number,
  extra: DemoExtra,
  links: TripLinks,
): number {
  const id = rows.add('placeholders', { order_id: orderId, day_id: dayId, ...commonOf(extra, trip) })
  addKind(rows, id, orderId, extra, links)
  if (extra.kind !== 'route' && extra.request !== null) addRequest(rows, id, orderId, extra, links)
  return id
}

function commonOf(extra: DemoExtra, trip: PlannedTrip): Row {
  const offer = extra.kind === 'route' ? null : extra.offer
  return {
    kind: extra.kind,
    start_at: extra.startAt,
    end_at: extra.kind === 'route' ? null : extra.endAt,
    check_in_at: extra.kind === 'route' ? null : extra.checkInAt,
    client_offer_status: offer?.status ?? 'included',
    client_offer_price_type: offer?.priceType ?? 'per_person',
    client_offer_price_cents: offer?.priceCents ?? null,
    client_offer_price_currency: trip.currency,
    driver_not_participating: extra.kind === 'other' && asksForDriver.has(extra.type.category) ? false : null,
    is_brand_new: false,
    route_description: extra.kind === 'route' ? extra.detail.text : '',
    service_description: extra.kind === 'route' ? '' : extra.description,
  }
}

const asksForDriver: ReadonlySet<string> = new Set(['meal', 'entrance'])

function addKind(rows: Rows, id: number, orderId: number, extra: DemoExtra, links: TripLinks): void {
  const { geography, partners, catalogue } = links
  const shared = { id, order_id: orderId }
  switch (extra.kind) {
    case 'airline':
      rows.add('airline_placeholders', {
        ...shared,
        ...airportsOf(extra, links),
        airline_id: partners.providers.of(extra.flight.airline),
      })
      return
    case 'train':
      rows.add('train_placeholders', { ...shared, ...stationsOf(extra, links), train_type: extra.route.trainType })
      return
    case 'other':
      rows.add('other_placeholders', {
        ...shared,
        category: extra.type.category,
        other_service_type_id: catalogue.serviceTypes.of(extra.type.name),
        place_id: geography.places.of(extra.place),
        meeting_point: extra.type.meetingPoint,
      })
      return
    case 'route': {
      const { name, cents, charges } = extra.detail
      rows.add('route_details', {
        ...shared,
        predefined_route_detail_id: catalogue.routeDetails.of(name),
        price_per_person_cents: cents,
      })
      charges.forEach((charge, sort) => {
        rows.add('route_detail_charges', {
          order_id: orderId,
          route_detail_id: id,
          location_charge_id: catalogue.charges.of(`${name} ${charge.name}`),
          name: charge.name,
          price_cents: charge.cents,
          sort,
        })
      })
    }
  }
}

function airportsOf({ flight }: DemoExtra & { kind: 'airline' }, { geography }: TripLinks): Row {
  return { start_airport_id: geography.airports.of(flight.from), end_airport_id: geography.airports.of(flight.to) }
}

function stationsOf({ route }: DemoExtra & { kind: 'train' }, { geography }: TripLinks): Row {
  return {
    start_train_station_id: geography.stations.of(route.from),
    end_train_station_id: geography.stations.of(route.to),
  }
}

type Requested = Exclude<DemoExtra, { kind: 'route' }>

function addRequest(rows: Rows, placeholderId: number, orderId: number, extra: Requested, links: TripLinks): void {
  const { request } = extra
  if (request === null) return
  const id = rows.add('requests', {
    order_id: orderId,
    placeholder_id: placeholderId,
    request_type: extra.kind,
    status: request.status,
    provider_id: links.partners.providers.of(request.provider),
    agency_id: null,
    start_at: extra.startAt,
    end_at: extra.endAt,
    check_in_at: extra.checkInAt,
    option_nr: '',
    asked_amount: request.askedPersons,
    reserved_amount: request.reservedPersons,
  })
  const shared = { id, order_id: orderId }
  if (extra.kind === 'airline') {
    rows.add('airline_requests', {
      ...shared,
      ...airportsOf(extra, links),
      flight_number: `${extra.flight.airline.slice(0, 2).toUpperCase()} ${300 + (extra.flight.minutes % 90)}`,
      food_on_board: extra.flight.minutes > 120,
    })
  } else if (extra.kind === 'train') {
    rows.add('train_requests', { ...shared, ...stationsOf(extra, links), train_type: extra.route.trainType })
    rows.add('request_cabins', {
      order_id: orderId,
      request_id: id,
      persons: 1,
      type: 'second',
      asked_amount: request.askedPersons,
      reserved_amount: request.reservedPersons,
    })
  } else {
    rows.add('other_requests', {
      ...shared,
      other_service_id: links.catalogue.otherServices.of(extra.firm),
      other_service_type_id: links.catalogue.serviceTypes.of(extra.type.name),
      meeting_point: extra.type.meetingPoint,
    })
  }
  if (request.isSelected) rows.link('placeholders', placeholderId, 'selected_request_id', id)
}
