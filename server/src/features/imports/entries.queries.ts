import type { ImportKind } from '@reisewerk/domain/imports/import-kinds.ts'
import type { LineValues } from '@reisewerk/domain/imports/read-line.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** An entry to be written: what its line says, the entry it changes, the place it names. */
export type EntryRow = {
  readonly line: number
  readonly id?: number
  readonly placeId?: number | null
  readonly values: LineValues
}

/** What is written table by table; trips are made as people make them. */
export type MasterKind = Exclude<ImportKind, 'trips'>

type Written = { readonly column: string; readonly type: string; readonly of: string; readonly orElse?: string }
const text = (column: string, of: string, orElse?: string): Written => ({
  column,
  type: 'text',
  of,
  ...(orElse && { orElse }),
})

/** The columns a line fills; `orElse` is what a new entry has where the line says nothing. */
const columns: Readonly<Record<MasterKind, readonly Written[]>> = {
  clients: [
    text('company_name', 'name'),
    text('short_name', 'shortName', 'left(x.name, 80)'),
    // An empty one is given the next of the house by the database.
    text('customer_number', 'number', `''`),
    text('debtor_number', 'debtorNumber'),
    text('vat_id', 'vatId', `''`),
    text('main_language', 'language', `'de_DE'`),
  ],
  providers: [
    text('name', 'name'),
    text('kind', 'kind', `'hotel'`),
    { column: 'place_id', type: 'bigint', of: 'placeId' },
    text('email', 'email'),
    text('phone', 'phone'),
    text('website', 'website'),
    { column: 'stars', type: 'int', of: 'stars' },
    { column: 'rating', type: 'int', of: 'rating' },
    { column: 'room_count', type: 'int', of: 'roomCount' },
  ],
  agencies: [
    text('name', 'name'),
    { column: 'place_id', type: 'bigint', of: 'placeId' },
    text('email', 'email'),
    text('phone', 'phone'),
  ],
  places: [
    text('name', 'name'),
    text('country', 'country'),
    { column: 'latitude', type: 'float8', of: 'latitude' },
    { column: 'longitude', type: 'float8', of: 'longitude' },
  ],
}

function source(kind: MasterKind): string {
  const fields = columns[kind].map(({ of, type }) => `"${of}" ${type}`)
  return `jsonb_to_recordset($1::jsonb) as x(line int, id bigint, ${fields.join(', ')})`
}

const told = (rows: readonly EntryRow[]) =>
  JSON.stringify(rows.map(({ line, id, placeId, values }) => ({ ...values, line, id, placeId })))

/** Writes new entries of a house, all in one statement. @returns their ids by line */
export async function insertEntries(
  trx: Transaction,
  kind: MasterKind,
  house: number,
  rows: readonly EntryRow[],
): Promise<Map<number, number>> {
  const isOfHouse = kind !== 'places'
  const names = [...(isOfHouse ? ['organisation_id'] : []), ...columns[kind].map(({ column }) => column)]
  const values = columns[kind].map(({ of, orElse }) =>
    orElse === undefined ? `x."${of}"` : `coalesce(x."${of}", ${orElse})`,
  )
  // What is merged knows from which line it comes, which an insert would not tell.
  const written = await trx.query<{ line: number; id: number }>(
    `merge into ${kind} t using (select * from ${source(kind)}, (values ($2::bigint)) h (house) order by line) x on false
     when not matched then insert (${names.join(', ')}) values (${[...(isOfHouse ? ['x.house'] : []), ...values].join(', ')})
     returning x.line, t.id`,
    [told(rows), house],
  )
  return new Map(written.map(({ line, id }) => [line, id]))
}

/** Brings what lines say into the entries they seem to be; what a line does not say stays. */
export async function updateEntries(trx: Transaction, kind: MasterKind, rows: readonly EntryRow[]): Promise<void> {
  const sets = columns[kind].map(({ column, of }) => `${column} = coalesce(x."${of}", t.${column})`)
  await trx.query(`update ${kind} t set ${sets.join(', ')} from ${source(kind)} where t.id = x.id`, [told(rows)])
}

export type PersonRow = {
  readonly home: number
  readonly line: number
  readonly salutation: string | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  readonly mobile: string | null
}
const homes = { clients: 'client_id', providers: 'provider_id', agencies: 'agency_id' } as const
export type WithPeople = keyof typeof homes

/** Adds people where nobody of that name or e-mail address is yet; the first at a partner is the main one. */
export async function insertPeople(trx: Transaction, kind: WithPeople, people: readonly PersonRow[]): Promise<void> {
  const home = homes[kind]
  await trx.query(
    `insert into contacts (${home}, salutation, first_name, last_name, email, phone_fixed, phone_mobile, type, sort)
     select x.home, x.salutation, x."firstName", x."lastName", x.email, x.phone, x.mobile,
       case when n.count + row_number() over same = 1 then 'primary' else 'other' end, n.count + row_number() over same - 1
     from jsonb_to_recordset($1::jsonb) as x(home bigint, line int, salutation text, "firstName" text, "lastName" text, email text, phone text, mobile text)
       cross join lateral (select count(*) as count from contacts c where c.${home} = x.home and not c.deleted) n
     where not exists (select from contacts c where c.${home} = x.home and not c.deleted and (lower(c.email) = lower(x.email)
       or lower(c.first_name || ' ' || c.last_name) = lower(x."firstName" || ' ' || x."lastName") and x."lastName" <> ''))
     window same as (partition by x.home order by x.line)`,
    [JSON.stringify(people)],
  )
}

/** The address of a client: a first one is added, and the one that is there is changed where the line says something of it. */
export async function writeAddresses(
  trx: Transaction,
  rows: readonly { home: number; values: LineValues }[],
): Promise<void> {
  const given = JSON.stringify(rows.map(({ home, values }) => ({ ...values, home })))
  const from = `jsonb_to_recordset($1::jsonb) as x(home bigint, "streetAddress" text, zip text, place text, country text)`
  await trx.query(
    `update addresses a set street_address = coalesce(x."streetAddress", a.street_address), zip = coalesce(x.zip, a.zip),
       city = coalesce(x.place, a.city), country = coalesce(x.country, a.country)
     from ${from} where a.id = (select b.id from addresses b where b.client_id = x.home order by b.sort, b.id limit 1)`,
    [given],
  )
  await trx.query(
    `insert into addresses (client_id, street_address, zip, city, country)
     select x.home, coalesce(x."streetAddress", ''), coalesce(x.zip, ''), coalesce(x.place, ''), coalesce(x.country, 'Deutschland')
     from ${from} where not exists (select from addresses b where b.client_id = x.home)`,
    [given],
  )
}

/** What a file remarks on clients stands among what is known of them, once. */
export async function insertRemarks(
  trx: Transaction,
  rows: readonly { home: number; content: string }[],
): Promise<void> {
  await trx.query(
    `insert into client_infos (client_id, title, content, sort)
     select x.home, 'Aus dem Import', x.content, coalesce((select max(i.sort) + 1 from client_infos i where i.client_id = x.home), 0)
     from jsonb_to_recordset($1::jsonb) as x(home bigint, content text)
     where not exists (select from client_infos i where i.client_id = x.home and i.content = x.content)`,
    [JSON.stringify(rows)],
  )
}
