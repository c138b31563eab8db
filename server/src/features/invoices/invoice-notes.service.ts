import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { creditContract } from '@reisewerk/domain/invoices/credit.contract.ts'
import { formDateFault } from '@reisewerk/domain/invoices/invoice-faults.ts'
import type { invoiceLetterContract } from '@reisewerk/domain/invoices/invoice-letter.contract.ts'
import type { packageTravelContract } from '@reisewerk/domain/invoices/package-travel.contract.ts'
import { type Currency, defaultCurrency } from '@reisewerk/domain/money.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem, updateItem } from '../../platform/resource/write.ts'

/** Notes what a client was promised back. @throws ApiError 422 at the amount */
export async function addCredit(trx: Transaction, body: NewBodyOf<typeof creditContract>, desk: Desk): Promise<number> {
  checkAmount(body)
  const amount = { ...body.amount, currency: body.amount.currency ?? (await currencyOf(trx, body.order)) }
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'client_invoice_credits'), { ...body, amount })
}

/** Changes such a note. @throws ApiError 422 at the amount */
export async function changeCredit(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof creditContract>,
  desk: Desk,
): Promise<void> {
  checkAmount(body)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'client_invoice_credits'), id, body)
}

async function currencyOf(trx: Transaction, orderId: number): Promise<Currency> {
  const [trip] = await trx.query<{ currency: Currency }>(
    'select order_currency as currency from orders where id = $1',
    [orderId],
  )
  return trip?.currency ?? defaultCurrency
}

function checkAmount({ amount }: BodyOf<typeof creditContract>): void {
  if (amount === undefined || amount.cents > 0) return
  throw violated({ propertyPath: 'amount', message: 'Bitte einen Betrag über 0 angeben' })
}

/** Opens the words of a trip's invoices. A trip has one set of them: opening it again changes what the body says. */
export function openLetter(
  trx: Transaction,
  body: NewBodyOf<typeof invoiceLetterContract>,
  desk: Desk,
): Promise<number> {
  return openOnce(trx, 'client_invoice_letters', body, desk)
}

/** Opens what is noted of a trip as a package tour, in the same way. @throws ApiError 422 at the day of the form */
export function openPackageTravel(
  trx: Transaction,
  body: NewBodyOf<typeof packageTravelContract>,
  desk: Desk,
): Promise<number> {
  checkFormDate(body, desk)
  return openOnce(trx, 'package_travels', body, desk)
}

/** Changes what is noted. @throws ApiError 422 at the day of the form */
export async function changePackageTravel(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof packageTravelContract>,
  desk: Desk,
): Promise<void> {
  checkFormDate(body, desk)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'package_travels'), id, body)
}

function checkFormDate({ formGivenAt }: BodyOf<typeof packageTravelContract>, { today }: Desk): void {
  const fault = formDateFault(formGivenAt, today)
  if (fault !== null) throw refused(fault)
}

async function openOnce(
  trx: Transaction,
  resource: 'client_invoice_letters' | 'package_travels',
  { order, ...fields }: { readonly order: number } & Record<string, unknown>,
  desk: Desk,
): Promise<number> {
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [order] }])
  await trx.query(`insert into ${resource} (order_id) values ($1) on conflict do nothing`, [order])
  const [found] = await trx.query<{ id: number }>(`select id::int from ${resource} where order_id = $1 for update`, [
    order,
  ])
  if (found === undefined) throw new Error(`order ${order} has no row of ${resource} after opening it`)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, resource), found.id, fields)
  return found.id
}
