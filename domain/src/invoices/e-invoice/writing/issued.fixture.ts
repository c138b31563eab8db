import type { EInvoiceFormat } from '../../../partners/e-invoicing.ts'
import { isRefusal } from '../../../refusal.ts'
import { cancelationOf, composeInvoice, type InvoiceParts, type PriceLine } from '../../compose-invoice.ts'
import { invoiceAmounts } from '../../invoice-amounts.ts'
import { taxInPayment } from '../../invoice-tax.ts'
import type { Deduction, IssuedInvoice } from '../../issued.ts'
import { withEuroTax } from '../../tax/euro-tax.ts'

const line = (key: string, name: string, detail: string, quantity: number, unitCents: number): PriceLine => ({
  ...{ key, name, detail, quantity, unitCents, cents: quantity * unitCents, section: null },
})
const price = line('double-1', 'Paketpreis im Doppelzimmer ab 35\u00a0Pax', 'pro Person', 35, 148_900)
const single = line('single-1', 'Preis im Einzelzimmer bis 6 EZ', 'pro Person', 3, 190_400)
const concert = line('extra-1', 'Konzertorganisation „Bergen & Oslo“ <Dom>', 'pro Gruppe', 1, 68_001)
const odd = line('extra-2', 'Trinkgelder und Kurtaxe', 'pro Person', 37, 1_233)
const discount = line('extra-3', 'Frühbucherrabatt', 'pro Person', 38, -2_000)
const oneOff = line('extra-4', 'Nachlass', '', 1, -1)

const trips = {
  plain: [price, single],
  discounts: [price, single, concert, odd, discount, oneOff],
  odd: [odd, concert],
} as const
const taxes = {
  margin: { taxPercentage: -1, lineTaxes: [] },
  full: { taxPercentage: 19, lineTaxes: [] },
  reduced: { taxPercentage: 7, lineTaxes: [] },
  free: { taxPercentage: 0, lineTaxes: [] },
  reverse: {
    taxPercentage: -1,
    lineTaxes: ['extra-1', 'extra-2', 'extra-4'].map((key) => ({ key, taxPercentage: -2 })),
  },
  mixed: {
    taxPercentage: -1,
    lineTaxes: [
      ...[
        { key: 'extra-1', taxPercentage: 19 },
        { key: 'extra-2', taxPercentage: 7 },
      ],
      ...[
        { key: 'extra-3', taxPercentage: 0 },
        { key: 'extra-4', taxPercentage: 19 },
      ],
    ],
  },
} as const
type Shape = {
  readonly type: 'normal' | 'prepayment' | 'final' | 'cancelation'
  readonly trip: keyof typeof trips
  readonly tax: keyof typeof taxes
  readonly paid: 'nothing' | 'once' | 'twice' | 'all'
  readonly format: EInvoiceFormat
  readonly currency?: string
  readonly dueDate?: string | null
}

function paidOf({ paid }: Shape, whole: number, tax: number): Deduction[] {
  const shares = { nothing: [], once: [0.2], twice: [0.2, 0.333], all: [1] }[paid]
  return shares.map((share, index) => {
    const cents = Math.round(whole * share)
    const taxCents = taxInPayment(cents, { totalCents: whole, taxCents: tax })
    const paidAt = `2027-0${index + 1}-15`
    return {
      invoiceId: index + 1,
      number: `N-26-04${index}`,
      type: 'prepayment',
      invoiceDate: '2026-12-01',
      paidAt,
      cents,
      taxCents,
    }
  })
}

/** An invoice as it would be issued, put together by the same rules. */
export function issuedInvoice(shape: Shape, change: Partial<InvoiceParts> = {}): IssuedInvoice {
  const priceLines = trips[shape.trip]
  const beforePayments = priceLines.reduce((sum, { cents }) => sum + cents, 0)
  const whole = { ...partsOf(shape), priceLines, beforePaymentsCents: beforePayments, received: [], ...change }
  const asked = { type: 'normal', percent: null, amountCents: null, partialCents: null } as const
  const nothing = { beforePayments, payments: 0, due: beforePayments }
  const taxCents = composeInvoice({ ...whole, type: 'normal', amounts: reckoned(asked, nothing) }, '', 1).totals
    .taxCents
  const received = paidOf(shape, beforePayments, taxCents)
  const payments = received.reduce((sum, { cents }) => sum + cents, 0)
  const share = shape.type === 'prepayment' || shape.type === 'cancelation'
  const amounts = reckoned(
    { ...asked, type: shape.type, percent: share ? (payments > 0 ? 10_000 : 2_000) : null },
    { beforePayments, payments, due: beforePayments - payments },
  )
  return withEuroTax(composeInvoice({ ...whole, received, amounts, ...change }, 'N-27-0318', 1), swiss)
}

