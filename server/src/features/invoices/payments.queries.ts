import { type CalendarDate, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import type { EarlyPayment } from '@reisewerk/domain/invoices/issued.ts'
import type { RecordedPayment } from '@reisewerk/domain/invoices/recorded-already.ts'
import type { PaidFees } from '@reisewerk/domain/payments/reminders/paid-fees.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { payments } from './invoices.tables.ts'

/** What a payment asks of its invoice; `otherCents` was received on its partner, where one takes the other back. */
export type PaidInvoice = {
  readonly orderId: number
  readonly number: string
  readonly invoiceDate: CalendarDate
  readonly organisationId: number
  readonly currency: string
  readonly dueCents: number
  /** Without what came off for paying early: only what was received goes back. */
  readonly paidCents: number
  readonly isPair: boolean
  readonly otherCents: number
  readonly openCents: number
  /** What its client owes for having been reminded; nothing where what comes in is not for what this invoice asks (decision 060). */
  readonly openFeeCents: number
  /** What was paid for having been reminded beyond what is asked for, as of a fee that was waived since. */
  readonly feeCreditCents: number
  /** What comes off for whoever pays early. */
  readonly discount: Pick<EarlyPayment, 'until' | 'cents'> | null
}

/** Locks the invoice that a payment is for; null when the actor sees none. */
export async function lockPaidInvoice(trx: Transaction, id: number): Promise<PaidInvoice | null> {
  const [found] = await trx.query<PaidInvoice>(
    `select i.order_id::int as "orderId", i.invoice_number as number, i.invoice_date as "invoiceDate", i.organisation_id::int as "organisationId", i.currency, i.due_cents::float as "dueCents", (i.paid_cents - coalesce((select sum(p.amount_cents) from payments p
         where p.client_invoice_id = i.id and p.kind = 'discount' and p.removed_at is null), 0))::float as "paidCents",
       i.canceled_by_id is not null or i.type = 'cancelation' and i.old_invoice_id is not null as "isPair",
       case when i.canceled_by_id is null then i.original_paid_cents
         else (select s.paid_cents from client_invoices s where s.id = i.canceled_by_id) end::float as "otherCents",
       i.open_cents::float as "openCents", case when i.carried_to_id is null and i.canceled_by_id is null and i.due_cents > 0
         then open_reminder_fees(i.order_id, i.currency) else 0 end::float as "openFeeCents",
       greatest(0, -reminder_fee_balance(i.order_id, i.currency))::float as "feeCreditCents",
       case when i.discount_cents is not null and i.carried_to_id is null and i.canceled_by_id is null
         then json_build_object('until', i.discount_until, 'cents', i.discount_cents) end as discount
     from client_invoices i where i.id = $1 for update of i`,
    [id],
  )
  return found ?? null
}

/** What was received on an invoice and counts, the latest last; what was recorded in one go is one. Asked under the invoice's lock. */
export async function readRecorded(trx: Transaction, invoiceId: number): Promise<RecordedPayment[]> {
  const rows = await trx.query<Omit<RecordedPayment, 'recordedOn'> & { at: Date }>(
    `select sum(p.amount_cents)::float as cents, p.date_of_payment as "dateOfPayment", p.created_at as at,
       coalesce(min(trim(u.first_name || ' ' || u.last_name)), '') as by
     from payments p left join users u on u.id = p.user_id
     where p.client_invoice_id = $1 and p.kind <> 'discount' and p.removed_at is null
     group by p.created_at, p.date_of_payment, p.user_id order by p.created_at`,
    [invoiceId],
  )
  return rows.map(({ at, ...one }) => ({ ...one, recordedOn: todayInGermany(new Date(at)) }))
}

/** Fees that were paid with an invoice; what was recorded in one go is one. Asked under the invoice's lock. */
export async function readPaidFees(trx: Transaction, invoiceId: number): Promise<PaidFees> {
  const recorded = await trx.query<PaidFees['parts'][number]>(
    `select sum(p.amount_cents)::float as cents, coalesce(sum(p.amount_cents) filter (where p.kind = 'reminderFee'), 0)::float as "feeCents"
     from payments p where p.client_invoice_id = $1 and p.kind <> 'discount' and p.removed_at is null
     group by p.created_at, p.date_of_payment, p.user_id order by p.created_at desc`,
    [invoiceId],
  )
  return {
    paidCents: recorded.reduce((sum, { feeCents }) => sum + feeCents, 0),
    parts: recorded.filter(({ feeCents }) => feeCents > 0),
  }
}

export async function insertPayment(trx: Transaction, row: typeof payments.$inferInsert): Promise<number> {
  const [kept] = await trx.db.insert(payments).values(row).returning({ id: payments.id })
  if (kept === undefined) throw new Error('a recorded payment has no row')
  return kept.id
}

/** With what came off for it. @returns its invoice; null when the actor sees no such payment, or it is removed already */
export async function markRemoved(trx: Transaction, id: number, by: number, at: Date): Promise<number | null> {
  const [marked] = await trx.query<{ invoiceId: number }>(
    `update payments set removed_at = $3, removed_by_id = $2 where (id = $1 or discount_of_id = $1) and removed_at is null
     returning client_invoice_id::int as "invoiceId"`,
    [id, by, at],
  )
  return marked?.invoiceId ?? null
}

/** How far an invoice that offers a discount is paid, and which payment took it. */
export type DiscountStanding = {
  readonly invoiceId: number
  readonly orderId: number
  readonly currency: string
  readonly terms: Pick<EarlyPayment, 'until' | 'cents'>
  /** What came off; 0 where nothing does. */
  readonly discountCents: number
  /** What is left of it with that, also where a later invoice asks for it. */
  readonly uncoveredCents: number
  /** The last payment that once took it and still counts. */
  readonly payment: { readonly id: number; readonly cents: number; readonly on: CalendarDate } | null
}

/** Of an invoice and the one that asks for what was open on it; asked under their locks. */
export async function readDiscountStandings(trx: Transaction, invoiceId: number): Promise<DiscountStanding[]> {
  return trx.query<DiscountStanding>(
    `select i.id::int as "invoiceId", i.order_id::int as "orderId", i.currency,
       json_build_object('until', i.discount_until, 'cents', i.discount_cents) as terms,
       coalesce((select sum(p.amount_cents) from payments p
         where p.client_invoice_id = i.id and p.kind = 'discount' and p.removed_at is null), 0)::float as "discountCents",
       (i.due_cents - i.paid_cents - i.taken_paid_cents)::float as "uncoveredCents",
       (select json_build_object('id', p.id, 'cents', p.amount_cents, 'on', p.date_of_payment) from payments p
         where p.client_invoice_id = i.id and p.removed_at is null
           and exists (select from payments d where d.client_invoice_id = i.id and d.discount_of_id = p.id) order by p.id desc limit 1) as payment
     from client_invoices i
     where i.discount_cents is not null and i.canceled_by_id is null
       and (i.id = $1 or i.id = (select c.carried_to_id from client_invoices c where c.id = $1)) order by i.id`,
    [invoiceId],
  )
}

/**
 * What came off for paying early comes off no more: of an invoice that is taken back, where only what was received goes back, and of one
 * whose payment did not stay.
 */
export async function takeDiscountsBack(trx: Transaction, invoiceId: number, by: number, at: Date): Promise<void> {
  await trx.query(
    `update payments set removed_at = $3, removed_by_id = $2
     where client_invoice_id = $1 and kind = 'discount' and removed_at is null`,
    [invoiceId, by, at],
  )
}
