import {
  addressContract,
  clientContract,
  clientInfoContract,
  contactContract,
} from '@reisewerk/domain/partners/client.contract.ts'
import {
  agencyContract,
  airlineContract,
  ferryContract,
  hotelContract,
  providerContract,
  trainContract,
} from '@reisewerk/domain/partners/provider.contract.ts'
import { isRoomBand, roomBands } from '@reisewerk/domain/partners/room-bands.ts'
import { escapeLike, readLinkTo } from '../../platform/resource/list.ts'
import { type Binding, declare, type Expression, type OwnFilter, type Param } from '../../platform/resource/resource.ts'
import { addresses, agencies, clientInfos, clients, contacts, providers } from './partners.tables.ts'
import { isWarning } from './route-library.tables.ts'

const nameContains = (row: string, term: string, param: Param) => `${row}.name ilike ${param(`%${escapeLike(term)}%`)}`
const byName: Expression = (row) => `${row}.name, ${row}.id`
const bySort: Expression = (row) => `${row}.sort, ${row}.id`
const organisation = { columns: { organisationFilter: 'organisationId' } } as const

/** Hotels, shipping lines … are the providers of one kind. */
const provider: Binding = {
  table: providers,
  ...organisation,
  organisation: 'organisationId',
  parents: { contacts: { column: 'providerId' }, infos: { column: 'providerId', where: isWarning } },
  search: nameContains,
  defaultOrder: byName,
  // 'no-name' stands for every house's open flights: nobody renames or retires it (PLACE-15).
  writeScope: (row) => `${row}.id > 0`,
}

type Routes = { table: string; provider: string; start: string; end: string; targets: string }
const flights: Routes = {
  table: 'airline_routes',
  provider: 'airline_id',
  start: 'start_airport_id',
  end: 'end_airport_id',
  targets: 'airports',
}
const railways: Routes = {
  table: 'train_routes',
  provider: 'train_id',
  start: 'start_train_station_id',
  end: 'end_train_station_id',
  targets: 'train_stations',
}

/** Narrows providers to those with a route from the asked start, to the asked end, or, when both are asked, between them. */
function withRoute({ table, provider, targets, ...columns }: Routes, own: 'start' | 'end', other: string): OwnFilter {
  return (row, values, param, asked) => {
    const touches = (column: string, ids: readonly string[]) =>
      `r.${column} = any (${param(ids.map((id) => readLinkTo(targets, id, targets)))}::bigint[])`
    const others = asked.get(other)
    const conditions = [
      `r.${provider} = ${row}.id`,
      touches(columns[own], values),
      ...(others === undefined ? [] : [touches(columns[own === 'start' ? 'end' : 'start'], others)]),
    ]
    // The airline that is still open flies everywhere (PLACE-15).
    return `${row}.id = -1 or exists (select from ${table} r where ${conditions.join(' and ')})`
  }
}

const living = (row: string) => `not ${row}.deleted`

/** A band that is none matches nothing, like any other choice no row has. */
function inRoomBands(row: string, values: readonly string[], param: Param): string {
  const bands = values.filter(isRoomBand).map((band) => {
    const { from, to } = roomBands[band]
    return `${row}.room_count between ${param(from)} and ${param(to)}`
  })
  return bands.length === 0 ? 'false' : bands.join(' or ')
}

export const partnersResources = [
  declare(clientContract, {
    table: clients,
    ...organisation,
    organisation: 'organisationId',
    parents: {
      infos: { column: 'clientId' },
      contacts: { column: 'clientId', where: living },
      addresses: { column: 'clientId' },
    },
    search: (row, term, param) =>
      `(${row}.company_name || ' ' || ${row}.short_name) ilike ${param(`%${escapeLike(term)}%`)}`,
    defaultOrder: (row) => `${row}.company_name, ${row}.id`,
  }),
  declare(clientInfoContract, { table: clientInfos, defaultOrder: bySort }),
  declare(contactContract, {
    table: contacts,
    computed: { fullName: (row) => `trim(${row}.first_name || ' ' || ${row}.last_name)` },
    defaultOrder: bySort,
    constraints: {
      contacts_one_home: { propertyPath: 'client', message: 'Ein Kontakt gehört zu genau einem Partner.' },
    },
  }),
  declare(addressContract, { table: addresses, defaultOrder: bySort }),
  declare(providerContract, provider),
  declare(hotelContract, { ...provider, kind: ['kind', 'hotel'], filters: { roomCount: inRoomBands } }),
  declare(ferryContract, { ...provider, kind: ['kind', 'ferry'] }),
  declare(airlineContract, {
    ...provider,
    kind: ['kind', 'airline'],
    filters: {
      'startAirport.id': withRoute(flights, 'start', 'endAirport.id'),
      'endAirport.id': withRoute(flights, 'end', 'startAirport.id'),
    },
  }),
  declare(trainContract, {
    ...provider,
    kind: ['kind', 'train'],
    filters: {
      'startTrainStation.id': withRoute(railways, 'start', 'endTrainStation.id'),
      'endTrainStation.id': withRoute(railways, 'end', 'startTrainStation.id'),
    },
  }),
  declare(agencyContract, {
    table: agencies,
    ...organisation,
    organisation: 'organisationId',
    parents: { contacts: { column: 'agencyId' } },
    search: nameContains,
    defaultOrder: byName,
  }),
]
