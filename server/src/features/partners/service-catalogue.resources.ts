import { infoContract } from '@reisewerk/domain/geography/info.contract.ts'
import {
  locationChargeContract,
  predefinedFreeTextItemContract,
  predefinedRouteDetailContract,
} from '@reisewerk/domain/partners/route-library.contract.ts'
import { airlineRouteContract, trainRouteContract } from '@reisewerk/domain/partners/routes.contract.ts'
import {
  otherServiceContract,
  otherServiceDayTimeContract,
  otherServiceTypeContract,
} from '@reisewerk/domain/partners/service-type.contract.ts'
import { beginningsFirst, holding, isLike, nameContains } from '../../platform/resource/like.ts'
import { readLinkTo } from '../../platform/resource/list.ts'
import { declare, type Expression } from '../../platform/resource/resource.ts'
import { entriesOfHouse } from './house-entries.service.ts'
import type { HouseLink } from './houses.service.ts'
import { providerLink } from './provider-link.ts'
import {
  infos,
  isWarning,
  locationChargeRouteDetails,
  locationCharges,
  predefinedFreeTextItems,
  predefinedRouteDetails,
} from './route-library.tables.ts'
import {
  airlineRoutes,
  otherServiceDayTimes,
  otherServices,
  otherServiceTypes,
  trainRoutes,
} from './service-catalogue.tables.ts'

const byName: Expression = (row) => `${row}.name, ${row}.id`
/** Kept by an organisation, or by all when it has none. */
const library = {
  columns: { organisationFilter: 'organisationId' },
  organisation: 'organisationId',
  isMasterData: true,
  search: nameContains,
  foundFirst: beginningsFirst,
  defaultOrder: byName,
} as const
const offered = { table: 'other_services' } as const
/** A charge and a route bullet point that brings it along, seen from either. */
const brought: Omit<HouseLink, 'to' | 'column'> = { table: 'location_charge_route_details', isMutual: true }
const byImportance: Expression = (row) =>
  `array_position(array['high', 'medium', 'low'], ${row}.importance), ${row}.title, ${row}.id`

const stationName = (end: 'start' | 'end'): Expression => {
  return (row) => `(select s.name from train_stations s where s.id = ${row}.${end}_train_station_id)`
}

/** The parts of an offered service by their names. */
const offeredName = (table: string, column: string): Expression => {
  return (row) => `(select n.name from ${table} n where n.id = ${row}.${column})`
}
const offeredNames = {
  otherServiceType: offeredName('other_service_types', 'other_service_type_id'),
  provider: offeredName('providers', 'provider_id'),
  agency: offeredName('agencies', 'agency_id'),
} as const

const infoHomeLink: Expression = (row) => `case
  when ${row}.area_id is not null then '/api/areas/' || ${row}.area_id
  when ${row}.place_id is not null then '/api/places/' || ${row}.place_id
  when ${row}.port_id is not null then '/api/ports/' || ${row}.port_id
  when ${row}.provider_id is not null then (select ${providerLink('p')} from providers p where p.id = ${row}.provider_id)
  else '/api/predefined_route_details/' || ${row}.predefined_route_detail_id end`
const infoHomeName: Expression = (row) => `coalesce(
  (select a.name from areas a where a.id = ${row}.area_id),
  (select p.name from places p where p.id = ${row}.place_id),
  (select p.name from ports p where p.id = ${row}.port_id),
  (select p.name from providers p where p.id = ${row}.provider_id),
  (select d.name from predefined_route_details d where d.id = ${row}.predefined_route_detail_id), '')`

