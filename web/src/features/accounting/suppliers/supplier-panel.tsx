import { Button } from '@mantine/core'
import type { SupplierCosts } from '@reisewerk/domain/accounting/suppliers/supplier-costs.contract.ts'
import { IconPlus, IconReceipt2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { amount, counted, currencySign } from '../../../lib/format.ts'
import { useSeesPurchase } from '../../../lib/session.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import classes from '../accounting.module.css'
import { type SupplierInvoice, supplierCostsOf, supplierInvoicesOf, suppliersFailed } from './api.ts'
import { ReadFileButton } from './read-file-button.tsx'
import { ReadInvoiceWindow } from './read-invoice-window.tsx'
import type { ReadFile } from './supplier-file-api.ts'
import { SupplierInvoiceForm } from './supplier-invoice-form.tsx'
import { SupplierInvoiceTable } from './supplier-invoice-table.tsx'

type Props = { orderId: number; organisationId: number }

/** What suppliers charge for a trip, and what it was planned to cost; for whoever may see the purchase (INV-12). */
export function SupplierPanel(props: Props) {
  return useSeesPurchase() ? <Loaded {...props} /> : null
}

function Loaded({ orderId, organisationId }: Props) {
  const invoices = useQuery(supplierInvoicesOf(orderId))
  const costs = useQuery(supplierCostsOf(orderId))
  const [found, setFound] = useState<ReadFile | null>(null)
  const [edited, setEdited] = useState<SupplierInvoice | 'new' | null>(null)
  const items = invoices.data?.items
  const isLoaded = items !== undefined && costs.data !== undefined
  const failed = [invoices, costs].find(({ isError }) => isError)
  const begin = (
    <>
      <ReadFileButton organisationId={organisationId} onRead={setFound} />
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={!isLoaded}
        onClick={() => setEdited('new')}
      >
        Rechnung erfassen
      </Button>
    </>
  )
  return (
    <Panel title="Lieferantenrechnungen" hint="geplant und berechnet" actions={begin} flush>
      {!isLoaded &&
        (failed === undefined ? (
          <LoadingRows rows={3} />
        ) : (
          <ErrorState text={suppliersFailed} onRetry={() => void Promise.all([invoices.refetch(), costs.refetch()])} />
        ))}
      {isLoaded && items.length === 0 && (
        <EmptyState icon={IconReceipt2} text="Es sind noch keine Lieferantenrechnungen erfasst" />
      )}
      {isLoaded && items.length > 0 && <SupplierInvoiceTable invoices={items} onEdit={setEdited} />}
      {costs.data?.reclaims.map(({ provider, cents, currency }) => (
        <p key={`${provider} ${currency}`} className={classes.note}>
          An {provider || 'einen Partner ohne Namen'} sind {amount(cents)} {currencySign(currency)} gezahlt, obwohl
          abgesagt ist: zurückfordern, soweit es keine Stornokosten sind.
        </p>
      ))}
      {costs.data !== undefined && costs.data.rows.length > 0 && <Compared costs={costs.data} />}
      {found !== null && <ReadInvoiceWindow found={found} orderId={orderId} onClose={() => setFound(null)} />}
      {edited !== null && costs.data !== undefined && (
        <SupplierInvoiceForm
          orderId={orderId}
          invoice={edited === 'new' ? null : edited}
          requests={costs.data.requests}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  )
}

type Sums = Omit<SupplierCosts['totals'], 'gaps'>

/** As the calculation says it. */
const missingIn = (gaps: number) => `Vorläufig: ${counted(gaps, ['Lücke im Einkauf', 'Lücken im Einkauf'])}`

/** A row a service: above what was planned is told in red; what nobody knows is no 0, and the sum says that it misses (money.md §4). */
function Compared({ costs: { rows, totals, currency, withoutRate } }: { costs: SupplierCosts }) {
  const sign = currencySign(currency)
  const cells = ({ plannedCents, actualCents, openCents }: Sums, gap: string | null) => (
    <>
      <td className={table.number}>
        {(gap === null || plannedCents !== 0) && amount(plannedCents)}
        {gap !== null && <span className={classes.gap}>{gap}</span>}
      </td>
      <td className={table.number}>{amount(actualCents)}</td>
      <td className={table.number} data-over={(gap === null && actualCents > plannedCents) || undefined}>
        {actualCents === 0 || gap !== null ? '' : amount(actualCents - plannedCents)}
      </td>
      <td className={table.number}>{openCents === 0 ? '' : amount(openCents)}</td>
    </>
  )
  return (
    <>
      <table className={`${table.table} ${classes.compared}`} aria-label="Geplant und berechnet">
        <thead>
          <tr>
            <th scope="col">Leistung</th>
            {['geplant', 'berechnet', 'Abweichung', 'noch zu zahlen'].map((title) => (
              <th key={title} scope="col" className={table.number}>
                {title} {sign}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.service ?? 'trip'}>
              <th scope="row">{row.title}</th>
              {cells(row, row.gap)}
            </tr>
          ))}
          <tr>
            <th scope="row" className={table.strong}>
              Summe
            </th>
            {cells(totals, totals.gaps === 0 ? null : missingIn(totals.gaps))}
          </tr>
        </tbody>
      </table>
      {withoutRate.length > 0 && (
        <p className={classes.note}>
          Rechnungen in {withoutRate.join(', ')} zählen nicht mit: Für die Reise ist dafür kein Kurs eingetragen.
        </p>
      )}
    </>
  )
}
