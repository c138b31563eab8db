/** What a supplier asks for; a credit gives something back. */
export const supplierInvoiceTypes = {
  whole: { label: 'Rechnung' },
  deposit: { label: 'Anzahlung' },
  final: { label: 'Restzahlung' },
  credit: { label: 'Gutschrift' },
} as const
export type SupplierInvoiceType = keyof typeof supplierInvoiceTypes

export const supplierInvoiceStatuses = {
  open: { label: 'Erfasst' },
  approved: { label: 'Freigegeben' },
  /** In a file for the bank. */
  ordered: { label: 'Zur Zahlung angewiesen' },
  paid: { label: 'Bezahlt' },
} as const
export type SupplierInvoiceStatus = keyof typeof supplierInvoiceStatuses

/** 'zur Zahlung angewiesen', as it stands within a sentence. */
export function statusInSentence(status: SupplierInvoiceStatus): string {
  const { label } = supplierInvoiceStatuses[status]
  return `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`
}

/** From which statuses something may be done, and to which it leads. */
export const supplierInvoiceActions = {
  approve: { from: ['open'], to: 'approved', label: 'Freigeben' },
  withdraw: { from: ['approved', 'paid'], to: 'open', label: 'Freigabe zurücknehmen' },
  pay: { from: ['approved'], to: 'paid', label: 'Als bezahlt vermerken' },
} as const satisfies Record<
  string,
  { readonly from: readonly SupplierInvoiceStatus[]; readonly to: SupplierInvoiceStatus; readonly label: string }
>
export type SupplierInvoiceAction = keyof typeof supplierInvoiceActions
