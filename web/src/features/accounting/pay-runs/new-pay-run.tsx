import { Button, Checkbox } from '@mantine/core'
import { nextBankDay } from '@reisewerk/domain/accounting/pay-runs/bank-days.ts'
import { payRunContract } from '@reisewerk/domain/accounting/pay-runs/pay-run.contract.ts'
import { executionFault, payableFault, transfersOf } from '@reisewerk/domain/accounting/pay-runs/transfers.ts'
import { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import { supplierInvoiceTypes } from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconReceipt2 } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { amount, currencySign, day, today } from '../../../lib/format.ts'
import { keys } from '../../../lib/keys.ts'
import { paths } from '../../../paths.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import classes from '../accounting.module.css'
import { type SupplierInvoice, supplierInvoicesOfHouse, suppliersFailed } from '../suppliers/api.ts'
import { type Creditor, creditorsOf } from '../suppliers/creditor-api.ts'
import { CreditorForm } from '../suppliers/creditor-form.tsx'
import { makePayRun, payableOf } from './api.ts'

type Props = { organisationId: number }

/** Approved invoices of suppliers, from which those are chosen that the bank is to pay (INV-12). */
export function NewPayRun({ organisationId }: Props) {
  const invoices = useQuery(supplierInvoicesOfHouse(organisationId, 'approved'))
  const creditors = useQuery(creditorsOf(organisationId))
  const failed = [invoices, creditors].find(({ isError }) => isError)
  const items = invoices.data?.items
  if (items === undefined || creditors.data === undefined) {
    return (
      <Panel title="Neuer Zahllauf" flush>
        {failed === undefined ? (
          <LoadingRows rows={4} />
        ) : (
          <ErrorState
            text={suppliersFailed}
            onRetry={() => void Promise.all([invoices.refetch(), creditors.refetch()])}
          />
        )}
      </Panel>
    )
  }
  if (items.length === 0) {
    return (
      <Panel title="Neuer Zahllauf" flush>
        <EmptyState icon={IconReceipt2} text="Es ist keine Lieferantenrechnung zur Zahlung freigegeben" />
      </Panel>
    )
  }
  return <Chosen organisationId={organisationId} invoices={items} creditors={creditors.data.items} />
}

type ChosenProps = Props & { invoices: readonly SupplierInvoice[]; creditors: readonly Creditor[] }

