import { infoContract } from '@reisewerk/domain/partners/info.contract.ts'
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
import { escapeLike, readLinkTo } from '../../platform/resource/list.ts'
import { declare, type Expression, type Param } from '../../platform/resource/resource.ts'
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

const nameContains = (row: string, term: string, param: Param) => `${row}.name ilike ${param(`%${escapeLike(term)}%`)}`
const byName: Expression = (row) => `${row}.name, ${row}.id`
/** Kept by an organisation, or by all when it has none. */
const library = {
  columns: { organisationFilter: 'organisationId' },
  organisation: 'organisationId',
  search: nameContains,
  defaultOrder: byName,
} as const
const byImportance: Expression = (row) =>
  `array_position(array['high', 'medium', 'low'], ${row}.importance), ${row}.title, ${row}.id`

/** What services are chosen from: routes, kinds of services, route bullet points, texts, and what to know of them. */
export const serviceCatalogueResources = [
  declare(airlineRouteContract, {
    table: airlineRoutes,
    constraints: { airline_routes_once: { propertyPath: 'endAirport', message: 'Diese Flugstrecke gibt es schon.' } },
  }),
  declare(trainRouteContract, { table: trainRoutes }),
  declare(otherServiceTypeContract, {
    ...library,
    table: otherServiceTypes,
    parents: { allServiceDayTimes: { column: 'otherServiceTypeId' } },
  }),
  declare(otherServiceDayTimeContract, {
    table: otherServiceDayTimes,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    only: [],
  }),
  declare(otherServiceContract, {
    table: otherServices,
    columns: library.columns,
    organisation: 'organisationId',
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
  }),
  declare(predefinedFreeTextItemContract, { ...library, table: predefinedFreeTextItems }),
  declare(infoContract, {
    table: infos,
    search: (row, term, param) => `${row}.title ilike ${param(`%${escapeLike(term)}%`)}`,
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
