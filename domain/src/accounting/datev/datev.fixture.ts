import { defaultSettings } from '../../accounts/settings.contract.ts'
import { taxGroups } from '../../invoices/invoice-tax.ts'
import type { IssuedInvoice } from '../../invoices/issued.ts'
import type { AccountingSettings } from './accounts.ts'
import { type Booking, debitOf } from './bookings.ts'
import type { TripInvoice, TripPayment } from './trip-standing.ts'

export const accounting: AccountingSettings = { ...defaultSettings.accounting, consultant: '29098', client: '55003' }

export type Rates = readonly (readonly [taxPercentage: number, cents: number])[]

/** An issued invoice with lines of these rates and cents; of the rest only what is booked. */
export function issued(
  number: string,
  type: IssuedInvoice['type'],
  lines: Rates,
  invoiceDate = '2027-02-01',
): IssuedInvoice {
  const groups = taxGroups(lines.map(([taxPercentage, cents]) => ({ taxPercentage, cents })))
  return {
    ...{ number, type, invoiceDate, dueDate: '2027-02-15', currency: 'EUR', taxGroups: groups },
    supply: { from: '2027-05-14', to: '2027-05-17' },
    buyer: { clientId: 1, name: 'Kantorei St. Michael e. V.' },
    references: { orderNumber: '2600417', original: null },
  } as unknown as IssuedInvoice // the rest is not booked
}

/**
 * The invoice of a trip that was issued as this one of it: it asks for what it charges without what it takes off.
 * @param more that it stands otherwise than in a final invoice or a prepayment
 */
export function tripInvoice(
  id: number,
  type: IssuedInvoice['type'],
  lines: Rates,
  { invoiceDate, ...more }: Partial<TripInvoice> & { readonly invoiceDate?: string } = {},
): TripInvoice {
  const deductions = more.deductions ?? []
  const total = lines.reduce((sum, [, cents]) => sum + cents, 0)
  return {
    ...{ id, issuedAs: id, saidAs: id, takesOver: type !== 'normal' && more.originalId === undefined, deductions },
    dueCents: total - deductions.reduce((sum, { cents }) => sum + cents, 0),
    snapshot: issued(`N-27-000${id}`, type, lines, invoiceDate),
    ...{ debtor: '10007', originalId: null, thirdShare: 0, kept: null, ...more },
  }
}

export function tripPayment(
  id: number,
  invoiceId: number,
  cents: number,
  more: Partial<TripPayment> = {},
): TripPayment {
  const kind = cents < 0 ? 'refund' : 'payment'
  return { id, invoiceId, kind, cents, bank: null, kept: null, keptRemoval: null, ...more }
}

/** What lines come to on each account, debits above 0; of debtors by the number they stand under. */
export function balances(lines: readonly Booking[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  const add = (account: string, cents: number) => sums.set(account, (sums.get(account) ?? 0) + cents)
  for (const line of lines) {
    add(line.isTransfer ? line.account : `${line.account} ${line.documentNumber}`, debitOf(line))
    add(line.contraAccount, -debitOf(line))
  }
  return sums
}

/** 'N-27-0001: S 10007 1593 760000' */
export const brief = ({ cents, side, account, contraAccount, taxKey, documentNumber }: Booking): string =>
  `${documentNumber}: ${side} ${account} ${contraAccount}${taxKey === '' ? '' : `/${taxKey}`} ${cents}`
