import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { CatalogDays } from '../../features/trip-documents/catalog/catalog-days.tsx'
import { CatalogFile } from '../../features/trip-documents/catalog/catalog-file.tsx'
import { CheckPanel } from '../../features/trip-documents/catalog/check-panel.tsx'
import { StoredPapers } from '../../features/trip-documents/stored-papers.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import tabs from '../../ui/layout/page-tabs.module.css'
import { PageWithSide } from './page-with-side.tsx'
import classes from './trip-details-page.module.css'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/catalog')

/** 'Katalog': what the catalogue says of the days of a trip, and the files made of it (002 §2, DOC-04). */
export function CatalogPage() {
  const orderId = Number(route.useParams().orderId)
  const { tab = 'texts' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <TripPage orderId={orderId}>
      <Tabs
        value={tab}
        onChange={(next) => void navigate({ search: { tab: next === 'documents' ? 'documents' : undefined } })}
        unstyled
        className={classes.page}
      >
        <PageHead
          title="Katalog"
          tabs={
            <Tabs.List aria-label="Katalog" className={tabs.tabs}>
              <Tabs.Tab value="texts" className={tabs.tab}>
                Katalogtexte
              </Tabs.Tab>
              <Tabs.Tab value="documents" className={tabs.tab}>
                Dokumente
              </Tabs.Tab>
            </Tabs.List>
          }
        >
          <CatalogFile orderId={orderId} />
        </PageHead>
        <Tabs.Panel value="texts" className={classes.panel}>
          {tab === 'texts' && (
            <PageWithSide sideLabel="Prüfung" side={<CheckPanel orderId={orderId} />}>
              <CatalogDays key={orderId} orderId={orderId} />
            </PageWithSide>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="documents" className={classes.panel}>
          {tab === 'documents' && <StoredPapers orderId={orderId} type="catalog" title="Erzeugte Texte" />}
        </Tabs.Panel>
      </Tabs>
    </TripPage>
  )
}
