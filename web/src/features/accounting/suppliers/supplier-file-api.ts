import type { SupplierFile } from '@reisewerk/domain/accounting/suppliers/supplier-file.contract.ts'
import type { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import { decimalAmount } from '@reisewerk/domain/money.ts'
import type { Drafts } from '../../../form/drafts.ts'
import { send } from '../../../lib/http.ts'

/** A file as it was chosen, and what was read of it. */
export type ReadFile = { readonly file: File; readonly read: SupplierFile }

const bytesOf = (file: File) => new Blob([file], { type: 'application/octet-stream' })

/** Reads a file; nothing is entered. */
export async function readSupplierFile(organisationId: number, file: File): Promise<ReadFile> {
  const path = `/api/organisations/${organisationId}/supplier_invoice_files`
  return { file, read: (await send<SupplierFile>('POST', path, { file: bytesOf(file) })).data }
}

/** Lays it at an invoice. */
export async function keepSupplierFile(invoiceId: number, file: File): Promise<void> {
  await send<null>('POST', `/api/supplier_invoices/${invoiceId}/file`, {
    query: { name: file.name },
    file: bytesOf(file),
  })
}

/** What a form begins with; a provider only where something speaks for them. */
export function draftsOf(
  { invoice, providers }: SupplierFile,
  service: { readonly request: number | null; readonly title: string } | null,
): Drafts<typeof supplierInvoiceContract> {
  const [provider] = providers
  const request = service?.request ?? null
  return {
    ...(provider !== undefined && { provider: { value: String(provider.id), label: provider.name } }),
    ...(request !== null && { request: { value: String(request), label: service?.title ?? '' } }),
    ...(invoice !== null && {
      ...{ number: invoice.number, type: invoice.type, invoiceDate: invoice.invoiceDate, dueDate: invoice.dueDate },
      ...{ discountPercent: invoice.discountPercent, discountUntil: invoice.discountUntil },
      amount: { amount: decimalAmount(invoice.cents), currency: invoice.currency },
      ...(invoice.taxCents !== null && {
        taxAmount: { amount: decimalAmount(invoice.taxCents), currency: invoice.currency },
      }),
    }),
  }
}
