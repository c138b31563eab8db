import { demoPassword } from '@reisewerk/domain/accounts/sign-in.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { organisations } from './agency/houses.ts'
import { type DemoUser, users } from './agency/staff.ts'
import { demoConcepts } from './concepts/concepts.ts'
import { addCatalogue } from './load/catalogue-rows.ts'
import { addOrderConcept } from './load/concept-rows.ts'
import { demoIban } from './load/demo-iban.ts'
import { addGeography } from './load/geography-rows.ts'
import { addEmailTemplates, addSentMails } from './load/mail-rows.ts'
import { addAttachedTrips } from './load/offer-rows.ts'
import { addHouses, addPartners } from './load/partner-rows.ts'
import { addAllotments, addCancellationSteps, addKnownRates, addSeasonRates } from './load/rate-rows.ts'
import { addRoomLists } from './load/room-list-rows.ts'
import { type Row, Rows } from './load/rows.ts'
import { addAbsence, addTaskTemplates } from './load/task-rows.ts'
import { addDocumentTemplates } from './load/template-rows.ts'
import { addTripDocuments } from './load/trip-document-rows.ts'
import { addTrip, staffIds } from './load/trip-rows.ts'
import { voucherRemark } from './services/trip-passages.ts'
import { demoTrips } from './trips/trips.ts'

/** One connection to the database, as its owner; a client of pg is one. */
export interface OwnerConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/** A colleague to be created; without a password one cannot sign in. */
export interface NewAccount {
  id: number
  firstName: string
  lastName: string
  email: string
  password?: string
  role: 'user' | 'admin'
  hue: number
  phone: string
  jobTitle: string
  jobTitleEn: string
  jobTitleFr: string
  organisationIds: number[]
}

export interface LoadOptions {
  /** Trips are placed around this day. */
  today: CalendarDate
  /** Creates a user on the same connection; passwords are the server's business. */
  createAccount: (account: NewAccount) => Promise<unknown>
}

/** The demo agency goes into an empty database only. */
export class DatabaseNotEmptyError extends Error {}

/**
 * Fills a migrated, empty database with the demo agency: all of it or nothing. The history starts empty, for nobody has
 * done anything yet; invoices are issued by the server (demo-invoices.ts).
 * @throws DatabaseNotEmptyError when an organisation exists already
 */
export async function loadDemo(owner: OwnerConnection, options: LoadOptions): Promise<void> {
  await owner.query('begin')
  try {
    await storeEverything(owner, options)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

async function storeEverything(owner: OwnerConnection, { today, createAccount }: LoadOptions): Promise<void> {
  const existing = await owner.query('select from organisations limit 1')
  if (existing.rows.length > 0) throw new DatabaseNotEmptyError('the database holds an agency already')
  await switchChangeLog(owner, 'disable')

  const houseRows = new Rows()
  const houses = addHouses(houseRows)
  await insertAll(owner, houseRows)
  for (const user of users) await createAccount(accountOf(user))

  const rows = new Rows()
  const geography = addGeography(rows)
  const partners = addPartners(rows, houses, geography)
  const trips = demoTrips(today)
  const catalogue = addCatalogue(rows, geography, partners)
  const links = { geography, partners, catalogue, users: staffIds() }
  for (const trip of trips) addTrip(rows, trip, links)
  addAttachedTrips(rows)
  for (const concept of demoConcepts(today)) addOrderConcept(rows, concept, links)
  const houseIds = organisations.map(({ id }) => id)
  addTaskTemplates(rows, houseIds)
  addDocumentTemplates(rows, houseIds, partners)
  addSeasonRates(rows, houses, partners, today)
  addAllotments(rows, houses, partners, today)
  addCancellationSteps(rows, houses, partners)
  addKnownRates(rows, houseIds, today)
  addAbsence(rows, houses, links.users, today)
  addEmailTemplates(rows, houseIds)
  addSentMails(rows, today)
  addRoomLists(rows, today)
  addTripDocuments(rows, today)
  await insertAll(owner, rows)
  await setLinks(owner, rows)
  await storeLastNumbers(owner, trips)
  await continueIds(owner)
  await chargeDeposits(owner, today)
  await enterCreditors(owner)
  await remindOfLists(owner)
  await writeUpDocuments(owner)
  await giveForms(owner, today)

  // Deferred checks still hold events of the tables whose triggers come back now.
  await owner.query('set constraints all immediate')
  await switchChangeLog(owner, 'enable')
  await owner.query(
    'insert into installation (id, demo_loaded_at) values (1, now()) on conflict (id) do update set demo_loaded_at = now()',
  )
}

function accountOf({ key: _, isAdmin, canSignIn, organisations: keys, ...person }: DemoUser): NewAccount {
  return {
    ...person,
    role: isAdmin ? 'admin' : 'user',
    organisationIds: organisations.filter((house) => keys.includes(house.key)).map((house) => house.id),
    ...(canSignIn ? { password: demoPassword } : {}),
  }
}

/** One statement per table; the table itself says of what type its columns are. */
async function insertAll(owner: OwnerConnection, rows: Rows): Promise<void> {
  for (const [table, tableRows] of rows.tables()) {
    const columns = [...new Set(tableRows.flatMap(Object.keys))].map((name) => `"${name}"`).join(', ')
    await owner.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(tableRows)],
    )
  }
}

