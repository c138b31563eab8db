import {
  requestResources,
  type ServiceKind,
  serviceKindKeys,
  serviceKinds,
  serviceResources,
} from '@reisewerk/domain/service-kinds.ts'

/** How the rows of a trip's history are called (APP-13), in SQL: an expression for each table that has no column `name`. */

const nameIn = (table: string, column: string) => `(select t.name from ${table} t where t.id = ${column})`
const way = (stops: string, column: string) =>
  `concat_ws(' – ', ${nameIn(stops, `k.start_${column}_id`)}, ${nameIn(stops, `k.end_${column}_id`)})`

/** What a service is called in the day plan: the house asked, else its place; from where to where; its type or first words. */
const namesOfServices: Readonly<Partial<Record<ServiceKind, string>>> = {
  // The chosen request stands for the service, or the only one there is.
  hotel: `coalesce((select ${nameIn('providers', 'r.provider_id')} from requests r where r.placeholder_id = p.id
      and (r.id = p.selected_request_id or p.selected_request_id is null
        and not exists (select from requests other where other.placeholder_id = p.id and other.id <> r.id))),
    ${nameIn('places', 'k.place_id')})`,
  ferry: way('ports', 'port'),
  airline: way('airports', 'airport'),
  train: way('train_stations', 'train_station'),
  other: nameIn('other_service_types', 'k.other_service_type_id'),
  route: `coalesce(${nameIn('predefined_route_details', 'k.predefined_route_detail_id')}, split_part(p.route_description, E'\\n', 1))`,
  free: `jsonb_path_query_first(k.text, 'strict $.**.text') #>> '{}'`,
}

/** What has no naming of its own is called by its place. */
const namingOf = (kind: ServiceKind) => namesOfServices[kind] ?? nameIn('places', 'k.place_id')

function nameOfService(kind: ServiceKind, id: string): string {
  return `(select ${namingOf(kind)} from placeholders p join ${serviceKinds[kind].resource} k on k.id = p.id where p.id = ${id})`
}

const anyService = `case kind ${serviceKindKeys.map((kind) => `when '${kind}' then ${nameOfService(kind, 'placeholders.id')}`).join(' ')} end`

/** Whom a request asks: the provider, or the agency where it names none; else what it was asked for. */
const partnerOf = (row: string) => `coalesce((select p.name from providers p where p.id = ${row}.provider_id),
  (select a.name from agencies a where a.id = ${row}.agency_id),
  (select ${anyService} from placeholders where placeholders.id = ${row}.placeholder_id))`
const partnerOfRequest = (column: string) => `(select ${partnerOf('r')} from requests r where r.id = ${column})`

const contact = `trim(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`

/** What is missing here is called by its column `name`, if there is one. */
export const namings: Readonly<Record<string, string>> = {
  users: `trim(first_name || ' ' || last_name)`,
  contacts: contact,
  clients: 'company_name',
  days: `to_char(date, 'DD.MM.YYYY')`,
  order_contacts: `(select ${contact} from contacts c where c.id = contact_id)`,
  placeholders: anyService,
  ...Object.fromEntries(
    serviceKindKeys.map((kind) => [
      serviceKinds[kind].resource,
      nameOfService(kind, `${serviceKinds[kind].resource}.id`),
    ]),
  ),
  route_detail_charges: 'name',
  requests: partnerOf('requests'),
  ...Object.fromEntries(requestResources.map((name) => [name, partnerOfRequest(`${name}.id`)])),
  request_cabins: partnerOfRequest('request_cabins.request_id'),
  request_item_prices: 'name',
  todos: 'name',
  checklist_items: 'title',
  day_subtitles: 'subtitle',
  email_messages: 'subject',
  email_assignments: 'subject',
}

/** A row as it was in the end: what a service or request is stands in two tables, each with an entry of its own. */
const lostRow = (table: string, id: string) =>
  `jsonb_populate_record(null::${table}, (select d.before from change_log d
    where d.table_name = '${table}' and d.row_id = ${id} and d.operation = 'delete' order by d.id desc limit 1))`
const lostKind = (kind: ServiceKind) =>
  `when '${kind}' then (select ${namingOf(kind)} from ${lostRow(serviceKinds[kind].resource, 'p.id')} k)`
const lostService = (id: string) =>
  `(select case p.kind ${serviceKindKeys.map(lostKind).join(' ')} end from ${lostRow('placeholders', id)} p)`
const lostRequest = (id: string) =>
  `(select coalesce(${partnerOf('r')}, ${lostService('r.placeholder_id')}) from ${lostRow('requests', id)} r)`
const requestOfCabin = `(l.before->>'request_id')::bigint`

const tablesOfServices = ['placeholders', ...serviceResources]
const tablesOfRequests = ['requests', ...requestResources]

/** The same of rows that are gone, from the last the log `l` has of them; of others their name or title. */
export const lostNamings: readonly { readonly tables: readonly string[]; readonly naming: string }[] = [
  {
    tables: ['order_contacts'],
    naming: `(select ${contact} from contacts c where c.id = (l.before->>'contact_id')::bigint)`,
  },
  { tables: tablesOfServices, naming: lostService('l.row_id') },
  { tables: tablesOfRequests, naming: lostRequest('l.row_id') },
  {
    tables: ['request_cabins'],
    naming: `coalesce(${partnerOfRequest(requestOfCabin)}, ${lostRequest(requestOfCabin)})`,
  },
]

const dayOf = (column: string) => `(select d.date from days d where d.id = ${column})`

/** What tells more of a row than its name: of a service its kind and its day, of a request its kind. */
export const tellings: Readonly<Record<string, string>> = {
  placeholders: `'kind', kind, 'day', ${dayOf('placeholders.day_id')}`,
  requests: `'kind', request_type`,
  ...Object.fromEntries(
    serviceKindKeys.map((kind) => {
      const table = serviceKinds[kind].resource
      return [table, `'day', (select ${dayOf('p.day_id')} from placeholders p where p.id = ${table}.id)`]
    }),
  ),
}

/** The day of a service that is gone. */
export const lostDay = {
  tables: tablesOfServices,
  naming: `(select ${dayOf('p.day_id')} from ${lostRow('placeholders', 'l.row_id')} p)`,
}
