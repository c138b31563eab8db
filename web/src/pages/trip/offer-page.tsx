import { bindingLabels } from '@reisewerk/domain/documents/paper-checks.ts'
import { checksOfPapers } from '@reisewerk/domain/offers/checks/checks-of-papers.ts'
import type { OfferType } from '@reisewerk/domain/offers/offer.contract.ts'
import { type GeneratedType, numberedPaper, papersFor } from '@reisewerk/domain/offers/offer-documents.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { settingsOf } from '../../features/accounts/api.ts'
import { calculationOf } from '../../features/calculation/api.ts'
import { CountedFor, ReadPrices, ToCalculation } from '../../features/calculation/read-prices.tsx'
import { OrderDrawer } from '../../features/drawer/order-drawer.tsx'
import { contentsKey, contentsOf, offerOf } from '../../features/offers/api.ts'
import { AttachedPhotos } from '../../features/offers/attached/attached-photos.tsx'
import { type CreateMode, CreatePanel } from '../../features/offers/attached/create-panel.tsx'
import { BulletPointsPanel } from '../../features/offers/bullet-points-panel.tsx'
import { ConditionsPanel } from '../../features/offers/conditions/conditions-panel.tsx'
import { useConditions } from '../../features/offers/conditions/use-conditions.ts'
import { useFreePlaces } from '../../features/offers/conditions/use-free-places.ts'
import { GeneratePanel } from '../../features/offers/generate-panel.tsx'
import { ContentsPanel } from '../../features/offers/included/contents-panel.tsx'
import { LetterPanel } from '../../features/offers/letter-panel.tsx'
import { faultOf, obstacleOf } from '../../features/offers/obstacle.ts'
import { OfferPreview } from '../../features/offers/offer-preview.tsx'
import { OfferPhotosPanel } from '../../features/offers/photos/photos-panel.tsx'
import { SaveOffer } from '../../features/offers/save-offer.tsx'
import { useGenerate } from '../../features/offers/use-generate.ts'
import { useOfferNumber } from '../../features/offers/use-offer-number.ts'
import { refusedTexts, useOfferTexts } from '../../features/offers/use-offer-texts.ts'
import { ChangedSince } from '../../features/offers/versions/changed-since.tsx'
import type { CompareWith } from '../../features/offers/versions/compare-dialog.tsx'
import { NumberTaken } from '../../features/offers/versions/number-taken.tsx'
import { StoredOffers } from '../../features/offers/versions/stored-offers.tsx'
import { type Trip, tripOf } from '../../features/orders/trip/api.ts'
import { dataFailed } from '../../lib/query-client.ts'
import { useUnsaved } from '../../lib/saving/use-save.ts'
import { late } from '../../ui/late.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Checklist } from '../../ui/lists/checklist.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { useRequestedAt } from '../../ui/sheet/use-requested-at.ts'
import { OfferServices } from './offer-services.tsx'
import { PageWithSide } from './page-with-side.tsx'
import { TripPage } from './trip-page.tsx'

/** Which papers are made, chosen for which type of offer. */
type Chosen = { readonly chosen: readonly GeneratedType[]; readonly of: OfferType }

const CompareDialog = late(() => import('../../features/offers/versions/compare-dialog.tsx'))
const route = getRouteApi('/shell/orders/$orderId/offer')

/** The offer of a trip: letter, prices and conditions, and every PDF made of it (002 §2). */
export function OfferPage() {
  const orderId = Number(route.useParams().orderId)
  const client = useQueryClient()
  return (
    <TripPage orderId={orderId}>
      <Suspense
        fallback={
          <>
            <OfferHead />
            <LoadingRows rows={12} />
          </>
        }
      >
        <OfferOf key={orderId} orderId={orderId} />
      </Suspense>
      <OrderDrawer
        orderId={orderId}
        onClose={(dataHasChanged) => {
          if (dataHasChanged) void client.invalidateQueries({ queryKey: contentsKey(orderId) })
        }}
      />
    </TripPage>
  )
}

function OfferHead({ children }: { children?: ReactNode }) {
  return (
    <PageHead title="ANGEBOT/RÜCKBESTÄTIGUNG ERSTELLEN" hint="Änderungen werden von selbst gespeichert">
      {children}
    </PageHead>
  )
}

const noOffer = { attachedOrders: [] }

