import { allotmentContract } from '@reisewerk/domain/partners/allotment.contract.ts'
import { providerCancellationContract } from '@reisewerk/domain/partners/cancellation-step.contract.ts'
import {
  addressContract,
  bankAccountContract,
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
import { roomBands, roomsAsked } from '@reisewerk/domain/partners/room-bands.ts'
import { seasonRateContract } from '@reisewerk/domain/partners/season-rate.contract.ts'
import { badRequest } from '../../platform/errors.ts'
import { beginningsFirst, nameContains } from '../../platform/resource/like.ts'
import { readLinkTo } from '../../platform/resource/list.ts'
import { type Binding, declare, type Expression, type OwnFilter, type Param } from '../../platform/resource/resource.ts'
import { allotmentWrites } from './allotment-entries.service.ts'
import { allotments } from './allotments.tables.ts'
import { cancellationSteps } from './cancellation.tables.ts'
import { entriesOfHouse } from './house-entries.service.ts'
import { addClient, addToPartner, changeClient } from './partners.service.ts'
import { addresses, agencies, bankAccounts, clientInfos, clients, contacts, providers } from './partners.tables.ts'
import { providerLink } from './provider-link.ts'
import { isWarning } from './route-library.tables.ts'
import { seasonRateWrites } from './season-rates.service.ts'
import { seasonRates } from './season-rates.tables.ts'

const byName: Expression = (row) => `${row}.name, ${row}.id`
const bySort: Expression = (row) => `${row}.sort, ${row}.id`
/** Ids are looked up as owner, because policies keep trigram indexes from being used; the policy still decides. */
const found = (search: string) => (row: string, term: string, param: Param) =>
  `${row}.id = any (array(select ${search}(${param(term)})))`

const organisation = { columns: { organisationFilter: 'organisationId' } } as const
/** Of one house, that of whoever makes it unless another is named. */
const ofHouse = { ...organisation, organisation: 'organisationId' } as const

/**
 * Requests of this agency's own trips to a provider, walked along their index; a concept is no trip. A stay of the very
 * trip that is being planned counts once it is over, like any other: the house was there and knows what it paid.
 */
const uses = (row: string) =>
  `from requests r join orders o on o.id = r.order_id and o.current_status not in ('concept', 'deleted', 'cancelled')
   where r.provider_id = ${row}.id and r.start_at is not null and r.status not in ('declined', 'cancelled')`
const today = `(now() at time zone 'Europe/Berlin')::date`
/** A group was there once it has come; one that is still to come tells nothing of how it was. */
const lastUse: Expression = (row) =>
  `(select r.start_at::date ${uses(row)} and r.start_at < ${today} order by r.start_at desc limit 1)`
const nextUse: Expression = (row) =>
  `(select r.start_at::date ${uses(row)} and r.start_at >= ${today} order by r.start_at limit 1)`
/**
 * The price of the latest stay that has one, be it still to come: a house tells its price long before anybody goes there. Of a
 * house with more requests than anybody reads, the newest ones are looked at, so that it answers as fast as any other.
 */
const lastPrice = (column: string): Expression => {
  return (
    row,
  ) => `(select price.${column} from (select r.id, r.start_at ${uses(row)} order by r.start_at desc limit 30) latest
    cross join lateral (
      select 1 as place, i.sort, i.id, 
        case when i.price_for_two then round(i.price_cents / 2.0)::bigint else i.price_cents end as cents, i.price_currency as currency
        from request_item_prices i where i.request_id = latest.id and i.price_cents is not null
      union all select 2, 0, f.id, f.contingent_ticket_price_cents, f.contingent_ticket_price_currency
        from ferry_requests f where f.id = latest.id and f.contingent_ticket_price_cents is not null
      union all select 3, c.sort, c.id, c.price_cents, c.price_currency
        from request_cabins c where c.request_id = latest.id and c.price_cents is not null
      order by 1, 2, 3 limit 1) price
    order by latest.start_at desc limit 1)`
}

/** Hotels, shipping lines … are the providers of one kind. */
const provider: Binding = {
  table: providers,
  ...organisation,
  organisation: 'organisationId',
  parents: { contacts: { column: 'providerId' }, infos: { column: 'providerId', where: isWarning } },
  isMasterData: true,
  search: found('search_providers'),
  foundFirst: beginningsFirst,
  computed: {
    'usage.lastUsedAt': lastUse,
    'usage.nextUsedAt': nextUse,
    'usage.lastPrice': lastPrice('cents'),
    'usage.lastPrice.currency': lastPrice('currency'),
  },
  orderBy: { place: (row) => `${row}.place_name` },
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

/** Nobody keeps which line crosses where; those whom one's own trips have asked for a crossing are known to serve it. */
const crossings: Routes = {
  table: '(select q.provider_id, f.start_port_id, f.end_port_id from ferry_requests f join requests q on q.id = f.id)',
  provider: 'provider_id',
  start: 'start_port_id',
  end: 'end_port_id',
  targets: 'ports',
}

/** Narrows providers to those with a route from the asked start, to the asked end, or, when both are asked, between them. */
function withRoute({ table, provider, targets, ...columns }: Routes, asked: string, other: string): OwnFilter {
  const columnOf = (name: string) => (name.startsWith('start') ? columns.start : columns.end)
  return (row, values, param, filters) => {
    const touches = (name: string, ids: readonly string[]) =>
      `r.${columnOf(name)} = any (${param(ids.map((id) => readLinkTo(targets, id, name)))}::bigint[])`
    const others = filters.get(other)
    const conditions = [
      `r.${provider} = ${row}.id`,
      touches(asked, values),
      ...(others === undefined ? [] : [touches(other, others)]),
    ]
    // The airline that is still open flies everywhere (PLACE-15).
    return `${row}.id = -1 or exists (select from ${table} r where ${conditions.join(' and ')})`
  }
}

const living = (row: string) => `not ${row}.deleted`

/** By bands of rooms: '21-30' (001 §3). */
function inRoomBands(row: string, values: readonly string[], param: Param): string {
  const bands = values.map((band) => {
    const rooms = roomsAsked(band)
    if (rooms === null)
      throw badRequest(
        `Der Filter 'roomCount' erwartet eine Zahl oder eine dieser Angaben: ${Object.keys(roomBands).join(', ')}.`,
      )
    return `${row}.room_count between ${param(rooms.from)} and ${param(rooms.to)}`
  })
  return bands.join(' or ')
}

/** Ratings one by one, or a span of them: '7-10' (001 §3). */
function inRatings(row: string, values: readonly string[], param: Param): string {
  const spans = values.map((value) => {
    const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(value) ?? []
    if (from === undefined) throw badRequest("Der Filter 'rating' erwartet Zahlen oder eine Spanne wie 7-10.")
    return `${row}.rating between ${param(Number(from))} and ${param(Number(to))}`
  })
  return spans.join(' or ')
}

/** Where the place lies (002 §7), which need not be the area that the entry itself names. */
function inAreaOfPlace(row: string, values: readonly string[], param: Param): string {
  const ids = values.map((value) => readLinkTo('areas', value, 'place.area.id'))
  return `exists (select from places l where l.id = ${row}.place_id and l.area_id = any (${param(ids)}::bigint[]))`
}

const tripsOf = (row: string) => `orders o where o.client_id = ${row}.id and o.current_status <> 'deleted'`

const homeLink: Expression = (row) => `case when ${row}.client_id is not null then '/api/clients/' || ${row}.client_id
  when ${row}.agency_id is not null then '/api/agencies/' || ${row}.agency_id
  else (select ${providerLink('p')} from providers p where p.id = ${row}.provider_id) end`
const homeName: Expression = (row) => `coalesce(
  (select c.company_name from clients c where c.id = ${row}.client_id),
  (select a.name from agencies a where a.id = ${row}.agency_id),
  (select p.name from providers p where p.id = ${row}.provider_id), '')`

const maskedIban: Expression = (row) => `left(${row}.iban, 2) || '•• •••• •••• ' || right(${row}.iban, 4)`
/** Also with the group only an administrator reads a number in full. */
const fullIban: Expression = (row) => `case when (select actor_is_admin()) then ${row}.iban else ${maskedIban(row)} end`

export const partnersResources = [
  declare(clientContract, {
    table: clients,
    isMasterData: true,
    ...organisation,
    organisation: 'organisationId',
    parents: {
      infos: { column: 'clientId' },
      contacts: { column: 'clientId', where: living },
      addresses: { column: 'clientId' },
      bankAccounts: { column: 'clientId' },
    },
    computed: {
      city: (row) =>
        `coalesce((select a.city from addresses a where a.client_id = ${row}.id order by a.sort, a.id limit 1), '')`,
      tripCount: (row) => `(select count(*)::int from ${tripsOf(row)})`,
      lastTripAt: (row) => `(select max(o.start_at) from ${tripsOf(row)})`,
    },
    constraints: {
      clients_debtor_number: {
        propertyPath: 'debtorNumber',
        message: 'Diese Debitorennummer hat schon ein anderer Kunde.',
      },
      clients_customer_number: {
        propertyPath: 'customerNumber',
        message: 'Diese Kundennummer hat schon ein anderer Kunde.',
      },
      clients_consent_dated: {
        propertyPath: 'mailingConsentAt',
        message: 'Bitte erst angeben, ob eingewilligt oder widersprochen wurde.',
      },
    },
    filters: { categories: (row, values, param) => `${row}.categories && ${param(values)}::text[]` },
    search: found('search_clients'),
    defaultOrder: (row) => `${row}.company_name, ${row}.id`,
    create: addClient,
    update: changeClient,
  }),
  declare(clientInfoContract, { table: clientInfos, defaultOrder: bySort }),
  declare(contactContract, {
    table: contacts,
    isMasterData: true,
    computed: {
      fullName: (row) => `trim(${row}.first_name || ' ' || ${row}.last_name)`,
      'home.link': homeLink,
      'home.name': homeName,
    },
    search: found('search_contacts'),
    defaultOrder: bySort,
    constraints: {
      contacts_one_home: { propertyPath: 'client', message: 'Ein Kontakt gehört zu genau einem Partner.' },
      contacts_have_names: { propertyPath: 'lastName', message: 'Bitte einen Namen oder eine E-Mail-Adresse angeben' },
    },
    create: addToPartner('contacts'),
  }),
  declare(bankAccountContract, {
    table: bankAccounts,
    defaultOrder: bySort,
    isConfidential: true,
    constraints: {
      // Masked, it is the number of another account, or of none yet.
      bank_accounts_iban_check: { propertyPath: 'iban', message: 'Bitte eine gültige IBAN eingeben' },
    },
    shownAs: {
      iban: (row, groups) => (groups.has('bank_account_write') ? fullIban(row) : maskedIban(row)),
    },
  }),
  declare(addressContract, {
    table: addresses,
    defaultOrder: bySort,
    constraints: {
      addresses_one_home: { propertyPath: 'client', message: 'Eine Adresse gehört zu genau einem Partner.' },
    },
    create: addToPartner('addresses'),
  }),
  declare(providerContract, {
    ...provider,
    filters: {
      type: (row, values, param) => `${row}.kind = any (${param(values)}::text[])`,
      'place.area.id': inAreaOfPlace,
    },
  }),
  declare(hotelContract, {
    ...provider,
    kind: ['kind', 'hotel'],
    filters: { roomCount: inRoomBands, rating: inRatings, 'place.area.id': inAreaOfPlace },
  }),
  declare(ferryContract, {
    ...provider,
    kind: ['kind', 'ferry'],
    filters: {
      'startPort.id': withRoute(crossings, 'startPort.id', 'endPort.id'),
      'endPort.id': withRoute(crossings, 'endPort.id', 'startPort.id'),
    },
  }),
  declare(airlineContract, {
    ...provider,
    kind: ['kind', 'airline'],
    filters: {
      'startAirport.id': withRoute(flights, 'startAirport.id', 'endAirport.id'),
      'endAirport.id': withRoute(flights, 'endAirport.id', 'startAirport.id'),
    },
  }),
  declare(trainContract, {
    ...provider,
    kind: ['kind', 'train'],
    filters: {
      'startTrainStation.id': withRoute(railways, 'startTrainStation.id', 'endTrainStation.id'),
      'endTrainStation.id': withRoute(railways, 'endTrainStation.id', 'startTrainStation.id'),
    },
  }),
  declare(agencyContract, {
    table: agencies,
    ...organisation,
    organisation: 'organisationId',
    parents: { contacts: { column: 'agencyId' } },
    isMasterData: true,
    search: (row, term, param) =>
      `${nameContains(row, term, param)} or phone_key(${row}.phone) like sought_phone(${param(term)}::text)`,
    foundFirst: beginningsFirst,
    defaultOrder: byName,
  }),
  declare(seasonRateContract, {
    table: seasonRates,
    isPurchase: true,
    ...ofHouse,
    defaultOrder: (row) => `${row}.type, ${row}.persons, ${row}.start_at, ${row}.id`,
    constraints: {
      provider_rates_period: { propertyPath: 'endAt', message: 'Das Ende liegt vor dem Beginn.' },
      provider_rates_apart: {
        propertyPath: 'startAt',
        message: 'In dieser Zeit gibt es dafür schon einen Saisonpreis.',
      },
    },
    ...seasonRateWrites,
  }),
  declare(allotmentContract, {
    table: allotments,
    ...ofHouse,
    defaultOrder: (row) => `${row}.start_at, ${row}.room_type, ${row}.id`,
    constraints: {
      hotel_allotments_period: { propertyPath: 'endAt', message: 'Das Ende liegt vor dem Beginn.' },
      hotel_allotments_apart: {
        propertyPath: 'startAt',
        message: 'In dieser Zeit gibt es für diese Zimmer schon ein Kontingent.',
      },
    },
    ...allotmentWrites,
  }),
  declare(providerCancellationContract, {
    table: cancellationSteps,
    isPurchase: true,
    ...ofHouse,
    defaultOrder: (row) => `${row}.days desc, ${row}.id`,
    constraints: {
      provider_cancellation_steps_once: { propertyPath: 'days', message: 'Ab diesem Tag gilt schon eine Stufe.' },
      provider_cancellation_steps_percent: {
        propertyPath: 'percent',
        message: 'Bitte Prozent angeben.',
      },
      provider_cancellation_steps_amount: {
        propertyPath: 'amount',
        message: 'Bitte einen Betrag angeben.',
      },
    },
    ...entriesOfHouse('provider_cancellation_steps', {
      provider: { to: 'provider', table: 'provider_cancellation_steps', column: 'provider_id' },
    }),
  }),
]
