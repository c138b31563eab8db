import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { BankLineState } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import type { BankEntry } from '@reisewerk/domain/payments/bank/bank-statement.ts'
import type { BalancedStatement } from '@reisewerk/domain/payments/bank/continuity.ts'
import type { OpenInvoice } from '@reisewerk/domain/payments/bank/matching.ts'
import type { KeptEntry, KnownEntry } from '@reisewerk/domain/payments/bank/repeats.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'
import { dueAtOf } from '../invoices/invoices.tables.ts'
import { bankStatements } from './payments.tables.ts'

/** When a file was read already, in any name. */
export async function readSameFile(trx: Transaction, organisationId: number, sha256: string): Promise<Date | null> {
  const [found] = await trx.query<{ at: Date }>(
    'select created_at as at from bank_statements where organisation_id = $1 and sha256 = $2 limit 1',
    [organisationId, sha256],
  )
  return found === undefined ? null : new Date(found.at)
}

/** Two people who read in statements of one house wait for each other: the second finds what the first has brought. */
export async function waitForOtherFiles(trx: Transaction, organisationId: number): Promise<void> {
  await trx.query(`select pg_advisory_xact_lock(hashtextextended('bank statements of ' || $1::bigint, 0))`, [
    organisationId,
  ])
}

const knownEntry = `l.id::int, case when l.is_distinct then l.id else coalesce(l.repeats_id, l.id) end::int as payment, l.account, s.format,
  s.number, l.entry_key as key, l.booking_date as "bookingDate", l.value_date as "valueDate", l.amount_cents::float as cents,
  l.amount_currency as currency, l.name, l.purpose, l.end_to_end_id as "endToEndId", l.statement_id || '/' || l.batch as "partOf"`

