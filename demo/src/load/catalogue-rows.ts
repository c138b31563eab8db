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

export type CatalogueIds = ReturnType<typeof addCatalogue>

/** What services are chosen from, and what to know of places and firms. */
export function addCatalogue(rows: Rows, geography: GeographyIds, partners: PartnerIds) {
  const ids = {
    serviceTypes: new Ids('service type'),
    /** By the firm that offers it. */
    otherServices: new Ids('other service'),
    routeDetails: new Ids('route detail'),
    charges: new Ids('location charge'),
  }
  addRoutes(rows, geography, partners)
  for (const { dayTimes, offeredBy: _, cents: __, description: serviceDescription, ...type } of serviceTypes) {
    const otherServiceTypeId = rows.add('other_service_types', { ...type, serviceDescription })
    ids.serviceTypes.set(type.name, otherServiceTypeId)
    dayTimes.forEach(([start, end, checkIn], sort) => {
      rows.add('other_service_day_times', {
        otherServiceTypeId,
        startTimeOfDay: start,
        endTimeOfDay: end,
        checkInTimeOfDay: checkIn,
        sort,
      })
    })
  }
  for (const { name } of otherProviders) {
    const id = rows.add('other_services', {
      providerId: partners.providers.of(name),
      otherServiceTypeId: ids.serviceTypes.of(serviceTypeOf(name).name),
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
      airlineId: providers.of(airline),
      startAirportId: airports.of(from),
      endAirportId: airports.of(to),
    })
  }
  for (const { from, to, passage, minutes, departure, trainType, company } of trainRoutes) {
    rows.add('train_routes', {
      trainId: providers.of(company),
      startTrainStationId: stations.of(from),
      endTrainStationId: stations.of(to),
      type: passage,
      trainType,
      departureTimeOfDay: departure,
      durationMinutes: minutes,
    })
  }
}

function addRouteLibrary(rows: Rows, geography: GeographyIds, ids: CatalogueIds): void {
  for (const { name, place, text, cents, charges } of routeDetails) {
    const placeId = geography.places.of(place)
    const detail = { name, type: 'description', routeDescription: text, pricePerPersonCents: cents, placeId }
    const predefinedRouteDetailId = rows.add('predefined_route_details', detail)
    ids.routeDetails.set(name, predefinedRouteDetailId)
    charges.forEach((charge, sort) => {
      const locationChargeId = rows.add('location_charges', { ...charge, placeId, addressCity: place })
      ids.charges.set(`${name} ${charge.name}`, locationChargeId)
      rows.add('location_charge_route_details', { locationChargeId, predefinedRouteDetailId, sort })
    })
  }
  for (const [name, text, time] of freeTexts) {
    rows.add('predefined_free_text_items', { name, text: richTextOf(text), timeOfDay: time })
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
  const nowhere = { areaId: null, placeId: null, portId: null, providerId: null, predefinedRouteDetailId: null }
  for (const [of, name, importance, title, content] of infoRows) {
    const [column, known] = homes[of]
    const shown = { type: 'note', importance, title, content, isShownOnTripDashboard: true }
    rows.add('infos', { ...nowhere, [column]: known.of(name), ...shown })
  }
  for (const [provider, title, content] of menuRows) {
    const hidden = { type: 'menu', importance: 'low', title, content, isShownOnTripDashboard: false }
    rows.add('infos', { ...nowhere, providerId: partners.providers.of(provider), ...hidden })
  }
}
