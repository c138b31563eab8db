import type { SupplierCosts } from '@reisewerk/domain/accounting/suppliers/supplier-costs.contract.ts'
import { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import { providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Drafts } from '../../../form/drafts.ts'
import { fieldOf } from '../../../form/form-field.tsx'
import { FormWindow } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { today } from '../../../lib/format.ts'
import { keys } from '../../../lib/keys.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import type { SupplierInvoice } from './api.ts'
import { keepSupplierFile } from './supplier-file-api.ts'

type Props = {
  orderId: number
  /** Null for a new one. */
  invoice: SupplierInvoice | null
  requests: SupplierCosts['requests']
  /** A file that was read: what it says stands in the form, and it is laid at the invoice. */
  read?: { readonly file: File; readonly begins: Drafts<typeof supplierInvoiceContract> }
  onClose: () => void
}

const InvoiceField = fieldOf<typeof supplierInvoiceContract>()

/** Enters what a provider charges, or changes it until it is approved (INV-12). */
export function SupplierInvoiceForm({ orderId, invoice, requests, read, onClose }: Props) {
  const client = useQueryClient()
  const attempt = useAttempt()
  const form = useItemForm(supplierInvoiceContract, {
    name: 'supplier-invoice',
    title: invoice === null ? 'Lieferantenrechnung erfassen' : `Lieferantenrechnung ${invoice.number}`,
    of: read === undefined ? String(orderId) : `${orderId} ${read.file.name}`,
    item: invoice,
    what: { text: 'diese Lieferantenrechnung', table: supplierInvoiceContract.name },
    begins:
      invoice === null ? { order: { value: String(orderId), label: '' }, invoiceDate: today(), ...read?.begins } : {},
    done: 'Die Lieferantenrechnung wurde gespeichert!',
    failed: 'Die Lieferantenrechnung konnte nicht gespeichert werden! Server Error!',
    onSaved: ({ id }) => {
      onClose()
      void finish(id)
    },
    onClose,
  })
  async function finish(id: number) {
    if (read !== undefined)
      await attempt(() => keepSupplierFile(id, read.file), 'Die Datei konnte nicht abgelegt werden.')
    await client.invalidateQueries({ queryKey: keys.resource(supplierInvoiceContract.name) })
  }
  const missing = (['number', 'invoiceDate', 'amount'] as const).find((path) => !form.value(path))
  const choices = requests.map(({ id, title, provider }) => ({
    value: String(id),
    label: [title, provider].filter((part) => part !== '').join(', '),
  }))
  return (
    <FormWindow
      form={form}
      action={invoice === null ? 'Erfassen' : 'Speichern'}
      missing={missing === undefined ? null : { path: missing, text: 'Bitte ausfüllen' }}
      size={560}
    >
      <FormGroup title="Rechnung">
        <InvoiceField name="number" span={6} begins />
        <InvoiceField name="type" span={6} />
        <InvoiceField name="request" choices={choices} hint="Was sie berechnet; ohne Angabe die Reise als Ganzes" />
        <InvoiceField name="provider" target={providerContract} span={6} hint="Ohne Angabe der angefragte" />
        <InvoiceField name="payee" span={6} hint="Ohne Angabe der Leistungsträger" />
        <InvoiceField name="invoiceDate" span={6} />
        <InvoiceField name="dueDate" span={6} />
        <InvoiceField name="amount" span={6} />
        <InvoiceField name="taxAmount" span={6} />
        <InvoiceField name="discountPercent" span={6} />
        <InvoiceField name="discountUntil" span={6} />
        <InvoiceField name="taxKind" span={6} />
        <InvoiceField name="costAccount" span={6} />
        <InvoiceField name="note" />
      </FormGroup>
    </FormWindow>
  )
}
