import { comparedCosts } from '@reisewerk/domain/accounting/suppliers/planned-actual.ts'
import type { SupplierCosts } from '@reisewerk/domain/accounting/suppliers/supplier-costs.contract.ts'
import { supplierDiscount } from '@reisewerk/domain/accounting/suppliers/supplier-discount.ts'
import type { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import {
  statusAfter,
  supplierInvoiceFault,
  type TypedSupplierInvoice,
} from '@reisewerk/domain/accounting/suppliers/supplier-invoice-rules.ts'
import {
  type SupplierInvoiceAction,
  statusInSentence,
} from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { type Currency, defaultCurrency } from '@reisewerk/domain/money.ts'
import { isRefusal, refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import { type Desk, type ResourceSet, resourceOf } from '../../../platform/resource/resource.ts'
import { insertItem, removeItem, updateItem } from '../../../platform/resource/write.ts'
import { calculationCosts } from '../../calculation/costs.service.ts'
import { removeFile } from '../../files/files.service.ts'
import { readKeptFile } from './supplier-files.queries.ts'
import {
  lockSupplierInvoice,
  providerOfRequest,
  readActualInvoices,
  readCalculationOf,
  readInvoicedRequests,
  readReclaims,
} from './supplier-invoices.queries.ts'

type Invoice = typeof supplierInvoiceContract
const name = 'supplier_invoices'

/** Enters what a provider charges. @throws ApiError 422 at the field that cannot be so */
export async function enterSupplierInvoice(trx: Transaction, body: NewBodyOf<Invoice>, desk: Desk): Promise<number> {
  const { amount, taxAmount } = body
  const currency = amount.currency ?? (await currencyOfTrip(trx, body.order))
  const fault = supplierInvoiceFault({
    ...{ type: body.type ?? 'whole', invoiceDate: body.invoiceDate, dueDate: body.dueDate ?? null },
    ...{ amountCents: amount.cents, amountCurrency: currency, taxCents: taxAmount?.cents ?? null },
    taxCurrency: taxAmount?.currency ?? currency,
    taxKind: body.taxKind ?? 'margin',
    ...{ discountPercent: body.discountPercent ?? null, discountUntil: body.discountUntil ?? null },
  })
  if (fault !== null) throw refused(fault)
  const tax = taxAmount == null ? {} : { taxAmount: { ...taxAmount, currency } }
  // Whoever was asked is who charges, unless somebody else is named.
  const asked = body.provider == null && body.request != null ? await providerOfRequest(trx, body.request) : null
  const provider = asked === null ? {} : { provider: asked }
  return insertItem(trx, desk.resources, resourceOf(desk.resources, name), {
    ...body,
    amount: { ...amount, currency },
    ...tax,
    ...provider,
  })
}

async function currencyOfTrip(trx: Transaction, orderId: number): Promise<Currency> {
  return (await readCalculationOf(trx, orderId))?.currency ?? defaultCurrency
}

/** Changes one that is not approved yet. @throws ApiError 409 once it is, 422 at the field that cannot be so */
export async function changeSupplierInvoice(
  trx: Transaction,
  id: number,
  body: BodyOf<Invoice>,
  desk: Desk,
): Promise<void> {
  const kept = await lockSupplierInvoice(trx, id)
  if (kept === null) throw notFound('Lieferantenrechnung')
  const { amount, taxAmount } = body
  const currency = amount?.currency ?? kept.amountCurrency
  const typed: TypedSupplierInvoice = {
    type: body.type ?? kept.type,
    invoiceDate: body.invoiceDate ?? kept.invoiceDate,
    dueDate: body.dueDate === undefined ? kept.dueDate : body.dueDate,
    amountCents: amount?.cents ?? kept.amountCents,
    amountCurrency: currency,
    taxCents: taxAmount === undefined ? kept.taxCents : (taxAmount?.cents ?? null),
    taxCurrency: taxAmount?.currency ?? currency,
    taxKind: body.taxKind ?? kept.taxKind,
    discountPercent: body.discountPercent === undefined ? kept.discountPercent : body.discountPercent,
    discountUntil: body.discountUntil === undefined ? kept.discountUntil : body.discountUntil,
  }
  const fault = supplierInvoiceFault(typed)
  if (fault !== null) throw refused(fault)
  // The tax follows the currency of its amount.
  const isTaxed = typed.taxCents !== null && (amount !== undefined || taxAmount !== undefined)
  const tax = isTaxed ? { taxAmount: { cents: typed.taxCents ?? 0, currency } } : {}
  const money = amount === undefined ? {} : { amount: { ...amount, currency } }
  await updateItem(trx, desk.resources, resourceOf(desk.resources, name), id, { ...body, ...money, ...tax })
}

/** @throws ApiError 409 once it is approved */
export async function removeSupplierInvoice(trx: Transaction, id: number, { resources }: Desk): Promise<void> {
  const kept = await lockSupplierInvoice(trx, id)
  if (kept === null) throw notFound('Lieferantenrechnung')
  if (kept.status !== 'open') {
    const status = statusInSentence(kept.status)
    throw refused(refusal('kept', `Die Rechnung ist ${status} und bleibt. Bitte erst die Freigabe zurücknehmen.`))
  }
  const file = await readKeptFile(trx, id)
  await removeItem(trx, resourceOf(resources, name), id)
  if (file !== null) await removeFile(trx, file.key)
}

/** Approves an invoice, takes that back, or notes that it is paid. @throws ApiError 404, 409 when its status does not allow it */
export async function actOnSupplierInvoice(
  trx: Transaction,
  id: number,
  action: SupplierInvoiceAction,
  { now, today }: Pick<Desk, 'now' | 'today'>,
): Promise<void> {
  const kept = await lockSupplierInvoice(trx, id)
  if (kept === null) throw notFound('Lieferantenrechnung')
  const status = statusAfter(action, kept.status)
  if (isRefusal(status)) throw refused(status)
  if (kept.heldBy !== null) {
    throw refused(refusal('in_pay_run', `Die Rechnung steht im Zahllauf ${kept.heldBy} und bleibt, wie sie ist.`))
  }
  if (status === 'open' && kept.isExported) {
    const message =
      'Die Rechnung ist an DATEV exportiert und bleibt, wie sie ist. Berichtigt wird sie mit einer Gutschrift.'
    throw refused(refusal('exported', message))
  }
  // Whoever pays in time takes off what they may.
  const taken = status === 'paid' ? supplierDiscount({ ...kept, cents: kept.amountCents }, today) : 0
  await trx.query(
    `update supplier_invoices set status = $2, paid_at = $3, paid_discount_cents = $6,
       approved_at = case $2 when 'open' then null else coalesce(approved_at, $4) end,
       approved_by_id = case $2 when 'open' then null else coalesce(approved_by_id, $5) end
     where id = $1`,
    [id, status, status === 'paid' ? today : null, now, trx.actor.userId, taken],
  )
}

/**
 * What a trip was planned to cost against what suppliers charged (INV-12).
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function supplierCosts(trx: Transaction, resources: ResourceSet, orderId: number): Promise<SupplierCosts> {
  const calculation = await readCalculationOf(trx, orderId)
  if (calculation === null) throw notFound('Reise')
  const [costs, invoices, requests, reclaims] = await Promise.all([
    calculationCosts(trx, resources, calculation.id, 'Reserved'),
    readActualInvoices(trx, orderId),
    readInvoicedRequests(trx, orderId),
    readReclaims(trx, orderId),
  ])
  const { currency } = calculation
  const { rows, totals, withoutRate } = comparedCosts(costs, invoices, currency, costs.rates)
  return { currency, rows: [...rows], totals, requests, reclaims, withoutRate: [...withoutRate] }
}
