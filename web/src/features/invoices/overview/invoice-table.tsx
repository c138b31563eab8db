import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { invoiceTypes } from '@reisewerk/domain/invoices/invoice-types.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconLock } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { amount, currencySign, today } from '../../../lib/format.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import table from '../../../ui/lists/table.module.css'
import { Badge } from '../../../ui/marks/badge.tsx'
import { OutdatedMark } from '../../../ui/marks/outdated-mark.tsx'
import { tripChanged } from '../../files/outdated/api.ts'
import type { Invoice } from '../api.ts'
import { centsOf, dueOf, stateOfInvoice } from '../invoice-state.ts'
import classes from './overview.module.css'

export const usualSort = '-id'

type Props = {
  invoices: readonly Invoice[]
  /** What of the trip has changed since, by the paper of an invoice. */
  changesOf: (document: number) => string[]
  currency: string
  chosen: number | null
  /** A column, with a minus before it for descending. */
  sort: string
  onSort: (sort: string) => void
  onChoose: (invoice: number) => void
  /** To the field in which a payment of the chosen one is typed. */
  onPay: () => void
}

const columns = [
  { key: 'invoiceNumber', title: 'Nummer' },
  { key: 'type', title: 'Art' },
  { key: 'invoiceDate', title: 'Datum' },
  { key: 'dueAt', title: 'Fällig' },
  { key: 'amount', title: 'Betrag', isMoney: true },
  { key: 'paid', title: 'bezahlt', isMoney: true },
  { key: 'open', title: 'offen', isMoney: true },
  { key: 'status', title: 'Stand' },
] as const

/** The invoices of a trip; a head sorts by its column, once more the other way round. */
export function InvoiceTable({ invoices, changesOf, currency, chosen, sort, onSort, onChoose, onPay }: Props) {
  const [sorted, isDown] = [sort.replace('-', ''), sort.startsWith('-')]

  /** Up and down go from row to row, as everywhere. */
  function move(event: KeyboardEvent<HTMLTableSectionElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-row]')]
    const next = rows[rows.findIndex((row) => row.matches(':focus')) + step]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
    onChoose(Number(next.dataset.row))
  }

  return (
    <table className={`${table.table} ${classes.invoices}`} aria-label="Rechnungen">
      <thead>
        <tr>
          <td />
          {columns.map(({ key, title, ...more }) => (
            <th
              key={key}
              scope="col"
              className={'isMoney' in more ? table.number : undefined}
              aria-sort={sorted !== key ? 'none' : isDown ? 'descending' : 'ascending'}
            >
              <button type="button" className={classes.sort} onClick={() => onSort(sort === key ? `-${key}` : key)}>
                {'isMoney' in more ? `${title} ${currencySign(currency)}` : title}
                {sorted === key &&
                  (isDown ? <IconArrowDown size={12} aria-hidden /> : <IconArrowUp size={12} aria-hidden />)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={move}>
        {invoices.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            changes={changesOf(invoice.document.id)}
            isChosen={invoice.id === chosen}
            onChoose={() => onChoose(invoice.id)}
            onPay={onPay}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  invoice: Invoice
  changes: readonly string[]
  isChosen: boolean
  onChoose: () => void
  onPay: () => void
}

function InvoiceRow({ invoice, changes, isChosen, onChoose, onPay }: RowProps) {
  const { id, invoiceNumber, type, billingType, invoiceDate, status, isFixed } = invoice
  const { save } = useSave(clientInvoiceContract, id)
  const { label, tone } = stateOfInvoice(invoice, today())
  const isHidden = billingType === 'not_included'
  const open = centsOf(invoice.open)
  const due = dueOf(invoice)
  return (
    <tr className={isHidden || status === 'canceled' ? table.off : undefined} data-selected={isChosen || undefined}>
      <td className={table.icon}>
        <IconButton
          size={24}
          icon={isHidden ? IconEyeOff : IconEye}
          label={isHidden ? `${invoiceNumber} zeigen` : `${invoiceNumber} ausblenden`}
          // Its failure stays silent (002 §8); the eye goes back by itself.
          onClick={() => save({ billingType: isHidden ? 'included' : 'not_included' }, { onFailed: () => undefined })}
        />
      </td>
      <td>
        <button
          type="button"
          data-row={id}
          aria-pressed={isChosen}
          className={classes.number}
          onClick={(event) => {
            onChoose()
            // By key: the payment is what one goes on with.
            if (event.detail === 0) onPay()
          }}
        >
          {invoiceNumber}
          {isFixed && <IconLock size={12} stroke={1.7} aria-label="fest" />}
        </button>
      </td>
      <td title={detailOf(invoice)}>
        {/* Before its details, which may be cut off: they stand in the title. */}
        {invoiceTypes[type].label} <OutdatedMark changes={changes} word={tripChanged} isShort />
        <span className={classes.detail}>{detailOf(invoice)}</span>
      </td>
      <td>{germanDate(dateOfWire(invoiceDate) ?? '')}</td>
      <td className={tone === 'bad' ? classes.overdue : undefined}>{due === null ? '–' : germanDate(due)}</td>
      <td className={`${table.number} ${table.strong}`}>{amount(centsOf(invoice.amount))}</td>
      <td className={table.number}>{dashed(centsOf(invoice.paid))}</td>
      <td className={`${table.number} ${open > 0 ? table.strong : ''}`}>{dashed(open)}</td>
      <td>
        <Badge tone={tone}>{label}</Badge>
      </td>
    </tr>
  )
}

const dashed = (cents: number) => (cents === 0 ? '–' : amount(cents))

/** '50 %', 'zu N-27-0129', 'storniert durch N-27-0130' */
function detailOf({ percent, oldInvoiceNumber, canceledByNumber, carriedToNumber }: Invoice): string {
  if (canceledByNumber !== null) return `storniert durch ${canceledByNumber}`
  if (oldInvoiceNumber !== null) return `zu ${oldInvoiceNumber}`
  if (carriedToNumber !== null) return `Rest in ${carriedToNumber}`
  return percent === null ? '' : `${percent.toLocaleString('de-DE')} %`
}