async function setLinks(owner: OwnerConnection, { links }: Rows): Promise<void> {
  for (const { table, column } of new Map(links.map((link) => [`${link.table} ${link.column}`, link])).values()) {
    const pairs = links.filter((link) => link.table === table && link.column === column)
    await owner.query(
      `update ${table} t set ${column} = l.target from json_to_recordset($1) as l (id bigint, target bigint) where t.id = l.id`,
      [JSON.stringify(pairs)],
    )
  }
}

/**
 * Houses of booked trips have asked for a fifth of what they will come to, none of them tomorrow; what was due before today is paid, and of every third
 * house nothing came yet (INV-12).
 */
async function chargeDeposits(owner: OwnerConnection, today: CalendarDate): Promise<void> {
  await owner.query(
    `insert into supplier_invoices (order_id, provider_id, request_id, number, type, status, invoice_date, due_date,
       amount_cents, amount_currency, approved_at, approved_by_id, paid_at)
     select c.order_id, c.provider_id, c.id, 'RE-' || (40000 + c.id), 'deposit', c.status, least(c.due - 30, $1::date - 3 - (c.id % 9)::int), c.due, c.cents,
       c.currency, case when c.status <> 'open' then least(c.due - 10, $1::date - 1) end, case when c.status <> 'open' then c.user_id end,
       case c.status when 'paid' then c.due end
     from (select r.id, r.order_id, r.provider_id, o.user_id, i.currency, o.start_at - 60 as due,
         case when o.start_at - 60 < $1::date then 'paid' when r.id % 2 = 0 then 'approved' else 'open' end as status,
         round(i.cents * greatest(r.asked_amount, 1) * 0.2)::bigint as cents
       from requests r join orders o on o.id = r.order_id join placeholders p on p.selected_request_id = r.id
         join (select request_id, max(price_cents) as cents, min(price_currency) as currency from request_item_prices
           where price_cents > 0 group by request_id) i on i.request_id = r.id
       where r.request_type = 'hotel' and r.id % 3 <> 0 and o.current_status in ('booked', 'documents_sent', 'on_tour')
         and o.start_at is not null) c
     where c.cents > 0`,
    [today],
  )
}

/** Whoever sent an invoice is paid to an account and booked under a number; of the last one nobody has entered the account yet (INV-12). */
async function enterCreditors(owner: OwnerConnection): Promise<void> {
  const { rows } = await owner.query(
    `select distinct o.organisation_id::int as house, i.provider_id::int as provider
     from supplier_invoices i join orders o on o.id = i.order_id where i.provider_id is not null order by 1, 2`,
  )
  const creditors = rows.map(({ house, provider }, index) => ({
    ...{ house, provider, number: String(70_000 + index) },
    iban: index === rows.length - 1 ? '' : demoIban(Number(provider)),
  }))
  await owner.query(
    `insert into creditors (organisation_id, provider_id, creditor_number, iban)
     select c.house, c.provider, c.number, c.iban
     from jsonb_to_recordset($1::jsonb) as c (house bigint, provider bigint, number text, iban text)`,
    [JSON.stringify(creditors)],
  )
}

