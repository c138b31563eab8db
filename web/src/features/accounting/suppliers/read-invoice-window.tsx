import { Button } from '@mantine/core'
import { providerReasons, tripReasons } from '@reisewerk/domain/accounting/suppliers/match-invoice.ts'
import type { SupplierFile } from '@reisewerk/domain/accounting/suppliers/supplier-file.contract.ts'
import { supplierInvoiceTypes } from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { amount, currencySign } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Window } from '../../../ui/dialogs/window.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import classes from '../accounting.module.css'
import { supplierCostsOf, suppliersFailed } from './api.ts'
import { draftsOf, type ReadFile } from './supplier-file-api.ts'
import { SupplierInvoiceForm } from './supplier-invoice-form.tsx'

type Trip = Pick<SupplierFile['trips'][number], 'order' | 'request' | 'title'>
type Props = {
  found: ReadFile
  /** The trip at which it was dropped; without one a trip is chosen. */
  orderId?: number
  onClose: () => void
}

/** What a file says and what it may belong to; what is chosen goes into the form, and nothing is entered before that is saved (INV-12). */
export function ReadInvoiceWindow({ found, orderId, onClose }: Props) {
  const [trip, setTrip] = useState<Trip | null>(null)
  if (trip !== null) return <FormOfTrip found={found} trip={trip} onClose={onClose} />
  const { file, read } = found
  const trips = read.trips.filter(({ order }) => orderId === undefined || order === orderId)
  const isElsewhere = orderId !== undefined && trips.length === 0 && read.trips.length > 0
  return (
    <Window title={`Gelesen aus ${file.name}`} size={640} onClose={onClose}>
      <Said read={read} />
      {orderId === undefined && trips.length === 0 && (
        <p className={classes.said}>
          Keine Reise passt dazu. Bitte die Datei in der Reise unter Abrechnung einlesen, zu der sie gehört.
        </p>
      )}
      {isElsewhere && <p className={classes.said}>Nach den Angaben der Datei gehört sie zu einer anderen Reise.</p>}
      {trips.length > 0 && (
        <table className={table.table} aria-label="Vorschläge">
          <colgroup>
            <col width={184} />
            <col />
            <col width={196} />
            <col width={116} />
          </colgroup>
          <tbody>
            {trips.map((one) => (
              <tr key={`${one.order}-${one.request}`}>
                <th scope="row">
                  {one.orderNumber} {one.groupName}
                </th>
                <td title={one.title}>{one.title || 'Reise als Ganzes'}</td>
                <td className={table.quiet}>{one.reasons.map((reason) => tripReasons[reason]).join(', ')}</td>
                <td className={table.number}>
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`Für ${one.title || one.orderNumber} übernehmen`}
                    onClick={() => setTrip(one)}
                  >
                    Übernehmen
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {orderId !== undefined && (
        <Button
          mt={12}
          variant={trips.length > 0 ? 'subtle' : 'filled'}
          onClick={() => setTrip({ order: orderId, request: null, title: '' })}
        >
          Für diese Reise übernehmen
        </Button>
      )}
    </Window>
  )
}

function Said({ read: { invoice, providers, notes, sameFile, sameNumber } }: { read: SupplierFile }) {
  const known = sameFile ?? sameNumber
  const [provider] = providers
  return (
    <>
      {known !== null && (
        <p className={classes.said} role="alert">
          {sameFile === null ? 'Diese Rechnung ist schon erfasst' : 'Diese Datei liegt schon bei der Rechnung'}:{' '}
          {known.number}, Reise <Link {...paths.invoices(known.order)}>{known.orderNumber}</Link>
        </p>
      )}
      {invoice !== null && (
        <p className={classes.said}>
          {supplierInvoiceTypes[invoice.type].label} {invoice.number} vom {germanDate(invoice.invoiceDate)} über{' '}
          <strong>
            {amount(invoice.cents)} {currencySign(invoice.currency)}
          </strong>
          {invoice.dueDate !== null && `, fällig am ${germanDate(invoice.dueDate)}`}
          {invoice.discountPercent !== null &&
            invoice.discountUntil !== null &&
            `, ${invoice.discountPercent.toLocaleString('de-DE')} % Skonto bis ${germanDate(invoice.discountUntil)}`}
          , von {invoice.seller}
          {provider === undefined
            ? ' (kein bekannter Leistungsträger)'
            : ` (${provider.name}: ${provider.reasons.map((reason) => providerReasons[reason]).join(', ')})`}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={classes.said} role="note">
          {note}
        </p>
      ))}
    </>
  )
}

function FormOfTrip({ found, trip, onClose }: { found: ReadFile; trip: Trip; onClose: () => void }) {
  const costs = useQuery(supplierCostsOf(trip.order))
  if (costs.data === undefined) {
    return (
      <Window title={`Gelesen aus ${found.file.name}`} size={560} onClose={onClose}>
        {costs.isError ? (
          <ErrorState text={suppliersFailed} onRetry={() => void costs.refetch()} />
        ) : (
          <LoadingRows rows={4} />
        )}
      </Window>
    )
  }
  return (
    <SupplierInvoiceForm
      orderId={trip.order}
      invoice={null}
      requests={costs.data.requests}
      read={{ file: found.file, begins: draftsOf(found.read, trip) }}
      onClose={onClose}
    />
  )
}
