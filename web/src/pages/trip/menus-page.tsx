import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { MenuDays } from '../../features/trip-documents/menus/menu-days.tsx'
import { MenuList } from '../../features/trip-documents/menus/menu-list.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import tabs from '../../ui/layout/page-tabs.module.css'
import classes from './trip-details-page.module.css'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/menus')

/** 'Menüs': what is eaten on each day, and the list of it for the group (002 §2, DOC-04). */
export function MenusPage() {
  const orderId = Number(route.useParams().orderId)
  const { tab = 'days' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <TripPage orderId={orderId}>
      <Tabs
        value={tab}
        onChange={(next) => void navigate({ search: { tab: next === 'list' ? 'list' : undefined } })}
        unstyled
        className={classes.page}
      >
        <PageHead
          title="Menüs"
          tabs={
            <Tabs.List aria-label="Menüs" className={tabs.tabs}>
              <Tabs.Tab value="days" className={tabs.tab}>
                Menüauswahl
              </Tabs.Tab>
              <Tabs.Tab value="list" className={tabs.tab}>
                Menüliste erstellen
              </Tabs.Tab>
            </Tabs.List>
          }
        />
        <Tabs.Panel value="days" className={classes.panel}>
          {tab === 'days' && <MenuDays key={orderId} orderId={orderId} />}
        </Tabs.Panel>
        <Tabs.Panel value="list" className={classes.panel}>
          {tab === 'list' && <MenuList key={orderId} orderId={orderId} />}
        </Tabs.Panel>
      </Tabs>
    </TripPage>
  )
}
