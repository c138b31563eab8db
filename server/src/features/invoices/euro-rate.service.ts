import { type EuroRate, rateOfDay } from '@reisewerk/domain/calculation/rate-of-day.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { withEuroTax } from '@reisewerk/domain/invoices/tax/euro-tax.ts'
import { defaultCurrency } from '@reisewerk/domain/money.ts'
import { seeingPurchase } from '../../platform/database/seeing-purchase.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { readRatesByDay } from '../calculation/rates-by-day.service.ts'

type Of = Pick<IssuedInvoice, 'currency' | 'invoiceDate'>

/** Tells the tax of an invoice in euros as well where it has to, by the rate that holds for it. */
export async function euroTaxOf(
  ...asked: Parameters<typeof euroRateOf>
): Promise<(invoice: IssuedInvoice) => IssuedInvoice> {
  const rate = await euroRateOf(...asked)
  return (invoice) => withEuroTax(invoice, rate)
}

/**
 * By which rate the tax of an invoice in another currency is told in euros (§ 16 Abs. 6 UStG): that of its day as
 * the house knows it, else what somebody typed for the trip. A new version of the same day keeps that of the one before.
 * @returns null for an invoice in euros, and where no rate is known
 */
async function euroRateOf(
  trx: Transaction,
  orderId: number,
  { currency, invoiceDate }: Of,
  {
    made,
    organisationId,
  }: { readonly made: { readonly snapshot: IssuedInvoice } | null; readonly organisationId: number },
): Promise<EuroRate | null> {
  if (currency === defaultCurrency) return null
  const before = made?.snapshot
  if (before?.euroTax !== undefined && before.currency === currency && before.invoiceDate === invoiceDate) {
    const { rate, date } = before.euroTax
    return { rate, date }
  }
  // A rate says nothing of what is bought by it.
  return seeingPurchase(trx, () => readEuroRate(trx, { orderId, organisationId, currency, invoiceDate }))
}

/** How much of a currency one euro buys; a trip in that currency keeps how many euros one of its units buys. */
async function readEuroRate(
  trx: Transaction,
  of: Of & { readonly orderId: number; readonly organisationId: number },
): Promise<EuroRate | null> {
  const known = (await readRatesByDay(trx, of.organisationId)).get(of.currency)
  const ofDay = rateOfDay(known, of.invoiceDate)
  if (ofDay !== undefined) return { rate: ofDay.rate, date: ofDay.date }
  const [typed] = await trx.query<EuroRate>(
    `select round(1 / r.rate, 6)::float as rate, to_char(r.rate_date, 'YYYY-MM-DD') as date from order_exchange_rates r
     where r.order_id = $1 and r.currency = $2 and r.base_currency = $3`,
    [of.orderId, defaultCurrency, of.currency],
  )
  return typed ?? null
}
