import { SegmentedControl } from '@mantine/core'
import {
  type SupplierInvoiceStatus,
  supplierInvoiceStatuses,
} from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconReceipt2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { amount, currencySign, today } from '../../../lib/format.ts'
import { ExportButton } from '../../../list/export-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { type SupplierInvoice, supplierInvoicesFile, supplierInvoicesOfHouse, suppliersFailed } from './api.ts'
import { ReadFileButton } from './read-file-button.tsx'
import { ReadInvoiceWindow } from './read-invoice-window.tsx'
import type { ReadFile } from './supplier-file-api.ts'
import { SupplierInvoiceTable } from './supplier-invoice-table.tsx'

type Shown = SupplierInvoiceStatus | 'all'

/** What suppliers charge over all trips of a house: what is to be approved, what is to be paid and when (INV-12). */
export function SupplierDesk({ organisationId }: { organisationId: number }) {
  const [shown, setShown] = useState<Shown>('open')
  const [found, setFound] = useState<ReadFile | null>(null)
  const status = shown === 'all' ? null : shown
  const { data, isError, refetch } = useQuery(supplierInvoicesOfHouse(organisationId, status))
  return (
    <Panel
      title="Lieferantenrechnungen"
      hint={data === undefined ? undefined : sumsOf(data.items)}
      actions={
        <>
          <ExportButton size="compact-sm" {...supplierInvoicesFile(organisationId, status)} />
          <ReadFileButton organisationId={organisationId} onRead={setFound} />
          <SegmentedControl
            size="xs"
            aria-label="Rechnungen zeigen"
            data={[
              ...Object.entries(supplierInvoiceStatuses).map(([value, { label }]) => ({ value, label })),
              { value: 'all', label: 'Alle' },
            ]}
            value={shown}
            onChange={(chosen) => setShown(chosen as Shown)} // one of the values above
          />
        </>
      }
      flush
    >
      {data === undefined &&
        (isError ? <ErrorState text={suppliersFailed} onRetry={() => void refetch()} /> : <LoadingRows rows={6} />)}
      {data?.items.length === 0 && <EmptyState icon={IconReceipt2} text="Hier steht keine Lieferantenrechnung" />}
      {found !== null && <ReadInvoiceWindow found={found} onClose={() => setFound(null)} />}
      {data !== undefined && data.items.length > 0 && <SupplierInvoiceTable invoices={data.items} isOfHouse />}
    </Panel>
  )
}

/** '3 Rechnungen, 1.190,00 € zu zahlen, davon 400,00 € überfällig' */
function sumsOf(invoices: readonly SupplierInvoice[]): string {
  const unpaid = invoices.filter(({ status }) => status !== 'paid')
  const late = unpaid.filter(({ dueDate }) => dueDate !== null && (dateOfWire(dueDate) ?? '') < today())
  const told = [
    invoices.length === 1 ? 'eine Rechnung' : `${invoices.length} Rechnungen`,
    ...(unpaid.length > 0 ? [`${sums(unpaid)} zu zahlen`] : []),
    ...(late.length > 0 ? [`davon ${sums(late)} überfällig`] : []),
  ]
  return told.join(', ')
}

function sums(invoices: readonly SupplierInvoice[]): string {
  return [...Map.groupBy(invoices, ({ amount: { currency } }) => currency)]
    .map(([currency, group]) => {
      const cents = group.reduce(
        (sum, { type, amount: money }) => sum + (type === 'credit' ? -1 : 1) * (parseAmount(money.amount) ?? 0),
        0,
      )
      return `${amount(cents)} ${currencySign(currency)}`
    })
    .join(' + ')
}