/** A trip for which another one's offer speaks shows none of its own, only the way there (OFFER-01). */
function OfferOf({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  if (!trip.attachedOffer.isOfOtherTrip) return <LoadedOffer trip={trip} />
  return (
    <>
      <OfferHead />
      <CreatePanel offer={noOffer} trip={trip} mode="otherOrder" onMode={() => undefined} />
    </>
  )
}

/** Says so where the offer cannot be read, and offers to try again; head, tabs and drawer of the trip stay (002 §8). */
function LoadedOffer({ trip }: { trip: Trip }) {
  const offer = useQuery(offerOf(trip))
  const calculation = useQuery(calculationOf(trip.id))
  if (offer.data !== undefined && calculation.data !== undefined) return <OfferDesk orderId={trip.id} />
  const failed = [offer, calculation].find(({ data, isError }) => isError && data === undefined)
  return (
    <>
      <OfferHead />
      {failed === undefined ? (
        <LoadingRows rows={12} />
      ) : (
        <ErrorState text={dataFailed.failed} onRetry={() => void failed.refetch()} />
      )}
    </>
  )
}

/** The create panel decides whether there is an offer of this trip at all; the other panels are those of its own. */
function OfferDesk({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const { data: offer } = useSuspenseQuery(offerOf(trip))
  const [mode, setMode] = useState<CreateMode>('currentOrder')
  const create = <CreatePanel offer={offer} trip={trip} mode={mode} onMode={setMode} />
  if (mode === 'currentOrder') return <OwnOffer orderId={orderId} create={create} />
  return (
    <>
      <OfferHead />
      {create}
    </>
  )
}

function OwnOffer({ orderId, create }: { orderId: number; create: ReactNode }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const { data: offer, isFetching, dataUpdatedAt } = useSuspenseQuery(offerOf(trip))
  const { data: settings } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const { data: contents, isPending: isReading } = useQuery(contentsOf(trip))
  const { waiting } = useUnsaved()
  const texts = useOfferTexts(offer)
  const number = useOfferNumber(offer, trip.orderNumber)
  const readAt = useRequestedAt({ isFetching, dataUpdatedAt })
  const calculated = useSuspenseQuery(calculationOf(orderId))
  const { data: calculation, isFetching: isCalculating, dataUpdatedAt: calculatedAt } = calculated
  const pricedAt = useRequestedAt({ isFetching: isCalculating, dataUpdatedAt: calculatedAt })
  const conditions = useConditions({
    offer,
    orderId,
    trip: { startAt: dateOfWire(trip.startAt) ?? '', endAt: dateOfWire(trip.endAt) ?? '' },
    shown: settings?.offer.tabs,
    readAt,
  })
  const freePlaces = useFreePlaces(calculation, settings?.offer.freePlaces.showRoomType ?? false, pricedAt)
  const [compared, setCompared] = useState<CompareWith | null>(null)
  const [previewed, setPreviewed] = useState<GeneratedType | null>(null)
  const [{ chosen, of }, setChosen] = useState<Chosen>({ chosen: [numberedPaper(offer.type)], of: offer.type })
  if (of !== offer.type) setChosen({ chosen: papersFor(offer.type, chosen), of: offer.type })
  const { generate, isPending, unopened } = useGenerate(orderId, trip.orderLocale)
  const checks = checksOfPapers(contents?.checks ?? [], chosen)
  const typed = {
    isInConflict: Object.values(texts).some(({ conflict }) => conflict !== null),
    refusedTexts: refusedTexts(texts),
    hasOpenConditions: conditions.hasFaults || freePlaces.hasFaults,
  }
  return (
    <>
      <OfferHead>
        <SaveOffer texts={texts} number={number} fault={faultOf(typed)} />
      </OfferHead>
      <PageWithSide
        sideLabel="Dokumente"
        side={
          <>
            <GeneratePanel
              offer={offer}
              chosen={chosen}
              onChoose={(next) => setChosen({ chosen: next, of: offer.type })}
              obstacle={obstacleOf({
                ...typed,
                hasNumber: number.isValid,
                waiting,
                chosen,
                hasAddress: contents?.hasAddress ?? true,
                hasClient: trip.client !== null,
              })}
              missing={bindingLabels(checks)}
              isReading={isReading}
              isPending={isPending}
              since={
                <>
                  <ChangedSince trip={trip} onShow={() => setCompared('now')} />
                  <NumberTaken orderId={orderId} offer={offer} />
                  <Checklist label="Prüfung vor dem Erzeugen" checks={checks} />
                </>
              }
              onGenerate={() => generate(chosen.map((type) => ({ type })))}
              onPreview={setPreviewed}
            />
            <StoredOffers orderId={orderId} unopened={unopened} onCompare={() => setCompared('last')} />
            <Suspense>
              {previewed !== null && <OfferPreview trip={trip} type={previewed} onClose={() => setPreviewed(null)} />}
              {compared !== null && <CompareDialog trip={trip} begin={compared} onClose={() => setCompared(null)} />}
            </Suspense>
          </>
        }
      >
        {create}
        <LetterPanel
          offer={offer}
          number={number}
          trip={trip}
          isMultilingual={settings?.offer.multiLanguage ?? false}
          texts={texts}
        />
        <Panel
          title="Paketpreise"
          hint={<CountedFor trip={trip} />}
          actions={<ToCalculation orderId={orderId} />}
          flush
        >
          <ReadPrices
            trip={trip}
            label="Paketpreise"
            isIn={({ section }) => section === 'package'}
            empty="Es wurden noch keine Preise gespeichert"
          />
        </Panel>
        <ContentsPanel trip={trip} offer={offer} />
        <OfferPhotosPanel orderId={orderId} offer={offer} />
        <AttachedPhotos orderId={orderId} offer={offer} />
        <OfferServices trip={trip} unnamed={contents?.unnamedServices ?? []} names={contents?.services ?? []} />
        {settings?.offer.bulletPoints === true && <BulletPointsPanel offer={offer} trip={trip} />}
        <ConditionsPanel
          offer={offer}
          trip={trip}
          conditions={conditions}
          freePlaces={freePlaces}
          freeText={texts.conditions}
        />
      </PageWithSide>
    </>
  )
}
