import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { type Age, ageKeys, dueDaysOf } from '@reisewerk/domain/payments/ageing.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { dueAtOf } from '../invoices/invoices.tables.ts'

/** What is open in one currency, in cents; of one client, or of all where `isAll`. */
export type OpenSumsRow = {
  readonly isAll: boolean
  readonly clientId: number | null
  readonly name: string
  readonly currency: string
  readonly count: number
  readonly total: number
  /** What reminders have asked for beside it (decision 060); no part of the total. */
  readonly reminderFees: number
  /** What was paid of fees that were waived since (decision 163). */
  readonly feesToGiveBack: number
} & Readonly<Record<Age, number>>

/** More clients than anybody reads through; the list itself shows every invoice. */
const clientsShown = 500

/**
 * Open items added up by client and currency, those who owe most first, and over all of them: one pass over the index of what
 * is open. Beside them stand the fees of reminders that are still open or to be given back, also of whoever owes nothing else.
 * @param houses the organisations asked about; null for all that the actor is in
 */
export function readOpenSums(
  trx: Transaction,
  today: CalendarDate,
  houses: readonly number[] | null,
): Promise<OpenSumsRow[]> {
  const values: unknown[] = [houses === null ? trx.actor.organisationIds : houses]
  const due = dueAtOf('i')
  const sums = ageKeys.map((age) => {
    const { after, before } = dueDaysOf(age, today)
    const bounds = [
      ...(after === null ? [] : [`${due} >= $${values.push(after)}::date`]),
      ...(before === null ? [] : [`${due} <= $${values.push(before)}::date`]),
    ]
    return `coalesce(sum(i.open_cents) filter (where ${bounds.join(' and ')}), 0)::float as "${age}"`
  })
  return trx.query<OpenSumsRow>(
    `with summed as materialized (
       select grouping(i.client_id) = 1 as "isAll", i.client_id::int as "clientId", i.currency, count(*)::int as count,
         sum(i.open_cents)::float as total, ${sums.join(', ')}
       from client_invoices i
       where i.open_cents <> 0 and i.billing_type = 'included' and i.organisation_id = any ($1::bigint[])
       group by grouping sets ((i.client_id, i.currency), (i.currency)))
     , fees as materialized (
       select grouping(f.client_id) = 1 as "isAll", f.client_id::int as "clientId", f.currency,
         coalesce(sum(b.balance) filter (where b.balance > 0), 0)::float as fee,
         coalesce(-sum(b.balance) filter (where b.balance < 0), 0)::float as back
       from (select distinct r.order_id, o.client_id, r.currency from reminders r join orders o on o.id = r.order_id
         where r.organisation_id = any ($1::bigint[]) and r.fee_cents > 0) f
         cross join lateral (select reminder_fee_balance(f.order_id, f.currency) as balance offset 0) b
       group by grouping sets ((f.client_id, f.currency), (f.currency)))
     , sums as materialized (
     select coalesce(s."isAll", f."isAll") as "isAll", coalesce(s."clientId", f."clientId") as "clientId",
       coalesce(s.currency, f.currency) as currency, coalesce(s.count, 0) as count, coalesce(s.total, 0) as total,
       ${ageKeys.map((age) => `coalesce(s."${age}", 0) as "${age}"`).join(', ')}, coalesce(f.fee, 0) as "reminderFees", coalesce(f.back, 0) as "feesToGiveBack"
     from summed s full join fees f
       on f."isAll" = s."isAll" and coalesce(f."clientId", 0) = coalesce(s."clientId", 0) and f.currency = s.currency
     where s.currency is not null or f.fee > 0 or f.back > 0
     order by 1 desc, 5 desc, 2 limit ${clientsShown})
     select x.*, coalesce((select c.company_name from clients c where c.id = x."clientId"), '') as name
     from sums x order by 1 desc, 5 desc, 2`,
    values,
  )
}
