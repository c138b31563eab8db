import { Button } from '@mantine/core'
import { IconMapOff, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { orderList } from '../features/orders/api.ts'
import { defaultSize, isFiltered, type OrderListSearch } from '../features/orders/order-list-search.ts'
import { OrderTable } from '../features/orders/order-table.tsx'
import { OrderToolbar } from '../features/orders/order-toolbar.tsx'
import { counted } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { EmptyState, ErrorState, LoadingRows } from '../ui/list-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import classes from './orders-page.module.css'

const route = getRouteApi('/shell/orders')
const noun = ['Reise', 'Reisen'] as const

/** The trip overview (000 §2.1): everything about the view stands in the address. */
export function OrdersPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { organisations } = useSession()
  const orders = useQuery({ ...orderList(search), placeholderData: keepPreviousData })
  const change = (patch: OrderListSearch) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...patch }), replace: 'q' in patch })
  const total = orders.data?.total ?? 0
  return (
    <main className={classes.page}>
      <PageHead title="REISEÜBERSICHT" hint={orders.data && `${counted(total, noun)} in dieser Ansicht`}>
        <NewOrderButton />
      </PageHead>
      <OrderToolbar search={search} onChange={change} hasOrganisations={organisations.length > 1} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard */}
      <section className={classes.rows} aria-label="Liste der Reisen" tabIndex={0}>
        {orders.isPending && <LoadingRows rows={20} rowHeight={28} />}
        {orders.isError && (
          <ErrorState text="Die Reisen konnten nicht geladen werden!" onRetry={() => void orders.refetch()} />
        )}
        {orders.data && total > 0 && (
          <OrderTable
            orders={orders.data.items}
            sort={search.sort ?? 'startAt'}
            onSort={(sort) => change({ sort })}
            isStale={orders.isPlaceholderData}
          />
        )}
        {orders.data && total === 0 && (
          <EmptyState
            icon={IconMapOff}
            text={isFiltered(search) ? 'Keine Reise passt zu Suche und Filtern.' : 'Es gibt noch keine Reise.'}
            action={isFiltered(search) ? undefined : <NewOrderButton />}
          />
        )}
      </section>
      {total > 0 && (
        <Pager
          page={search.page ?? 1}
          pageSize={search.size ?? defaultSize}
          total={total}
          noun={noun}
          onPage={(page) => change({ page })}
          onPageSize={(size) => change({ size })}
        />
      )}
    </main>
  )
}

function NewOrderButton() {
  return (
    <Button leftSection={<IconPlus size={15} />} renderRoot={(props) => <Link {...props} {...paths.newOrder()} />}>
      Neue Reise
    </Button>
  )
}
