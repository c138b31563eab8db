import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import type { ReminderStep } from '@reisewerk/domain/invoices/reminder-steps.ts'
import type { Claim, ReminderBlock } from '@reisewerk/domain/payments/reminders/next-reminder.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { dueAtOf } from '../../invoices/invoices.tables.ts'
import { remindedInvoices, reminders } from './reminders.tables.ts'

export type OverdueRow = Claim & {
  readonly id: number
  readonly orderId: number
  readonly organisationId: number
  readonly number: string
  readonly currency: string
  readonly clientId: number | null
  readonly clientName: string
  readonly orderNumber: string
  readonly tripName: string
  readonly last: { readonly step: ReminderStep; readonly payBy: CalendarDate; readonly date: CalendarDate } | null
  readonly blocks: readonly ReminderBlock[]
}

const claimSql = `
  select i.id::int, i.order_id::int as "orderId", i.organisation_id::int as "organisationId", i.invoice_number as number,
    i.currency, i.client_id::int as "clientId", coalesce(c.company_name, '') as "clientName", o.order_number as "orderNumber",
    coalesce(nullif(o.trip_name, ''), o.group_name) as "tripName", i.open_cents::float as "openCents",
    ${dueAtOf('i')} as "dueAt",
    i.canceled_by_id is null and i.carried_to_id is null and i.billing_type = 'included'
      and not (i.type = 'cancelation' and i.old_invoice_id is not null) as "isAsking",
    json_build_array(json_build_object('reason', i.reminder_block, 'until', i.reminder_block_until),
      json_build_object('reason', coalesce(c.reminder_block, ''), 'until', c.reminder_block_until)) as blocks,
    (select json_build_object('step', x.step, 'payBy', r.pay_by, 'date', r.reminder_date) from reminded_invoices x
      join reminders r on r.id = x.reminder_id where x.client_invoice_id = i.id order by r.id desc limit 1) as last
  from client_invoices i join orders o on o.id = i.order_id left join clients c on c.id = i.client_id`

/** What is overdue, the longest due first. @param houses the organisations asked about */
export function readOverdue(
  trx: Transaction,
  today: CalendarDate,
  houses: readonly number[],
  most: number,
): Promise<OverdueRow[]> {
  return trx.query<OverdueRow>(
    `${claimSql} where i.open_cents <> 0 and i.billing_type = 'included' and i.open_cents > 0
       and ${dueAtOf('i')} < $1::date and i.organisation_id = any ($2::bigint[])
     order by ${dueAtOf('i')}, i.id limit ${most}`,
    [today, houses],
  )
}

/** Those that the actor sees of some invoices, in the order of their days. */
export function readClaims(trx: Transaction, ids: readonly number[]): Promise<OverdueRow[]> {
  return trx.query<OverdueRow>(`${claimSql} where i.id = any ($1::bigint[]) order by ${dueAtOf('i')}, i.id`, [ids])
}

/** Payments and other reminders of the invoices wait. */
export async function lockInvoices(trx: Transaction, ids: readonly number[]): Promise<void> {
  await trx.query('select from client_invoices where id = any ($1::bigint[]) order by id for update', [ids])
}

/** What invoices say, by id. */
export async function readSnapshots(trx: Transaction, ids: readonly number[]): Promise<Map<number, IssuedInvoice>> {
  const rows = await trx.query<{ id: number; snapshot: IssuedInvoice }>(
    `select i.id::int, s.snapshot from client_invoices i
       join client_invoice_versions v on v.client_invoice_id = i.id and v.version_number = i.version_number
       join client_invoice_snapshots s on s.version_id = v.id
     where i.id = any ($1::bigint[])`,
    [ids],
  )
  return new Map(rows.map(({ id, snapshot }) => [id, snapshot]))
}

type Fee = { readonly step: ReminderStep; readonly date: CalendarDate; readonly cents: number }

/** Fees that letters of a trip have asked for, the oldest first, and what of all is unpaid; waived ones and those of cancelled invoices left out. */
export async function readFees(
  trx: Transaction,
  orderId: number,
  currency: string,
): Promise<{ readonly claimed: readonly Fee[]; readonly openCents: number }> {
  const [claimed, [open]] = await Promise.all([
    trx.query<Fee>(
      `select r.step, r.reminder_date::text as date, r.fee_cents::float as cents from reminders r
       where r.order_id = $1 and r.currency = $2 and r.fee_cents > 0 and not r.is_fee_waived and exists (
         select from reminded_invoices x join client_invoices i on i.id = x.client_invoice_id
         where x.reminder_id = r.id and i.canceled_by_id is null)
       order by r.id`,
      [orderId, currency],
    ),
    trx.query<{ cents: number }>('select open_reminder_fees($1, $2)::float as cents', [orderId, currency]),
  ])
  return { claimed, openCents: open?.cents ?? 0 }
}

export async function insertReminder(
  trx: Transaction,
  row: typeof reminders.$inferInsert,
  invoices: readonly Omit<typeof remindedInvoices.$inferInsert, 'reminderId' | 'orderId'>[],
): Promise<number> {
  const [kept] = await trx.db.insert(reminders).values(row).returning({ id: reminders.id })
  if (kept === undefined) throw new Error('a reminder has no row')
  const { orderId } = row
  await trx.db.insert(remindedInvoices).values(invoices.map((one) => ({ ...one, reminderId: kept.id, orderId })))
  return kept.id
}

export type KeptReminder = {
  readonly id: number
  readonly orderId: number
  readonly step: ReminderStep
  readonly payBy: CalendarDate
  readonly documentId: number
  readonly isSent: boolean
  /** Named by its paper and not asked for any more; 0 where none was waived. */
  readonly waivedCents: number
  /** What its paper asks for besides its own fee. */
  readonly restCents: number
  readonly invoices: readonly { readonly id: number; readonly number: string }[]
}

/** Locks a reminder; null when the actor sees none. */
export async function lockReminder(trx: Transaction, id: number): Promise<KeptReminder | null> {
  const [found] = await trx.query<KeptReminder>(
    `select r.id::int, r.order_id::int as "orderId", r.step, r.pay_by::text as "payBy", r.document_id::int as "documentId",
       r.sent_at is not null as "isSent", case when r.is_fee_waived then r.fee_cents else 0 end as "waivedCents",
       (r.open_cents + r.earlier_fee_cents)::float as "restCents",
       (select json_agg(json_build_object('id', i.id, 'number', i.invoice_number) order by i.id)
        from reminded_invoices x join client_invoices i on i.id = x.client_invoice_id where x.reminder_id = r.id) as invoices
     from reminders r where r.id = $1 for update of r`,
    [id],
  )
  return found ?? null
}

export async function markReminderSent(trx: Transaction, id: number, at: Date): Promise<void> {
  await trx.query('update reminders set sent_at = $2 where id = $1 and sent_at is null', [id, at])
}

export async function deleteReminder(trx: Transaction, id: number): Promise<void> {
  await trx.query('delete from reminders where id = $1', [id])
}
