import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { settingsOf } from '../../features/accounts/api.ts'
import { calculationOf } from '../../features/calculation/api.ts'
import { MarginMain, MarginSide } from '../../features/calculation/margin/margin-panels.tsx'
import { useMargins } from '../../features/calculation/margin/use-margins.ts'
import { PricePanel } from '../../features/calculation/price-panel.tsx'
import { TotalsPanel } from '../../features/calculation/totals-panel.tsx'
import { useCalculation } from '../../features/calculation/use-calculation.ts'
import { usePriceSheet } from '../../features/calculation/use-price-sheet.ts'
import { OrderDrawer } from '../../features/drawer/order-drawer.tsx'
import { invoicesOf, paidOf } from '../../features/invoices/api.ts'
import { CalculationDocuments } from '../../features/offers/calculation-documents.tsx'
import { tripOf } from '../../features/orders/trip/api.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { useRequestedAt } from '../../ui/sheet/use-requested-at.ts'
import { ExchangeRatesPanel } from './exchange-rates-panel.tsx'
import { PageWithSide } from './page-with-side.tsx'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/calculations')

/** What a trip costs its client (002 §2): every price with its quantity, and the sums while one types. */
export function CalculationPage() {
  const orderId = Number(route.useParams().orderId)
  const client = useQueryClient()
  return (
    <TripPage orderId={orderId}>
      <PageHead title="Kalkulation" hint="Ausgeblendete Preise zählen als 0" />
      <Suspense fallback={<LoadingRows rows={12} />}>
        <LoadedCalculation key={orderId} orderId={orderId} />
      </Suspense>
      <OrderDrawer
        orderId={orderId}
        onClose={(dataHasChanged) => {
          if (dataHasChanged) void client.invalidateQueries({ queryKey: calculationOf(orderId).queryKey })
        }}
      />
    </TripPage>
  )
}

/** Says so where the calculation cannot be read, and offers to try again (002 §8). */
function LoadedCalculation({ orderId }: { orderId: number }) {
  const { data, isError, refetch } = useQuery(calculationOf(orderId))
  if (data !== undefined) return <CalculationDesk orderId={orderId} />
  if (!isError) return <LoadingRows rows={12} />
  return <ErrorState text="Couldn't get the Calculation! Server Error!" onRetry={() => void refetch()} />
}

function CalculationDesk({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const { data: stored, isFetching, dataUpdatedAt } = useSuspenseQuery(calculationOf(orderId))
  const { data: settings } = useSuspenseQuery(settingsOf(idOf(trip.organisationFilter)))
  const [basis, setBasis] = useState<Basis>('Reserved')
  const { orderCurrency: currency } = trip
  const { supplementPrices } = settings.calculation
  const readAt = useRequestedAt({ isFetching, dataUpdatedAt })
  const paid = useQuery(invoicesOf(orderId)).data?.items ?? []
  const desk = useCalculation(stored, { currency, supplementPrices, basis, invoices: paidOf(paid) }, readAt)
  const margin = useMargins(desk, settings.calculation.margins)
  const rows = margin.state === 'known' ? margin.desk.rows : null
  const double = usePriceSheet(desk, 'double', stored.id, currency, rows)
  const single = usePriceSheet(desk, 'single', stored.id, currency, rows)
  const services = usePriceSheet(desk, 'services', stored.id, currency, rows)
  const items = usePriceSheet(desk, 'items', stored.id, currency)
  const extras = usePriceSheet(desk, 'extras', stored.id, currency)
  return (
    <PageWithSide
      sideLabel="Ergebnis"
      side={
        <>
          <TotalsPanel
            calculation={desk.counted}
            currency={currency}
            basis={basis}
            onBasis={setBasis}
            persons={desk.persons}
          />
          <MarginSide margin={margin} currency={currency} suggestions={[double, single]} />
          <CalculationDocuments trip={trip} basis={basis} />
        </>
      }
    >
      <PricePanel title="Paketpreise" hint="pro Person, ab so vielen Gästen" prices={double} />
      <PricePanel
        title={supplementPrices ? 'Einzelzimmerzuschlag' : 'Preis im Einzelzimmer'}
        hint="bis zu so vielen Gästen im Einzelzimmer"
        prices={single}
      />
      <MarginMain margin={margin} orderId={orderId} calculationId={stored.id} currency={currency} />
      <ExchangeRatesPanel
        orderId={orderId}
        calculationId={stored.id}
        organisationId={idOf(trip.organisationFilter)}
        currency={currency}
        ratesUrl={settings.calculation.ratesUrl}
      />
      <PricePanel
        title="Zuschläge und Zusatzbuchungen"
        hint="aus Kontingent und Leistungen"
        empty="Es wurden noch keine Preise gespeichert. Zeilen kommen von selbst: aus Zimmern und Kabinen, die vom Paket abweichen, und aus Leistungen, die zusätzlich angeboten werden."
        prices={services}
      />
      <PricePanel
        title="Einzelpreise der Anfragen"
        hint="des Pakets: sichtbar oder ausgeblendet; zusätzlicher Leistungen: zusätzlich oder in deren Preis"
        empty="Die ausgewählten Anfragen haben keine Einzelpreise."
        prices={items}
      />
      <PricePanel title="Extras und Rabatte" hint="Rabatte mit Minus" prices={extras} />
    </PageWithSide>
  )
}
