import { Button } from '@mantine/core'
import type { AccountingOverview } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { datevExportContract } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { listIn } from '@reisewerk/domain/typography/lists.ts'
import { IconFileExport } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { count, today } from '../../../lib/format.ts'
import { keys } from '../../../lib/keys.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { EmptyState } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { exportMonth } from '../api.ts'

type Props = { organisationId: number; overview: AccountingOverview }
type Month = AccountingOverview['months'][number]

/** Month by month what is in no file yet; a button puts it into one. */
export function DatevMonths({ organisationId, overview: { months, missing, withoutDebtor, withoutCreditor } }: Props) {
  const attempt = useAttempt(datevExportContract.name)
  const client = useQueryClient()
  const [working, setWorking] = useState<string | null>(null)
  const isBlocked = missing.length + withoutDebtor.length + withoutCreditor.length > 0

  async function make(one: Month) {
    const { month } = one
    const name = monthName(month)
    const isMeant = await confirm({
      title: `${name} exportieren?`,
      text: `${told(one)} in ${one.exported > 0 ? 'eine weitere Datei dieses Monats' : 'die Datei'} und bleiben dann, wie sie sind. Exportiert wird jeder Beleg nur einmal.`,
      action: 'Exportieren',
    })
    if (!isMeant) return
    setWorking(month)
    await attempt(async () => {
      const { bookingCount } = await exportMonth(organisationId, month)
      notice.good(
        `${name} ist exportiert: ${bookingCount === 1 ? 'eine Buchung' : `${count(bookingCount)} Buchungen`}.`,
      )
      await Promise.all(
        [clientInvoiceContract, supplierInvoiceContract].map(({ name: resource }) =>
          client.invalidateQueries({ queryKey: keys.resource(resource) }),
        ),
      )
    }, `${name} konnte nicht exportiert werden.`)
    setWorking(null)
  }

  if (months.length === 0) return <EmptyState icon={IconFileExport} text="Es gibt noch keine Rechnungen" />
  return (
    <table className={table.table} aria-label="Monate">
      <colgroup>
        <col />
        <col span={4} width={136} />
        <col width={128} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Monat</th>
          <th scope="col" className={table.number}>
            Rechnungen offen
          </th>
          <th scope="col" className={table.number}>
            Zahlungen offen
          </th>
          <th scope="col" className={table.number}>
            Lieferanten offen
          </th>
          <th scope="col" className={table.number}>
            exportiert
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {months.map((one) => (
          <tr key={one.month}>
            <th scope="row">
              {monthName(one.month)}
              {noteOf(one) !== '' && <span className={table.quiet}> {noteOf(one)}</span>}
            </th>
            <td className={table.number}>{one.invoices || ''}</td>
            <td className={table.number}>{one.payments || ''}</td>
            <td className={table.number}>{one.suppliers || ''}</td>
            <td className={table.number}>{one.exported || ''}</td>
            <td className={table.number}>
              {openIn(one) > 0 && !isToCome(one.month) && (
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={isBlocked || working !== null}
                  loading={working === one.month}
                  aria-label={`${monthName(one.month)} exportieren`}
                  onClick={() => void make(one)}
                >
                  Exportieren
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const names = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** @param month '2027-02' @returns 'Februar 2027' */
function monthName(month: string): string {
  return names.format(new Date(`${month}-01T00:00:00Z`))
}

/** What was dated into a month that is exported already goes into a file of its own; one to come is exported when it has begun. */
function noteOf(one: Month): string {
  if (isToCome(one.month)) return 'beginnt noch'
  if (one.exported > 0 && openIn(one) > 0) return 'Nachtrag: kommt in eine weitere Datei'
  return one.month === today().slice(0, 7) ? 'läuft noch' : ''
}

function isToCome(month: string): boolean {
  return month > today().slice(0, 7)
}

function openIn({ invoices, payments, suppliers, splits }: Month): number {
  return invoices + payments + suppliers + splits
}

function told(one: Month): string {
  const { invoices, payments, suppliers, splits } = one
  const parts = [
    ...(invoices > 0 ? [invoices === 1 ? 'eine Rechnung' : `${invoices} Rechnungen`] : []),
    ...(payments > 0 ? [payments === 1 ? 'eine Zahlung' : `${payments} Zahlungen`] : []),
    ...(suppliers > 0 ? [suppliers === 1 ? 'ein Beleg von Lieferanten' : `${suppliers} Belege von Lieferanten`] : []),
    ...(splits > 0 ? [splits === 1 ? 'ein neuer Drittlandanteil' : `${splits} neue Drittlandanteile`] : []),
  ]
  const listed = listIn('de_DE', parts)
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)} ${openIn(one) === 1 ? 'geht' : 'gehen'}`
}