function Chosen({ organisationId, invoices, creditors }: ChosenProps) {
  const attempt = useAttempt(payRunContract.name)
  const client = useQueryClient()
  const [left, setLeft] = useState<readonly number[]>([])
  const [execution, setExecution] = useState<CalendarDate | null>(nextBankDay(today()))
  const [isWorking, setWorking] = useState(false)
  const [entered, setEntered] = useState<SupplierInvoice | null>(null)
  const creditorOf = ({ provider }: SupplierInvoice) =>
    creditors.find((one) => provider !== null && idOf(one.provider) === idOf(provider))
  const rows = invoices.map((invoice) => {
    const payable = payableOf(invoice, creditorOf(invoice), execution ?? today())
    return { invoice, payable, fault: payableFault(payable) }
  })
  const chosen = rows.filter(({ invoice, fault }) => fault === null && !left.includes(invoice.id))
  const { transfers, faults } = transfersOf(chosen.map(({ payable }) => payable))
  const wrongDay = execution === null ? null : executionFault(execution, today())
  const why = faults[0]?.message ?? wrongDay?.message
  const sum = transfers.reduce((cents, one) => cents + one.cents, 0)

  async function make() {
    if (execution === null) return
    setWorking(true)
    await attempt(async () => {
      const run = await makePayRun(organisationId, {
        ids: chosen.map(({ invoice }) => invoice.id),
        executionDate: execution,
      })
      notice.good(`Zahllauf ${run.number} ist angelegt: ${run.total.formatted}.`)
      await client.invalidateQueries({ queryKey: keys.resource(supplierInvoiceContract.name) })
    }, 'Der Zahllauf konnte nicht angelegt werden.')
    setWorking(false)
  }

  return (
    <Panel
      title="Neuer Zahllauf"
      hint={`${chosen.length} von ${invoices.length} freigegebenen Rechnungen, ${amount(sum)} ${currencySign('EUR')} in ${transfers.length === 1 ? 'einer Überweisung' : `${transfers.length} Überweisungen`}`}
      actions={
        <>
          <DateField
            className={classes.execution}
            size="xs"
            aria-label="Ausführung am"
            value={execution}
            from={today()}
            onChange={setExecution}
          />
          <Button
            size="compact-sm"
            disabled={chosen.length === 0 || execution === null || why !== undefined}
            loading={isWorking}
            onClick={() => void make()}
          >
            Zahllauf anlegen
          </Button>
        </>
      }
      flush
    >
      {why !== undefined && (
        <p className={classes.note} role="status">
          {why}
        </p>
      )}
      <table className={table.table} aria-label="Freigegebene Rechnungen">
        <colgroup>
          <col width={36} />
          <col />
          <col />
          <col />
          <col width={92} />
          <col width={112} />
          <col width={300} />
        </colgroup>
        <thead>
          <tr>
            <td />
            <th scope="col">Nummer</th>
            <th scope="col">Leistungsträger</th>
            <th scope="col">Reise</th>
            <th scope="col">Fällig</th>
            <th scope="col" className={table.number}>
              Betrag
            </th>
            <th scope="col">Auf das Konto</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ invoice, payable, fault }) => (
            <tr key={invoice.id}>
              <td>
                <Checkbox
                  size="xs"
                  aria-label={`${invoice.number} bezahlen`}
                  disabled={fault !== null}
                  checked={fault === null && !left.includes(invoice.id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setLeft(checked ? left.filter((id) => id !== invoice.id) : [...left, invoice.id])
                  }
                />
              </td>
              <td>
                {invoice.number} <span className={table.quiet}>{supplierInvoiceTypes[invoice.type].label}</span>
              </td>
              <td>{payable.payee}</td>
              <td>
                <Link {...paths.invoices(idOf(invoice.order))} className={table.link}>
                  {invoice.orderNumber}
                </Link>
              </td>
              <td>{day(invoice.dueDate)}</td>
              <td className={table.number}>
                {invoice.type === 'credit' ? '−' : ''}
                {invoice.amount.formatted}
                {payable.cents !== parseAmount(invoice.amount.amount) && (
                  <span className={table.quiet}> mit Skonto {amount(payable.cents)}</span>
                )}
              </td>
              <td title={fault ?? undefined}>
                {fault === null ? (
                  `${payable.account?.iban.slice(0, 4)} … ${payable.account?.iban.slice(-4)}`
                ) : (
                  <Missing invoice={invoice} fault={fault} onEnter={() => setEntered(invoice)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {entered !== null && entered.provider !== null && (
        <CreditorForm
          organisationId={organisationId}
          creditor={creditorOf(entered) ?? null}
          provider={{ id: idOf(entered.provider), name: entered.providerName }}
          onClose={() => setEntered(null)}
        />
      )}
    </Panel>
  )
}

/** Why an invoice cannot be paid so, with the way to where that is mended. */
function Missing({ invoice, fault, onEnter }: { invoice: SupplierInvoice; fault: string; onEnter: () => void }) {
  const said = fault.slice(invoice.number.length + 2)
  if (invoice.amount.currency !== 'EUR') return <span className={classes.missed}>nur in Euro</span>
  if (invoice.provider === null) {
    return (
      <Link {...paths.invoices(idOf(invoice.order))} className={table.link}>
        Leistungsträger eintragen
      </Link>
    )
  }
  return (
    <Button variant="subtle" size="compact-sm" aria-label={said} onClick={onEnter}>
      Bankverbindung eintragen
    </Button>
  )
}
