import { organisations } from '../agency/houses.ts'
import { agencies } from '../partners/agencies.ts'
import { clients } from '../partners/clients.ts'
import type { DemoContact } from '../partners/partner-model.ts'
import { providers } from '../partners/providers.ts'
import type { GeographyIds } from './geography-rows.ts'
import { Ids, type Rows } from './rows.ts'

export interface PartnerIds {
  organisations: Ids
  clients: Ids
  providers: Ids
  agencies: Ids
  /** By e-mail address. */
  contacts: Ids
}

export function addHouses(rows: Rows): Ids {
  const ids = new Ids('organisation')
  for (const house of organisations) {
    const id = rows.add('organisations', {
      id: house.id,
      name: house.name,
      short_name: house.shortName,
      brand_color: house.brandColor,
      sender_line: house.senderLine,
      address: house.address,
      footer: house.footer,
      logo_svg: house.logoSvg,
      logo_alt: house.logoAlt,
      emergency_label: house.emergencyLabel,
      emergency_value: house.emergencyValue,
    })
    ids.set(house.key, id)
  }
  return ids
}

export function addPartners(rows: Rows, houses: Ids, geography: GeographyIds): PartnerIds {
  const ids: PartnerIds = {
    organisations: houses,
    clients: new Ids('client'),
    providers: new Ids('provider'),
    agencies: new Ids('agency'),
    contacts: new Ids('contact'),
  }
  addClients(rows, ids)
  addProviders(rows, ids, geography)
  for (const { name, place, email, contacts } of agencies) {
    const agencyId = rows.add('agencies', { name, place_id: geography.places.of(place), email })
    ids.agencies.set(name, agencyId)
    addContacts(rows, ids, { agency_id: agencyId }, contacts)
  }
  return ids
}

function addClients(rows: Rows, ids: PartnerIds): void {
  for (const client of clients) {
    const clientId = rows.add('clients', {
      organisation_id: ids.organisations.of(client.organisation),
      company_name: client.companyName,
      short_name: client.shortName,
      main_currency: client.mainCurrency,
      main_language: client.mainLanguage,
      client_complexity: client.complexity,
      payment_type: client.paymentType,
      is_formal: client.isFormal,
    })
    ids.clients.set(client.key, clientId)
    client.infos.forEach((info, sort) => {
      rows.add('client_infos', { client_id: clientId, ...info, sort })
    })
    client.addresses.forEach(({ title, street, postalCode, city, country }, sort) => {
      rows.add('addresses', {
        client_id: clientId,
        title,
        street_address: street,
        zip: postalCode,
        city,
        country,
        sort,
      })
    })
    addContacts(rows, ids, { client_id: clientId }, client.contacts)
  }
}

function addProviders(rows: Rows, ids: PartnerIds, geography: GeographyIds): void {
  for (const { kind, name, place, email, phone, hotel, contacts, id } of providers) {
    if (id !== undefined) {
      // 'no-name' belongs to every installation; a migration has put it there (PLACE-15).
      ids.providers.set(name, id)
      continue
    }
    const providerId = rows.add('providers', {
      kind,
      name,
      place_id: place === null ? null : geography.places.of(place),
      stars: hotel?.stars ?? null,
      category: hotel?.category ?? null,
      rating: hotel?.rating ?? null,
      room_count: hotel?.rooms ?? null,
      email,
      phone: phone ?? null,
    })
    ids.providers.set(name, providerId)
    addContacts(rows, ids, { provider_id: providerId }, contacts)
  }
}

function addContacts(
  rows: Rows,
  ids: PartnerIds,
  home: { client_id?: number; provider_id?: number; agency_id?: number },
  contacts: readonly DemoContact[],
): void {
  contacts.forEach((contact, sort) => {
    const id = rows.add('contacts', {
      client_id: null,
      provider_id: null,
      agency_id: null,
      ...home,
      salutation: contact.salutation,
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone_fixed: contact.phoneFixed,
      phone_mobile: contact.phoneMobile,
      type: contact.isPrimary ? 'primary' : contact.position,
      sort,
    })
    ids.contacts.set(contact.email, id)
  })
}
