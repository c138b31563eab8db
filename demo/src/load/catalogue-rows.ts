import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { trainRoutes } from '../geography/train-routes.ts'
import { otherProviders } from '../partners/providers.ts'
import { flights } from '../services/flights.ts'
import { infoRows, menuRows } from '../services/infos.ts'
import { freeTexts, routeDetails } from '../services/route-library.ts'
import { serviceTypeOf, serviceTypes } from '../services/service-types.ts'
import type { GeographyIds } from './geography-rows.ts'
import type { PartnerIds } from './partner-rows.ts'
import { Ids, type Rows } from './rows.ts'

export interface CatalogueIds {
  serviceTypes: Ids
  /** By the firm that offers it. */
  otherServices: Ids
  routeDetails: Ids
  charges: Ids
}

/** What services are chosen from, and what to know of places and firms. */
export function addCatalogue(rows: Rows, geography: GeographyIds, partners: PartnerIds): CatalogueIds {
  const ids: CatalogueIds = {
    serviceTypes: new Ids('service type'),
    otherServices: new Ids('other service'),
    routeDetails: new Ids('route detail'),
    charges: new Ids('location charge'),
  }
  addRoutes(rows, geography, partners)
  for (const { name, category, priceType, meetingPoint, duration, description, dayTimes } of serviceTypes) {
    const id = rows.add('other_service_types', {
      name,
      category,
      price_type: priceType,
      meeting_point: meetingPoint,
      duration,
      service_description: description,
    })
    ids.serviceTypes.set(name, id)
    dayTimes.forEach(([start, end, checkIn], sort) => {
      rows.add('other_service_day_times', {
        other_service_type_id: id,
        start_time_of_day: start,
        end_time_of_day: end,
        check_in_time_of_day: checkIn,
        sort,
      })
    })
  }
  for (const { name } of otherProviders) {
    const id = rows.add('other_services', {
      provider_id: partners.providers.of(name),
      other_service_type_id: ids.serviceTypes.of(serviceTypeOf(name).name),
    })
    ids.otherServices.set(name, id)
  }
  addRouteLibrary(rows, geography, ids)
  addInfos(rows, geography, partners, ids)
  return ids
}

function addRoutes(rows: Rows, { airports, stations }: GeographyIds, { providers }: PartnerIds): void {
  for (const { airline, from, to } of flights) {
    rows.add('airline_routes', {
      airline_id: providers.of(airline),
      start_airport_id: airports.of(from),
      end_airport_id: airports.of(to),
    })
  }
  for (const { from, to, passage, minutes, departure, trainType, company } of trainRoutes) {
    rows.add('train_routes', {
      train_id: providers.of(company),
      start_train_station_id: stations.of(from),
      end_train_station_id: stations.of(to),
      type: passage,
      train_type: trainType,
      departure_time_of_day: departure,
      duration_minutes: minutes,
    })
  }
}

function addRouteLibrary(rows: Rows, geography: GeographyIds, ids: CatalogueIds): void {
  for (const { name, place, text, cents, charges } of routeDetails) {
    const placeId = geography.places.of(place)
    const id = rows.add('predefined_route_details', {
      name,
      type: 'description',
      route_description: text,
      price_per_person_cents: cents,
      place_id: placeId,
    })
    ids.routeDetails.set(name, id)
    charges.forEach((charge, sort) => {
      const chargeId = rows.add('location_charges', {
        name: charge.name,
        type: charge.type,
        price_cents: charge.cents,
        place_id: placeId,
        address_city: place,
      })
      ids.charges.set(`${name} ${charge.name}`, chargeId)
      rows.add('location_charge_route_details', {
        location_charge_id: chargeId,
        predefined_route_detail_id: id,
        sort,
      })
    })
  }
  for (const [name, text, time] of freeTexts) {
    rows.add('predefined_free_text_items', { name, text: richTextOf(text), time_of_day: time })
  }
}

function addInfos(rows: Rows, geography: GeographyIds, partners: PartnerIds, ids: CatalogueIds): void {
  const homes = {
    area: ['area_id', geography.areas],
    place: ['place_id', geography.places],
    port: ['port_id', geography.ports],
    provider: ['provider_id', partners.providers],
    detail: ['predefined_route_detail_id', ids.routeDetails],
  } as const
  const nowhere = { area_id: null, place_id: null, port_id: null, provider_id: null, predefined_route_detail_id: null }
  for (const [of, name, importance, title, content] of infoRows) {
    const [column, known] = homes[of]
    rows.add('infos', {
      ...nowhere,
      [column]: known.of(name),
      type: 'note',
      importance,
      title,
      content,
      is_shown_on_trip_dashboard: true,
    })
  }
  for (const [provider, title, content] of menuRows) {
    rows.add('infos', {
      ...nowhere,
      provider_id: partners.providers.of(provider),
      type: 'menu',
      importance: 'low',
      title,
      content,
      is_shown_on_trip_dashboard: false,
    })
  }
}
