import { organisations } from '../agency/houses.ts'
import { addressOf } from '../partners/addresses.ts'
import { agencies } from '../partners/agencies.ts'
import { clients } from '../partners/clients.ts'
import type { DemoContact } from '../partners/partner-model.ts'
import { providers } from '../partners/providers.ts'
import type { GeographyIds } from './geography-rows.ts'
import { Ids, type Rows } from './rows.ts'

export type PartnerIds = ReturnType<typeof addPartners>

export function addHouses(rows: Rows): Ids {
  const ids = new Ids('organisation')
  for (const { key, security, ...house } of organisations) {
    const organisationId = rows.add('organisations', { ...house, showsSteps: false })
    ids.set(key, organisationId)
    rows.add('organisation_settings', { organisationId, values: { clientInvoices: { deposit: { security } } } })
  }
  return ids
}

export function addPartners(rows: Rows, organisations: Ids, geography: GeographyIds) {
  const ids = {
    organisations,
    clients: new Ids('client'),
    providers: new Ids('provider'),
    agencies: new Ids('agency'),
    /** By e-mail address. */
    contacts: new Ids('contact'),
  }
  for (const { key, organisation, addresses, contacts, infos, complexity, ...client } of clients) {
    const organisationId = organisations.of(organisation)
    const clientId = rows.add('clients', { organisationId, clientComplexity: complexity, ...client })
    ids.clients.set(key, clientId)
    for (const [sort, info] of infos.entries()) rows.add('client_infos', { clientId, ...info, sort })
    for (const [sort, address] of addresses.entries())
      rows.add('addresses', { clientId, providerId: null, ...address, sort })
    addContacts(rows, ids.contacts, { clientId }, contacts)
  }
  addProviders(rows, ids.providers, ids.contacts, geography)
  for (const { name, place, email, contacts } of agencies) {
    const agencyId = rows.add('agencies', { name, placeId: geography.places.of(place), email })
    ids.agencies.set(name, agencyId)
    addContacts(rows, ids.contacts, { agencyId }, contacts)
  }
  return ids
}

const noHotel = { stars: null, category: null, rating: null, roomCount: null }

function addProviders(rows: Rows, ids: Ids, contactIds: Ids, geography: GeographyIds): void {
  for (const { kind, name, place, email, phone = null, hotel = noHotel, contacts, id } of providers) {
    if (id !== undefined) {
      // 'no-name' belongs to every installation; a migration has put it there (PLACE-15).
      ids.set(name, id)
      continue
    }
    const placeId = place === null ? null : geography.places.of(place)
    const providerId = rows.add('providers', { kind, name, placeId, ...hotel, email, phone })
    ids.set(name, providerId)
    const address = addressOf(name, place)
    if (address !== null) rows.add('addresses', { clientId: null, providerId, ...address, sort: 0 })
    addContacts(rows, contactIds, { providerId }, contacts)
  }
}

type Home = { clientId?: number; providerId?: number; agencyId?: number }

function addContacts(rows: Rows, ids: Ids, home: Home, contacts: readonly DemoContact[]): void {
  for (const [sort, { isPrimary, position, ...person }] of contacts.entries()) {
    const type = isPrimary ? 'primary' : position
    const homes = { clientId: null, providerId: null, agencyId: null, ...home }
    ids.set(person.email, rows.add('contacts', { ...homes, ...person, type, sort }))
  }
}
