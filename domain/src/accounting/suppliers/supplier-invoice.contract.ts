import { requestStatuses } from '../../accounts/options.ts'
import { userContract } from '../../accounts/user.contract.ts'
import { contract } from '../../contract/contract.ts'
import { choice, day, instant, integer, link, money, percent, text } from '../../contract/fields.ts'
import { supplierInvoiceStatuses, supplierInvoiceTypes } from './supplier-invoice-types.ts'
import { supplierTaxKinds } from './supplier-tax.ts'

const listed = ['supplier_invoice_read'] as const

/** What a provider charges for a trip (INV-12). Once it is approved, only its note changes. */
export const supplierInvoiceContract = contract({
  name: 'supplier_invoices',
  title: 'Lieferantenrechnung',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    orderNumber: text({ label: 'Vorgangsnummer', write: 'never' }),
    groupName: text({ label: 'Gruppe', write: 'never' }),
    provider: link('providers', { label: 'Leistungsträger', nullable: true }),
    providerName: text({ label: 'Name des Leistungsträgers', write: 'never' }),
    /** Who is to be paid; the provider's own name where nothing is entered. */
    payee: text({ label: 'Zahlungsempfänger', max: 70 }),
    /** For what it charges; without one it is of the trip as a whole. */
    request: link('requests', { label: 'Anfrage', nullable: true }),
    serviceTitle: text({ label: 'Leistung', write: 'never' }),
    /** Of the request it charges for: of one that was called off no more is due than its cancellation costs. */
    requestStatus: choice(requestStatuses, { label: 'Stand der Anfrage', nullable: true, write: 'never' }),
    number: text({ label: 'Rechnungsnummer', required: true, min: 1, max: 60 }),
    type: choice(supplierInvoiceTypes, { label: 'Art' }),
    status: choice(supplierInvoiceStatuses, { label: 'Stand', write: 'never' }),
    invoiceDate: day({ label: 'Rechnungsdatum', required: true }),
    dueDate: day({ label: 'Fällig am', nullable: true }),
    /** Gross; of a credit what is given back. */
    amount: money({ label: 'Betrag', required: true }),
    taxAmount: money({ label: 'Darin Steuer', nullable: true }),
    /** What may be taken off by paying until then ('Skonto'). */
    discountPercent: percent({ label: 'Skonto', nullable: true, min: 0.01, step: 0.01 }),
    discountUntil: day({ label: 'Skonto bis', nullable: true }),
    /** What was taken off when it was paid. */
    paidDiscount: money({ label: 'Abgezogenes Skonto', write: 'never' }),
    taxKind: choice(supplierTaxKinds, { label: 'Steuerart' }),
    /** Another account than that of its kind, as the tax adviser wants it (INV-08). */
    costAccount: text({
      label: 'Kostenkonto',
      hint: 'leer: wie in den Einstellungen',
      max: 8,
      pattern: /^(\d{4,8})?$/,
      message: 'Bitte 4 bis 8 Ziffern eingeben',
    }),
    note: text({ label: 'Vermerk', max: 500 }),
    /** Name of the file that came; null without one. */
    fileName: text({ label: 'Beleg', nullable: true, write: 'never' }),
    approvedAt: instant({ label: 'Freigegeben am', nullable: true, write: 'never' }),
    approvedBy: link('users', {
      label: 'Freigegeben von',
      nullable: true,
      write: 'never',
      expand: { contract: userContract, groups: listed },
    }),
    paidAt: day({ label: 'Bezahlt am', nullable: true, write: 'never' }),
    /** By which it is or was paid. */
    payRunNumber: integer({ label: 'Zahllauf', nullable: true, write: 'never' }),
    /** Since when it is in a file for the tax adviser (INV-08): it stays as it is. */
    exportedAt: instant({ label: 'Exportiert am', nullable: true, write: 'never' }),
    createdAt: instant({ label: 'Erfasst am', write: 'never' }),
  },
  filters: {
    id: 'in',
    'order.id': 'in',
    'provider.id': 'in',
    'request.id': 'in',
    'organisation.id': 'in',
    status: 'in',
    dueDate: 'range',
  },
  orderBy: ['id', 'number', 'invoiceDate', 'dueDate', 'status', 'amount'],
})
