import { defaultSettings } from '../../accounts/settings.contract.ts'
import { taxGroups } from '../../invoices/invoice-tax.ts'
import type { IssuedInvoice } from '../../invoices/issued.ts'
import type { AccountingSettings } from './accounts.ts'

export const accounting: AccountingSettings = { ...defaultSettings.accounting, consultant: '29098', client: '55003' }

/** An issued invoice with lines of these rates and cents; of the rest only what is booked. */
export function issued(
  number: string,
  type: IssuedInvoice['type'],
  lines: readonly (readonly [taxPercentage: number, cents: number])[],
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
