import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { settingsOf } from '../../features/accounts/api.ts'
import { EditPanel } from '../../features/itinerary/forms/edit-panel.tsx'
import { TripPlan } from '../../features/itinerary/plan/trip-plan.tsx'
import { type Trip, tripOf } from '../../features/orders/trip/api.ts'
import { requestSlots } from '../../features/requests/request-slots.tsx'
import { type VoucherLanguage, vouchersOf } from '../../features/trip-documents/vouchers/api.ts'
import { PrintPanel } from '../../features/trip-documents/vouchers/print-panel.tsx'
import { StampPanel } from '../../features/trip-documents/vouchers/stamp-panel.tsx'
import { StoredVouchers } from '../../features/trip-documents/vouchers/stored-vouchers.tsx'
import { useGenerateVouchers } from '../../features/trip-documents/vouchers/use-generate-vouchers.ts'
import { useShownVouchers } from '../../features/trip-documents/vouchers/use-shown-vouchers.ts'
import { VoucherDays } from '../../features/trip-documents/vouchers/voucher-days.tsx'
import { PanelsOverPage } from '../../ui/dialogs/side-panel.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { PageWithSide } from './page-with-side.tsx'

/** The vouchers of a trip and what is printed of them: the page of its own, and the tab of the trip details (002 §2). */
export default function Vouchers({ orderId }: { orderId: number }) {
  return (
    <Suspense fallback={<LoadingRows rows={12} />}>
      <LoadedTrip orderId={orderId} />
    </Suspense>
  )
}

function LoadedTrip({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const requests = useMemo(() => requestSlots(orderId), [orderId])
  const { refresh } = useShownVouchers(orderId)
  return (
    <TripPlan trip={trip} mayMoveDays={false} showsRoute={false} requests={requests} onClosed={refresh}>
      <VoucherDesk trip={trip} />
      <PanelsOverPage>
        <EditPanel />
      </PanelsOverPage>
    </TripPlan>
  )
}

function VoucherDesk({ trip }: { trip: Trip }) {
  const vouchers = useQuery(vouchersOf(trip.id))
  const { data: settings } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const ofVouchers = (settings ?? defaultSettings).vouchers
  const [language, setLanguage] = useState<VoucherLanguage>('client')
  const { mutate: generate, isPending } = useGenerateVouchers(trip.id, trip.orderLocale)
  if (vouchers.isPending) return <LoadingRows rows={12} />
  if (vouchers.data === undefined) {
    return <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void vouchers.refetch()} />
  }
  const { items } = vouchers.data
  return (
    <PageWithSide
      sideLabel="Erzeugen"
      side={
        <>
          <PrintPanel
            // Begins with what the house has set.
            key={settings === undefined ? 'usual' : 'own'}
            orderId={trip.id}
            settings={ofVouchers}
            vouchers={items}
            language={language}
            onLanguage={setLanguage}
            isPending={isPending}
            onGenerate={generate}
          />
          <StampPanel trip={trip} isTyped={items.some(({ fields }) => fields.some(({ isEdited }) => isEdited))} />
          <StoredVouchers orderId={trip.id} />
        </>
      }
    >
      <VoucherDays vouchers={items} language={language} hasWhom={ofVouchers.contactSelect} />
    </PageWithSide>
  )
}
