import type { PayRunTransfers } from '@reisewerk/domain/accounting/pay-runs/pay-run.contract.ts'
import type { PayRunStatus } from '@reisewerk/domain/accounting/pay-runs/pay-run-types.ts'
import type { Payable } from '@reisewerk/domain/accounting/pay-runs/transfers.ts'
import type { SupplierTerms } from '@reisewerk/domain/accounting/suppliers/supplier-discount.ts'
import type { SupplierInvoiceStatus } from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import type { HouseFacts } from '@reisewerk/domain/accounts/house/house-facts.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { houseFactsOf } from '../../accounts/accounts.tables.ts'
import { payRunFiles } from './pay-runs.tables.ts'

/** The house that pays; two who pay at once wait for each other. @returns null when the actor is not of it */
export async function lockPayingHouse(trx: Transaction, organisationId: number): Promise<HouseFacts | null> {
  const [row] = await trx.query<{ house: HouseFacts }>(
    `select ${houseFactsOf('h')} as house, pg_advisory_xact_lock(hashtext('pay_runs'), $1::int)
     from organisations h where h.id = $1`,
    [organisationId],
  )
  return row?.house ?? null
}

export type ChosenInvoice = Payable &
  SupplierTerms & {
    readonly status: SupplierInvoiceStatus
    /** Of the run that holds it already. */
    readonly heldBy: number | null
  }

/** Locked, in the order of their ids, as far as the actor sees them in this house. */
export async function lockChosen(
  trx: Transaction,
  organisationId: number,
  ids: readonly number[],
): Promise<ChosenInvoice[]> {
  await trx.query('select from supplier_invoices where id = any ($1) order by id for update', [ids])
  return trx.query<ChosenInvoice>(
    `select i.id::int, i.number, i.type, i.status, i.amount_cents::float as cents, i.amount_currency as currency,
       i.discount_percent as "discountPercent", i.discount_until as "discountUntil",
       coalesce(nullif(i.payee, ''), v.name, '') as payee, i.provider_id is not null as "hasProvider",
       (select r.number from pay_run_items h join pay_runs r on r.id = h.pay_run_id
        where h.supplier_invoice_id = i.id and not h.is_released) as "heldBy",
       case when c.id is not null then json_build_object('holder', coalesce(nullif(c.account_holder, ''), nullif(i.payee, ''),
         v.name), 'iban', c.iban, 'bic', c.bic) end as account
     from supplier_invoices i join orders o on o.id = i.order_id and o.organisation_id = $1 left join providers v on v.id = i.provider_id
       left join creditors c on c.provider_id = i.provider_id and c.organisation_id = $1
     where i.id = any ($2) order by i.id`,
    [organisationId, ids],
  )
}

export async function nextRunNumber(trx: Transaction, organisationId: number): Promise<number> {
  const [found] = await trx.query<{ number: number }>(
    'select coalesce(max(number), 0) + 1 as number from pay_runs where organisation_id = $1',
    [organisationId],
  )
  return found?.number ?? 1
}

export type KeptRun = {
  readonly id: number
  readonly number: number
  readonly status: PayRunStatus
  readonly executionDate: CalendarDate
  readonly fileName: string
  readonly messageId: string
  /** It pays invoices of trips that the actor does not see. */
  readonly isHidden: boolean
}

/** @param isLocked for a change; null when the actor sees no such run */
export async function readRun(trx: Transaction, id: number, isLocked: boolean): Promise<KeptRun | null> {
  const [found] = await trx.query<KeptRun>(
    `select r.id::int, r.number, r.status, r.execution_date as "executionDate", r.file_name as "fileName", r.message_id as "messageId",
       exists (select from pay_run_items i where i.pay_run_id = r.id
         and not exists (select from supplier_invoices s where s.id = i.supplier_invoice_id)) as "isHidden"
     from pay_runs r where r.id = $1 ${isLocked ? 'for update' : ''}`,
    [id],
  )
  return found ?? null
}

/** The lines of its file, in their order; `endToEndId` is told by whoever knows the file. */
export function readTransfers(
  trx: Transaction,
  id: number,
): Promise<
  (Omit<PayRunTransfers[number], 'endToEndId' | 'invoices'> & {
    readonly place: number
    readonly invoices: PayRunTransfers[number]['invoices']
  })[]
> {
  return trx.query(
    `select i.place, min(i.payee) as payee, min(i.iban) as iban, min(i.purpose) as purpose, sum(i.amount_cents)::float as cents,
       json_agg(json_build_object('id', s.id, 'number', s.number, 'order', o.id, 'orderNumber', o.order_number) order by i.id) as invoices
     from pay_run_items i join supplier_invoices s on s.id = i.supplier_invoice_id join orders o on o.id = s.order_id
     where i.pay_run_id = $1 group by i.place order by i.place`,
    [id],
  )
}

/** @returns null where there is none */
export async function readRunFile(trx: Transaction, id: number): Promise<Buffer | null> {
  const [found] = await trx.db
    .select({ content: payRunFiles.content })
    .from(payRunFiles)
    .where(eq(payRunFiles.payRunId, id))
  return found?.content ?? null
}

type Closing = { readonly status: PayRunStatus; readonly now: Date; readonly paidAt: CalendarDate }

/** Lets a run go to its next status, and its invoices with it. */
export async function moveRun(trx: Transaction, id: number, { status, now, paidAt }: Closing): Promise<void> {
  const column = status === 'handed' ? 'handed' : 'closed'
  await trx.query(`update pay_runs set status = $2, ${column}_at = $3, ${column}_by_id = $4 where id = $1`, [
    id,
    status,
    now,
    trx.actor.userId,
  ])
  const invoices = 'id in (select supplier_invoice_id from pay_run_items where pay_run_id = $1 and not is_released)'
  if (status === 'settled') {
    // What the file pays less than the invoice asks for was taken off for paying early.
    await trx.query(
      `update supplier_invoices s set status = 'paid', paid_at = $2, paid_discount_cents = (
         select s.amount_cents - abs(i.amount_cents) from pay_run_items i
         where i.pay_run_id = $1 and i.supplier_invoice_id = s.id and not i.is_released)
       where ${invoices}`,
      [id, paidAt],
    )
  }
  if (status !== 'cancelled' && status !== 'rejected') return
  const freed = await trx.query<{ id: number }>(
    'update pay_run_items set is_released = true where pay_run_id = $1 returning supplier_invoice_id::int as id',
    [id],
  )
  await trx.query(`update supplier_invoices set status = 'approved' where id = any ($1)`, [freed.map((one) => one.id)])
}
