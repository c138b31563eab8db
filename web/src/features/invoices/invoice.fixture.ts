import type { Invoice } from './api.ts'

const euros = (cents: number) => ({
  amount: (cents / 100).toFixed(2),
  currency: 'EUR',
  formatted: `${(cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`,
})

/** A prepayment of 20 %, of which nothing was paid yet. */
export function invoice(
  change: Partial<Omit<Invoice, 'amount' | 'paid' | 'open'>> = {},
  sums = { due: 1_179_180, paid: 0 },
): Invoice {
  return {
    ...{ id: 7, version: 3, order: '/api/orders/1', invoiceNumber: 'N-27-0131', type: 'prepayment', status: 'new' },
    ...{
      billingType: 'included',
      invoiceDate: '01.02.2027 00:00:00',
      dueDate: '15.02.2027 00:00:00',
      dueAt: '15.02.2027 00:00:00',
    },
    document: { id: 70, name: 'Anzahlung N-27-0131', path: '/api/documents/70/file', cloudStorage: false },
    ...{ amount: euros(sums.due), total: euros(sums.due), paid: euros(sums.paid), open: euros(sums.due - sums.paid) },
    ...{ amountType: 'percent', partialAmount: euros(sums.due), percent: 20, taxPercentage: -1, taxAmount: null },
    ...{ takesOver: true, lineTaxes: [], discount: null, discountPercent: null, discountUntil: null },
    ...{ showTax: true, calculationBasis: 'Reserved', addressing: 'formal', locale: 'de_DE' },
    ...{ contact: null, address: null, client: null, user: null, introText: null, introEndText: null },
    ...{ oldInvoice: null, oldInvoiceNumber: null, canceledBy: null, canceledByNumber: null },
    ...{ carriedTo: null, carriedToNumber: null, sentAt: null, exportedAt: null, isFixed: false, versionNumber: 1 },
    leftOut: [],
    ...{ reminderBlock: '', reminderBlockUntil: null },
    ...{ createdAt: '01.02.2027 10:00:00', payments: [] },
    ...change,
  } as unknown as Invoice // whom it names is not asked here
}