/** Of the Swiss franc. */
const swiss = { rate: 0.9351, date: '2027-04-20' }

function reckoned(...[asked, totals]: [Parameters<typeof invoiceAmounts>[0], Parameters<typeof invoiceAmounts>[1]]) {
  const amounts = invoiceAmounts(asked, totals, 'EUR')
  if (isRefusal(amounts)) throw new Error(amounts.message)
  return amounts
}

/** What takes an invoice back. */
export function canceled(original: IssuedInvoice): IssuedInvoice {
  return cancelationOf(original, { ...original, invoiceDate: '2027-04-30' }, 'N-27-0319', 1)
}

/** A firm of another member state. */
const abroad = {
  address: { street: 'Getreidegasse 9', zip: '5020', city: 'Salzburg', country: 'AT' },
  vatId: 'ATU12345675',
} as const

function partsOf({
  type,
  tax,
  format,
  currency = 'EUR',
  dueDate = '2027-05-06',
}: Shape): Omit<InvoiceParts, 'priceLines' | 'beforePaymentsCents' | 'received' | 'amounts'> {
  return {
    ...{ type, currency, dueDate, invoiceDate: '2027-04-22', locale: 'de_DE', addressing: 'formal', showTax: true },
    supply: { from: '2027-05-14', to: '2027-05-23' },
    seller: {
      name: 'Nordwind Gruppenreisen GmbH',
      address: { street: 'Am Stintkai 7', zip: '21335', city: 'Lüneburg', country: 'DE' },
      ...{ taxNumber: '33/270/00417', vatId: 'DE 123 456 789', register: 'Amtsgericht Lüneburg, HRB 203417' },
      ...{ phone: '+49 4131 40 17-0', email: 'rechnung@nordwind.example' },
      ...{ iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', bankName: 'DKB' },
    },
    buyer: {
      ...{ clientId: 1, name: 'Kantorei St. Michael e. V.', contactEmail: 'chor@michael.example' },
      address: { street: 'Johannisstraße 12', zip: '21335', city: 'Lüneburg', country: 'DE' },
      ...(tax === 'reverse' && { ...abroad }),
      contact: { salutation: 'Frau', firstName: 'Katharina', lastName: 'Weiß-Schröder' },
    },
    references: {
      ...{ orderId: 1, orderNumber: '2600417', tripName: 'Klänge zwischen Fjord und Fjell', groupName: 'Kantorei' },
      original: null,
    },
    texts: { introText: null, introEndText: null },
    signer: { name: 'Anna Petersen', role: 'Gruppen', phone: '+49 4131 40 17-12', email: 'anna@nordwind.example' },
    electronic: {
      ...{ format, buyerReference: '04011000-12345-03', marginCode: 'VATEX-EU-D' },
      sellerEndpoint: { scheme: 'EM', id: 'rechnung@nordwind.example' },
      buyerEndpoint: { scheme: '0204', id: '04011000-12345-03' },
    },
    ...taxes[tax],
  }
}

const each = <T extends string>(...keys: T[]) => keys
/** Invoices of all shapes: types, rates, discounts, payments taken off, what takes them back, currencies, with and without a date. */
export function invoicesOfAllShapes(format: EInvoiceFormat): [string, IssuedInvoice][] {
  const shapes = each('margin', 'full', 'reduced', 'free', 'reverse', 'mixed').flatMap((tax): Shape[] => [
    { type: 'normal', trip: 'discounts', tax, paid: 'nothing', format },
    { type: 'normal', trip: 'odd', tax, paid: 'once', format },
    { type: 'prepayment', trip: 'discounts', tax, paid: 'nothing', format },
    { type: 'prepayment', trip: 'discounts', tax, paid: 'once', format },
    { type: 'final', trip: 'discounts', tax, paid: 'twice', format },
    { type: 'final', trip: 'plain', tax, paid: 'all', format },
    { type: 'cancelation', trip: 'discounts', tax, paid: 'nothing', format },
    { type: 'final', trip: 'discounts', tax, paid: 'once', format, currency: 'CHF', dueDate: null },
  ])
  const issued = shapes.map((shape): [string, IssuedInvoice] => [Object.values(shape).join(' '), issuedInvoice(shape)])
  const back = issued
    .filter(([, { type }]) => type !== 'cancelation')
    .map(([name, invoice]): [string, IssuedInvoice] => [`Storno ${name}`, canceled(invoice)])
  return [...issued, ...back]
}
