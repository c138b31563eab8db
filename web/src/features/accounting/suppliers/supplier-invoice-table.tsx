import { Button } from '@mantine/core'
import { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import { supplierInvoiceTypes } from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import { requestStatuses } from '@reisewerk/domain/accounts/options.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { IconArrowBackUp, IconPaperclip, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { remove } from '../../../lib/api.ts'
import { download } from '../../../lib/download.ts'
import { day, today } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import table from '../../../ui/lists/table.module.css'
import { Badge } from '../../../ui/marks/badge.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { actOn, type SupplierInvoice, stateOf } from './api.ts'

type Props = {
  invoices: readonly SupplierInvoice[]
  /** Over all trips: each row tells its own, and is edited there. */
  isOfHouse?: boolean
  onEdit?: (invoice: SupplierInvoice) => void
}

const notSaved = 'Das konnte nicht gespeichert werden! Server Error!'

/** What suppliers charge, with what can be done with each now. */
export function SupplierInvoiceTable({ invoices, isOfHouse = false, onEdit }: Props) {
  return (
    <table className={table.table} aria-label="Lieferantenrechnungen">
      <colgroup>
        {isOfHouse && <col />}
        <col />
        <col />
        <col />
        <col width={92} />
        <col width={92} />
        <col width={112} />
        <col width={172} />
        <col width={196} />
      </colgroup>
      <thead>
        <tr>
          {isOfHouse && <th scope="col">Reise</th>}
          <th scope="col">Nummer</th>
          <th scope="col">Leistungsträger</th>
          <th scope="col">Leistung</th>
          <th scope="col">Datum</th>
          <th scope="col">Fällig</th>
          <th scope="col" className={table.number}>
            Betrag
          </th>
          <th scope="col">Stand</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            {isOfHouse && (
              <td>
                <Link {...paths.invoices(idOf(invoice.order))} className={table.link}>
                  {invoice.orderNumber}
                </Link>{' '}
                {invoice.groupName}
              </td>
            )}
            <td>
              {invoice.number} <span className={table.quiet}>{supplierInvoiceTypes[invoice.type].label}</span>
            </td>
            <td>{invoice.payee || invoice.providerName}</td>
            <td title={invoice.serviceTitle}>
              {invoice.serviceTitle} {calledOff(invoice) !== null && <Badge tone="bad">{calledOff(invoice)}</Badge>}
            </td>
            <td>{day(invoice.invoiceDate)}</td>
            <td>{day(invoice.dueDate)}</td>
            <td className={table.number}>
              {invoice.type === 'credit' ? '−' : ''}
              {invoice.amount.formatted}
            </td>
            <td>
              <State invoice={invoice} />
            </td>
            <td className={table.number}>
              <Actions invoice={invoice} {...(onEdit && { onEdit })} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** @returns how the request was called off: then no more is due than cancellation costs; null otherwise, and of a credit */
function calledOff({ type, requestStatus }: SupplierInvoice): string | null {
  if (type === 'credit' || (requestStatus !== 'declined' && requestStatus !== 'cancelled')) return null
  return requestStatuses[requestStatus].label
}

function State({ invoice: { status, dueDate, paidAt, payRunNumber } }: { invoice: SupplierInvoice }) {
  const due = dueDate === null ? null : dateOfWire(dueDate)
  const { label, tone } = stateOf(status, due, today())
  const badge = <Badge tone={tone}>{paidAt === null ? label : `${label} ${day(paidAt)}`}</Badge>
  return payRunNumber === null ? badge : <span title={`Zahllauf ${payRunNumber}`}>{badge}</span>
}

function Actions({ invoice, onEdit }: { invoice: SupplierInvoice; onEdit?: (invoice: SupplierInvoice) => void }) {
  const attempt = useAttempt(supplierInvoiceContract.name)
  const { id, number, status, payRunNumber, fileName } = invoice
  const run = (action: Parameters<typeof actOn>[1]) => void attempt(() => actOn(id, action), notSaved)

  async function approve() {
    const state = calledOff(invoice)
    const text = `Die Anfrage steht auf „${state}“: Zu zahlen sind höchstens Stornokosten.`
    if (state !== null && !(await confirm({ title: 'Trotzdem freigeben?', text, action: 'Freigeben' }))) return
    run('approve')
  }

  async function drop() {
    const text = `Die Rechnung ${number} über ${invoice.amount.formatted} wird gelöscht.`
    if (!(await confirm({ title: 'Bist du sicher?', text, action: 'Löschen', tone: 'bad' }))) return
    await attempt(() => remove(supplierInvoiceContract, id), 'Die Rechnung konnte nicht gelöscht werden! Server Error!')
  }

  return (
    <>
      {fileName !== null && (
        <IconButton
          size={24}
          icon={IconPaperclip}
          label={`Beleg von ${number}: ${fileName}`}
          onClick={() =>
            void attempt(() => download(`/api/supplier_invoices/${id}/file`), 'Die Datei konnte nicht geladen werden.')
          }
        />
      )}
      {status === 'open' && (
        <Button variant="default" size="compact-sm" aria-label={`${number} freigeben`} onClick={() => void approve()}>
          Freigeben
        </Button>
      )}
      {status === 'approved' && (
        <Button variant="default" size="compact-sm" aria-label={`${number} bezahlt`} onClick={() => run('pay')}>
          Bezahlt
        </Button>
      )}
      {status !== 'open' && payRunNumber === null && (
        <IconButton
          size={24}
          icon={IconArrowBackUp}
          label={`Freigabe von ${number} zurücknehmen`}
          onClick={() => run('withdraw')}
        />
      )}
      {status === 'open' && onEdit !== undefined && (
        <IconButton size={24} icon={IconPencil} label={`${number} bearbeiten`} onClick={() => onEdit(invoice)} />
      )}
      {status === 'open' && (
        <IconButton size={24} icon={IconTrash} label={`${number} löschen`} onClick={() => void drop()} />
      )}
    </>
  )
}