/** What services are chosen from: routes, kinds of services, route bullet points, texts, and what to know of them. */
export const serviceCatalogueResources = [
  declare(airlineRouteContract, {
    table: airlineRoutes,
    constraints: {
      airline_routes_once: { propertyPath: 'endAirport', message: 'Diese Flugstrecke gibt es schon.' },
      airline_routes_lead_away: { propertyPath: 'endAirport', message: 'Der Zielflughafen ist der Startflughafen.' },
    },
  }),
  declare(trainRouteContract, {
    table: trainRoutes,
    isMasterData: true,
    constraints: {
      train_routes_lead_away: { propertyPath: 'endTrainStation', message: 'Der Zielbahnhof ist der Startbahnhof.' },
    },
    orderBy: { startTrainStation: stationName('start'), endTrainStation: stationName('end') },
    search: (row, term, param) =>
      isLike(`concat_ws(' ', ${stationName('start')(row)}, ${stationName('end')(row)})`, param(holding(term))),
  }),
  declare(otherServiceTypeContract, {
    ...library,
    table: otherServiceTypes,
    parents: { allServiceDayTimes: { column: 'otherServiceTypeId' } },
    ...entriesOfHouse('other_service_types', {
      'allServiceDayTimes.provider': {
        to: 'provider',
        table: 'other_service_day_times',
        column: 'provider_id',
        key: 'other_service_type_id',
      },
    }),
    // The documents' browser keeps the keys alone, too (001 §7, PLACE-13).
    options: async (_trx, lists) => ({ categories: lists.other_service_category?.map(({ key }) => key) }),
  }),
  declare(otherServiceDayTimeContract, {
    table: otherServiceDayTimes,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    only: [],
  }),
  declare(otherServiceContract, {
    table: otherServices,
    isMasterData: true,
    columns: library.columns,
    organisation: 'organisationId',
    constraints: {
      other_services_offered: {
        propertyPath: 'provider',
        message: 'Bitte einen Leistungsträger oder eine Agentur auswählen.',
      },
    },
    ...entriesOfHouse('other_services', {
      provider: { to: 'provider', ...offered, column: 'provider_id' },
      agency: { to: 'agency', ...offered, column: 'agency_id' },
      otherServiceType: { to: 'serviceType', ...offered, column: 'other_service_type_id' },
    }),
    orderBy: offeredNames,
    search: (row, term, param) => {
      const names = Object.values(offeredNames).map((nameOf) => nameOf(row))
      return isLike(`concat_ws(' ', ${names.join(', ')})`, param(holding(term)))
    },
    filters: {
      'place.id': (row, values, param) =>
        `exists (select from providers p where p.id = ${row}.provider_id
          and p.place_id = any (${param(values.map((value) => readLinkTo('places', value, 'place.id')))}::bigint[]))`,
    },
  }),
  declare(predefinedRouteDetailContract, {
    ...library,
    table: predefinedRouteDetails,
    joins: {
      locationCharges: {
        table: locationChargeRouteDetails,
        own: 'predefinedRouteDetailId',
        other: 'locationChargeId',
      },
    },
    parents: { infos: { column: 'predefinedRouteDetailId', where: isWarning } },
    ...entriesOfHouse('predefined_route_details', {
      locationCharges: { to: 'charge', ...brought, column: 'location_charge_id', key: 'predefined_route_detail_id' },
    }),
  }),
  declare(locationChargeContract, {
    ...library,
    table: locationCharges,
    joins: {
      predefinedRouteDetails: {
        table: locationChargeRouteDetails,
        own: 'locationChargeId',
        other: 'predefinedRouteDetailId',
      },
    },
    ...entriesOfHouse('location_charges', {
      predefinedRouteDetails: {
        to: 'routeDetail',
        ...brought,
        column: 'predefined_route_detail_id',
        key: 'location_charge_id',
      },
    }),
  }),
  declare(predefinedFreeTextItemContract, { ...library, table: predefinedFreeTextItems }),
  declare(infoContract, {
    table: infos,
    isMasterData: true,
    computed: { 'home.link': infoHomeLink, 'home.name': infoHomeName },
    search: (row, term, param) => isLike(`${row}.title`, param(holding(term))),
    orderBy: { importance: byImportance },
    defaultOrder: byImportance,
    constraints: {
      infos_one_home: {
        propertyPath: 'place',
        message: 'Ein Hinweis gehört zu genau einem Gebiet, Ort, Hafen, Leistungsträger oder Routenstichpunkt.',
      },
    },
  }),
]
