import { Button } from '@mantine/core'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { SupplierPanel } from '../../../features/accounting/suppliers/supplier-panel.tsx'
import { settingsOf } from '../../../features/accounts/api.ts'
import { calculationOf } from '../../../features/calculation/api.ts'
import { PricePanel } from '../../../features/calculation/price-panel.tsx'
import { TotalsPanel } from '../../../features/calculation/totals-panel.tsx'
import { useCalculation } from '../../../features/calculation/use-calculation.ts'
import { usePriceSheet } from '../../../features/calculation/use-price-sheet.ts'
import { type Invoice, invoicesFailed, invoicesOf, paidOf } from '../../../features/invoices/api.ts'
import { ChargeButton } from '../../../features/invoices/charge-button.tsx'
import { Charged } from '../../../features/invoices/charged.tsx'
import { chargeOf, wholeInvoiceOf } from '../../../features/invoices/invoice-chain.ts'
import classes from '../../../features/invoices/invoices.module.css'
import { InvoicesHead } from '../../../features/invoices/invoices-head.tsx'
import { CreditsPanel } from '../../../features/invoices/settlement/credits-panel.tsx'
import { LetterPanel } from '../../../features/invoices/settlement/letter-panel.tsx'
import { PackagePanel } from '../../../features/invoices/settlement/package-panel.tsx'
import { ReceivedPanel } from '../../../features/invoices/settlement/received-panel.tsx'
import { ShortListPanel } from '../../../features/invoices/settlement/short-list-panel.tsx'
import { type Trip, tripOf } from '../../../features/orders/trip/api.ts'
import { amount, currencySign } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { useRequestedAt } from '../../../ui/sheet/use-requested-at.ts'
import { PageWithSide } from '../page-with-side.tsx'
import { TripPage } from '../trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/invoices')

/** How a trip is settled (002 §2 'Invoices page'): letter, prices, what was paid, what was invoiced, what was promised back. */
export function InvoicesPage() {
  const orderId = Number(route.useParams().orderId)
  return (
    <TripPage orderId={orderId}>
      <Suspense fallback={<LoadingRows rows={12} />}>
        <Loaded key={orderId} orderId={orderId} />
      </Suspense>
    </TripPage>
  )
}

/** Says so where calculation or invoices cannot be read, and offers to try again (002 §8). */
function Loaded({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const calculation = useQuery(calculationOf(orderId))
  const invoices = useQuery(invoicesOf(orderId))
  if (calculation.data !== undefined && invoices.data !== undefined) {
    return <Desk trip={trip} invoices={invoices.data.items} />
  }
  const failed = invoices.isError ? invoices : calculation.isError ? calculation : null
  return (
    <>
      <InvoicesHead orderId={orderId} active="settlement" />
      {failed === null ? (
        <LoadingRows rows={12} />
      ) : (
        <ErrorState
          text={failed === invoices ? invoicesFailed : "Couldn't get the Calculation! Server Error!"}
          onRetry={() => void failed.refetch()}
        />
      )}
    </>
  )
}

function Desk({ trip, invoices }: { trip: Trip; invoices: readonly Invoice[] }) {
  const { id: orderId, orderCurrency: currency } = trip
  const { data: stored, isFetching, dataUpdatedAt } = useSuspenseQuery(calculationOf(orderId))
  const { data: settings } = useSuspenseQuery(settingsOf(idOf(trip.organisationFilter)))
  const [basis, setBasis] = useState<Basis>('Reserved')
  const { supplementPrices } = settings.calculation
  const readAt = useRequestedAt({ isFetching, dataUpdatedAt })
  const desk = useCalculation(stored, { currency, supplementPrices, basis, invoices: paidOf(invoices) }, readAt)
  const double = usePriceSheet(desk, 'double', stored.id, currency)
  const single = usePriceSheet(desk, 'single', stored.id, currency)
  const services = usePriceSheet(desk, 'services', stored.id, currency)
  const items = usePriceSheet(desk, 'items', stored.id, currency)
  const extras = usePriceSheet(desk, 'extras', stored.id, currency)
  const due = `${amount(desk.calculation.totals.due)} ${currencySign(currency)}`
  const whole = wholeInvoiceOf(invoices)
  const charge = chargeOf(invoices)
  const create = (type: Invoice['type']) => paths.clientInvoice(orderId, { tab: 'create', type })
  return (
    <>
      <InvoicesHead orderId={orderId} active="settlement">
        {whole !== null ? (
          <span className={classes.charged}>
            <Charged orderId={orderId} by={whole} />
          </span>
        ) : charge !== null ? (
          <span className={classes.charged}>
            Für die stornierte Reise sind mit{' '}
            <Link {...paths.clientInvoice(orderId, { invoice: charge.id })}>{charge.invoiceNumber}</Link> Stornokosten
            berechnet.
          </span>
        ) : trip.currentStatus === 'cancelled' ? (
          <ChargeButton trip={trip} beforePayments={desk.calculation.totals.beforePayments} />
        ) : (
          <>
            <Button variant="default" renderRoot={(root) => <Link {...root} {...create('prepayment')} />}>
              Anzahlung
            </Button>
            <Button
              leftSection={<IconReceipt size={15} stroke={1.7} aria-hidden />}
              renderRoot={(root) => <Link {...root} {...create('final')} />}
            >
              Endabrechnung über {due}
            </Button>
          </>
        )}
      </InvoicesHead>
      <PageWithSide
        sideLabel="Zahlungen und Rechnungen"
        side={
          <>
            <TotalsPanel
              calculation={desk.counted}
              currency={currency}
              basis={basis}
              onBasis={setBasis}
              isCharged={charge !== null}
              persons={desk.persons}
            />
            <ReceivedPanel orderId={orderId} invoices={invoices} currency={currency} />
            <ShortListPanel orderId={orderId} invoices={invoices} />
            <CreditsPanel orderId={orderId} currency={currency} due={desk.calculation.totals.due} />
            <PackagePanel orderId={orderId} />
          </>
        }
      >
        <LetterPanel trip={trip} />
        <PricePanel title="Preisberechnung" hint="pro Person; ausgeblendete Zeilen zählen als 0" prices={double} />
        <PricePanel title={supplementPrices ? 'Einzelzimmerzuschlag' : 'Preis im Einzelzimmer'} prices={single} />
        {!services.isEmpty && <PricePanel title="Zuschläge und Zusatzbuchungen" prices={services} />}
        {!items.isEmpty && <PricePanel title="Einzelpreise der Anfragen" prices={items} />}
        <PricePanel title="Extras und Rabatte" hint="Rabatte mit Minus" prices={extras} />
        <SupplierPanel orderId={orderId} organisationId={idOf(trip.organisationFilter)} />
      </PageWithSide>
    </>
  )
}
