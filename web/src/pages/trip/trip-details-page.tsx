import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { LastUpdated } from '../../features/trip-documents/details/last-updated.tsx'
import { type TripDetailTab, tripDetailTabs } from '../../features/trip-documents/details/trip-details-search.ts'
import { RoadButton } from '../../features/trip-documents/road/road-button.tsx'
import { TimetableButton } from '../../features/trip-documents/road/timetable-button.tsx'
import { late } from '../../ui/late.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import tabs from '../../ui/layout/page-tabs.module.css'
import { LoadingRows } from '../../ui/lists/list-state.tsx'
import classes from './trip-details-page.module.css'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/trip-details')

/** In the order of 002 §2; each tab is a component of its own that is given its trip. */
const panels: Partial<Record<TripDetailTab, ComponentType<{ orderId: number }>>> = {
  general: late(() => import('../../features/trip-documents/details/general-tab.tsx')),
  providers: late(() => import('./trip-details-providers.tsx')),
  documents: late(() => import('./trip-details-documents.tsx')),
  voucher: late(() => import('./vouchers.tsx')),
  create: late(() => import('../../features/trip-documents/papers/papers-tab.tsx')),
  menus: late(() => import('../../features/trip-documents/menus/menus-tab.tsx')),
}
const shown = (Object.keys(tripDetailTabs) as TripDetailTab[]) // its own keys
  .filter((tab) => tab in panels)

/** 'Reiseunterlagen': what the travellers read, and what is made of it (002 §2). The active tab stands in the address. */
export function TripDetailsPage() {
  const orderId = Number(route.useParams().orderId)
  const { tab = 'general' } = route.useSearch()
  const navigate = route.useNavigate()
  const active = tab in panels ? tab : 'general'
  const Panel = panels[active]
  return (
    <TripPage orderId={orderId}>
      <Tabs
        value={active}
        // Mantine knows tabs by text only; these are the keys above.
        onChange={(next) => void navigate({ search: (old) => ({ ...old, tab: next as TripDetailTab }) })}
        unstyled
        className={classes.page}
      >
        <PageHead
          title="Reiseunterlagen"
          tabs={
            <Tabs.List aria-label="Reiseunterlagen" className={tabs.tabs}>
              {shown.map((key) => (
                <Tabs.Tab key={key} value={key} className={tabs.tab}>
                  {tripDetailTabs[key]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          }
        >
          <Suspense>
            <LastUpdated orderId={orderId} />
          </Suspense>
          <TimetableButton orderId={orderId} />
          <RoadButton orderId={orderId} />
        </PageHead>
        <Tabs.Panel value={active} className={classes.panel}>
          <Suspense fallback={<LoadingRows rows={8} />}>
            {Panel !== undefined && <Panel key={`${orderId} ${active}`} orderId={orderId} />}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </TripPage>
  )
}