/** Hotels of trips that are about to begin have their rooming lists already. */
async function remindOfLists(owner: OwnerConnection): Promise<void> {
  await owner.query(`select room_list_todos(array(select id from requests where request_type = 'hotel'))`)
  await owner.query(
    `update todos t set status = 'done', done_date = t.due_date + interval '9 hours' from orders o
     where o.id = t.order_id and t.room_list_of_id is not null and o.current_status in ('documents_sent', 'on_tour')`,
  )
}

/** Services of which documents speak have their master data, and most are done; one voucher a trip was edited by hand. */
async function writeUpDocuments(owner: OwnerConnection): Promise<void> {
  await owner.query(
    `update requests r set trip_details_of_id = r.provider_id, trip_detail_progress = case when r.id % 5 = 0 then 0 else 100 end
     where r.id in (select p.selected_request_id from placeholders p join trip_papers t on t.order_id = p.order_id
       where p.client_offer_status = 'included')`,
  )
  await owner.query(
    `update days d set trip_detail_progress = 100 where d.id in (
       select p.day_id from placeholders p join requests r on r.id = p.selected_request_id
       where p.order_id in (select order_id from trip_papers) group by p.day_id having min(r.trip_detail_progress) = 100)`,
  )
  await owner.query(
    `update placeholders set voucher_is_editable = true, voucher_texts = $1 where id in (
       select min(p.id) from placeholders p join requests r on r.id = p.selected_request_id
       where p.kind = 'hotel' and r.trip_details_of_id is not null group by p.order_id)`,
    [JSON.stringify({ remarks: { de_DE: { content: richTextOf(voucherRemark) } } })],
  )
}

/** Whoever booked has the form of package tours in hand (INV-13). */
async function giveForms(owner: OwnerConnection, today: CalendarDate): Promise<void> {
  await owner.query(
    `insert into package_travels (order_id, form_given_at) select id, least(created_at::date + 7, $1::date - 1) from orders
     where current_status in ('pre_reservation', 'booked', 'documents_sent', 'on_tour', 'completed')`,
    [today],
  )
}

/** New trips continue after the last number given out in a year (design §3). */
async function storeLastNumbers(owner: OwnerConnection, trips: readonly { orderNumber: string; createdOn: string }[]) {
  const numbers = trips.map(({ orderNumber, createdOn }) => {
    return { year: Number(createdOn.slice(0, 4)), number: Number(orderNumber.slice(2)) }
  })
  await owner.query(
    `insert into order_numbers (year, last_number)
     select year, max(number) from json_to_recordset($1) as n (year integer, number integer) group by year`,
    [JSON.stringify(numbers)],
  )
}

/**
 * The log of changes is for what people do; thousands of rows at once would only bury it. What a trip brings along by
 * itself the demo brings along already; to-dos of rooming lists are made at its end.
 */
async function switchChangeLog(owner: OwnerConnection, verb: 'enable' | 'disable'): Promise<void> {
  const triggers = await owner.query(
    `select tgrelid::regclass::text as "table", tgname as name from pg_trigger
     where tgname in ('log_change', 'touch_row', 'tasks_new', 'tasks_changed', 'room_list_todo', 'room_list_todo_on_insert')
       and not tgisinternal`,
  )
  for (const { table, name } of triggers.rows) await owner.query(`alter table ${table} ${verb} trigger ${name}`)
}

async function continueIds(owner: OwnerConnection): Promise<void> {
  const columns = await owner.query(
    `select table_name as "table" from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  )
  for (const { table } of columns.rows) {
    await owner.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest(max(id), 1), max(id) is not null) from ${table}`,
    )
  }
}
