import {
  addressContract,
  clientContract,
  clientInfoContract,
  contactContract,
} from '@reisewerk/domain/partners/client.contract.ts'
import {
  agencyContract,
  ferryContract,
  hotelContract,
  providerContract,
} from '@reisewerk/domain/partners/provider.contract.ts'
import { isRoomBand, roomBands } from '@reisewerk/domain/partners/room-bands.ts'
import { escapeLike } from '../../platform/resource/list.ts'
import { type Binding, declare, type Expression, type Param } from '../../platform/resource/resource.ts'
import { addresses, agencies, clientInfos, clients, contacts, providers } from './partners.tables.ts'

const nameContains = (row: string, term: string, param: Param) => `${row}.name ilike ${param(`%${escapeLike(term)}%`)}`
const byName: Expression = (row) => `${row}.name, ${row}.id`
const bySort: Expression = (row) => `${row}.sort, ${row}.id`
const organisation = { columns: { organisationFilter: 'organisationId' } } as const

/** Hotels, shipping lines … are the providers of one kind. */
const provider: Binding = {
  table: providers,
  ...organisation,
  organisation: 'organisationId',
  parents: { contacts: { column: 'providerId' } },
  search: nameContains,
  defaultOrder: byName,
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
  declare(agencyContract, {
    table: agencies,
    ...organisation,
    organisation: 'organisationId',
    parents: { contacts: { column: 'agencyId' } },
    search: nameContains,
    defaultOrder: byName,
  }),
]
