import type { EuroRate, IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { withEuroTax } from '@reisewerk/domain/invoices/tax/euro-tax.ts'
import { defaultCurrency } from '@reisewerk/domain/money.ts'
import { seeingPurchase } from '../../platform/database/seeing-purchase.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

type Of = Pick<IssuedInvoice, 'currency' | 'invoiceDate'>

/** Tells the tax of an invoice in euros as well where it has to, by the rate that holds for it. */
export async function euroTaxOf(
  ...asked: Parameters<typeof euroRateOf>
): Promise<(invoice: IssuedInvoice) => IssuedInvoice> {
  const rate = await euroRateOf(...asked)
  return (invoice) => withEuroTax(invoice, rate)
}

/**
 * By which rate the tax of an invoice in another currency is told in euros (§ 16 Abs. 6 UStG): the newest of the house, else what
 * somebody typed for the trip. A new version of the same day keeps that of the one before.
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
  return seeingPurchase(trx, () => readEuroRate(trx, { orderId, organisationId, currency }))
}

/** How much of a currency one euro buys; a trip in that currency keeps how many euros one of its units buys. */
async function readEuroRate(
  trx: Transaction,
  of: { readonly orderId: number; readonly organisationId: number; readonly currency: string },
): Promise<EuroRate | null> {
  const [found] = await trx.query<EuroRate>(
    `select x.rate::float, to_char(x.rate_date, 'YYYY-MM-DD') as date from (
       select k.rate, k.rate_date, 1 as place from known_exchange_rates k where k.organisation_id = $2 and k.currency = $3
       union all
       select round(1 / r.rate, 6), r.rate_date, 2 from order_exchange_rates r where r.order_id = $1 and r.currency = $4
         and r.base_currency = $3) x
     order by x.place limit 1`,
    [of.orderId, of.organisationId, of.currency, defaultCurrency],
  )
  return found ?? null
}