/** What a house has of the days of a file. */
export function readKnownEntries(
  trx: Transaction,
  organisationId: number,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<KnownEntry[]> {
  return trx.query<KnownEntry>(
    `select ${knownEntry} from bank_lines l join bank_statements s on s.id = l.statement_id
     where l.organisation_id = $1 and (l.booking_date between $2 and $3 or l.value_date between $2 and $3)
     order by l.id`,
    [organisationId, from, to],
  )
}

/** Entries that another file may have brought too: of one amount and nearly one day, in files of two kinds. Of neither has anybody said what it is. */
export function readLikeEntries(trx: Transaction, organisationId: number): Promise<KeptEntry[]> {
  return trx.query<KeptEntry>(
    `select ${knownEntry}, l.statement_id::int as statement,
       l.booked_cents = 0 and l.repeats_id is null as "isUntouched"
     from bank_lines l join bank_statements s on s.id = l.statement_id
     where l.organisation_id = $1 and not l.is_dismissed and not l.is_distinct and exists (select from bank_lines x join bank_statements o on o.id = x.statement_id
       where x.organisation_id = l.organisation_id and x.amount_cents = l.amount_cents and x.amount_currency = l.amount_currency
         and x.booking_date between l.booking_date - 7 and l.booking_date + 7 and not x.is_dismissed and not x.is_distinct and o.format <> s.format)
     order by l.id`,
    [organisationId],
  )
}

/** Marks entries as told before, each with the one that it repeats. */
export async function markRepeats(
  trx: Transaction,
  doubled: readonly { readonly line: number; readonly of: number }[],
): Promise<void> {
  if (doubled.length === 0) return
  await trx.query(
    `update bank_lines l set repeats_id = x.of from unnest($1::bigint[], $2::bigint[]) x (line, of)
     where l.id = x.line and l.repeats_id is null and l.booked_cents = 0`,
    [doubled.map(({ line }) => line), doubled.map(({ of }) => of)],
  )
}

/** Statements of accounts of a house whose balances are known. */
export function readBalanced(
  trx: Transaction,
  organisationId: number,
  accounts: readonly string[],
): Promise<BalancedStatement[]> {
  return trx.query<BalancedStatement>(
    `select account, number, opening_cents::float as "openingCents", closing_cents::float as "closingCents", opening_day as "openingDay",
       closing_day as "closingDay"
     from bank_statements where organisation_id = $1 and account = any($2) and closing_day is not null order by closing_day, id`,
    [organisationId, accounts],
  )
}

export async function insertStatement(trx: Transaction, row: typeof bankStatements.$inferInsert): Promise<number> {
  const [kept] = await trx.db.insert(bankStatements).values(row).returning({ id: bankStatements.id })
  if (kept === undefined) throw new Error('a statement that was read has no row')
  return kept.id
}

/** `repeatsId`: the entry that it probably tells again. */
export type FreshEntry = BankEntry & { readonly key: string; readonly repeatsId: number | null }

/** @returns how many came in; what somebody else has read meanwhile is left as it is */
export async function insertLines(
  trx: Transaction,
  of: { readonly organisationId: number; readonly statementId: number; readonly account: string },
  entries: readonly FreshEntry[],
): Promise<number> {
  // Nothing is read back: who may not see what leaves an account writes it down all the same.
  const { rowCount } = await trx.db.execute(
    sql`insert into bank_lines (organisation_id, statement_id, account, entry_key, booking_date, value_date, amount_cents,
       amount_currency, name, purpose, end_to_end_id, repeats_id, batch)
     select ${of.organisationId}, ${of.statementId}, ${of.account}, e.key, e."bookingDate", e."valueDate", e.cents, e.currency,
       e.name, e.purpose, e."endToEndId", e."repeatsId", e.batch
     from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (key text, "bookingDate" date, "valueDate" date, cents bigint,
       currency text, name text, purpose text, "endToEndId" text, "repeatsId" bigint, batch integer)
     on conflict do nothing`,
  )
  return rowCount ?? 0
}

export type LockedLine = {
  readonly organisationId: number
  readonly bookingDate: CalendarDate
  readonly cents: number
  readonly bookedCents: number
  readonly currency: string
  readonly name: string
  readonly purpose: string
  readonly endToEndId: string
  readonly state: BankLineState
  /** It is for administrators to say more of it (decision 153). */
  readonly isWithheld: boolean
  readonly statementNumber: string
}

/** @param isLocked whoever books it first makes the others wait @returns null when the actor sees no such entry */
export async function readBankLine(trx: Transaction, id: number, isLocked: boolean): Promise<LockedLine | null> {
  const [found] = await trx.query<LockedLine>(
    `select l.organisation_id::int as "organisationId", l.booking_date as "bookingDate", l.amount_cents::float as cents,
       l.booked_cents::float as "bookedCents", l.amount_currency as currency, l.name, l.purpose, l.end_to_end_id as "endToEndId", l.state,
       l.id = any (array(select withheld_bank_lines())) as "isWithheld",
       (select s.number from bank_statements s where s.id = l.statement_id) as "statementNumber"
     from bank_lines l where l.id = $1 ${isLocked ? 'for update' : ''}`,
    [id],
  )
  return found ?? null
}

/** Far more than a house has open at a time. */
const openRead = 5_000

/** What is open in a house in one currency, the longest due first. */
export function readOpenInvoices(trx: Transaction, organisationId: number, currency: string): Promise<OpenInvoice[]> {
  return trx.query<OpenInvoice>(
    `select i.id::int, i.invoice_number as number, o.order_number as "orderNumber", i.client_id::int as "clientId",
       coalesce(c.company_name, '') as "clientName", i.open_cents::float as "openCents",
       case when i.discount_cents is not null then json_build_object('until', i.discount_until, 'cents', i.discount_cents) end as discount,
       case when exists (select from reminded_invoices x where x.order_id = i.order_id)
         then open_reminder_fees(i.order_id, i.currency) else 0 end::float as "openFeeCents",
       (select max(x.reminder_id)::int from reminded_invoices x where x.client_invoice_id = i.id) as "reminderId",
       coalesce((select json_agg(e.invoice_number order by e.id) from client_invoices e
         where e.carried_to_id = i.id and e.canceled_by_id is null), '[]') as "takenOver"
     from client_invoices i join orders o on o.id = i.order_id left join clients c on c.id = i.client_id
     where i.open_cents <> 0 and i.billing_type = 'included' and i.organisation_id = $1 and i.currency = $2
     order by ${dueAtOf('i')}, i.id limit ${openRead}`,
    [organisationId, currency],
  )
}

/** Numbers of invoices of the house that ask for nothing and may stand in what an entry says. */
export async function readSettledNumbers(
  trx: Transaction,
  { organisationId, purpose, endToEndId }: Pick<LockedLine, 'organisationId' | 'purpose' | 'endToEndId'>,
): Promise<string[]> {
  const rows = await trx.query<{ number: string }>(
    `select i.invoice_number as number from client_invoices i
     where i.organisation_id = $1 and (i.open_cents = 0 or i.billing_type <> 'included')
       and position(regexp_replace(upper(i.invoice_number), '[^A-Z0-9]', '', 'g') in regexp_replace(upper($2), '[^A-Z0-9]', '', 'g')) > 0
     limit ${openRead}`,
    [organisationId, `${purpose} ${endToEndId}`],
  )
  return rows.map(({ number }) => number)
}

/** The payments that an entry was booked as. */
export async function readBookedPayments(trx: Transaction, lineId: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    'select id::int from payments where bank_line_id = $1 and removed_at is null order by id',
    [lineId],
  )
  return rows.map(({ id }) => id)
}
