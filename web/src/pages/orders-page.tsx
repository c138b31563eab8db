import { Button, SegmentedControl } from '@mantine/core'
import { IconFileSpreadsheet, IconMapOff, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { orderList, orderViews } from '../features/orders/api.ts'
import { OrderColumnsMenu } from '../features/orders/order-columns-menu.tsx'
import {
  changedSearch,
  defaultSize,
  filtersOf,
  isFiltered,
  type OrderListSearch,
  openedSearch,
} from '../features/orders/order-list-search.ts'
import { OrderTable } from '../features/orders/order-table.tsx'
import { noFilters, OrderToolbar } from '../features/orders/order-toolbar.tsx'
import { OrderViews } from '../features/orders/order-views.tsx'
import { type OrderLayout, useOrderLayout } from '../features/orders/use-order-layout.ts'
import { walkRows } from '../features/orders/walk-rows.ts'
import { download } from '../lib/download.ts'
import { counted, today } from '../lib/format.ts'
import { ApiError } from '../lib/http.ts'
import { isLeavingPage } from '../lib/leaving-page.ts'
import { useSession } from '../lib/session.ts'
import { useKeys } from '../lib/use-keys.ts'
import { paths } from '../paths.ts'
import { EmptyState, ErrorState, LoadingRows } from '../ui/list-state.tsx'
import { notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import classes from './orders-page.module.css'

const OrderTimeline = lazy(async () => ({
  default: (await import('../features/orders/order-timeline.tsx')).OrderTimeline,
}))

const route = getRouteApi('/shell/orders')
const noun = ['Reise', 'Reisen'] as const

/** The trip overview (000 §2.1): everything about the view stands in the address. */
export function OrdersPage() {
  const asked = openedSearch(route.useSearch(), today())
  const navigate = route.useNavigate()
  const router = useRouter()
  const { organisations, user } = useSession()
  // Deleted trips are for those who may bring them back (APP-11).
  const isDeleted = asked.deleted === true && user.isAdmin
  const search = isDeleted ? { ...asked, mode: undefined } : { ...asked, deleted: undefined }
  const views = useQuery(orderViews())
  const searchField = useRef<HTMLInputElement>(null)
  const view = views.data?.items.find(({ id }) => id === search.view)
  const change = (patch: OrderListSearch, isCorrection = false) => {
    const isTyped = 'q' in patch
    if (isTyped && isLeavingPage(router)) return
    void navigate({ search: (old) => changedSearch(old, patch, today()), replace: isTyped || isCorrection })
  }
  // The button goes with what it did.
  const showAll = () => {
    change(noFilters)
    searchField.current?.focus()
  }
  const [layout, setLayout] = useOrderLayout(search, view, change)
  const isTimeline = search.mode === 'timeline'
  useKeys({
    '/': () => searchField.current?.select(),
    n: () => void navigate(paths.newOrder()),
  })
  return (
    <main className={classes.page}>
      <PageHead title="REISEÜBERSICHT" hint={<Total search={search} />}>
        {!isDeleted && <ExportButton search={search} />}
        <NewOrderButton variant="filled" />
      </PageHead>
      <OrderViews
        search={search}
        views={views.data?.items ?? []}
        onOpen={(opened) => void navigate({ search: opened })}
      />
      <OrderToolbar
        search={search}
        onChange={change}
        hasOrganisations={organisations.length > 1}
        searchRef={searchField}
      >
        {!isDeleted && (
          <SegmentedControl
            aria-label="Darstellung"
            data={[
              { value: 'table', label: 'Tabelle' },
              { value: 'timeline', label: 'Zeitachse' },
            ]}
            value={search.mode ?? 'table'}
            onChange={(mode) => change({ mode: mode === 'timeline' ? 'timeline' : undefined })}
          />
        )}
        {!isTimeline && <OrderColumnsMenu layout={layout} onChange={setLayout} />}
      </OrderToolbar>
      {isTimeline ? (
        <Suspense fallback={<LoadingRows rows={20} />}>
          <OrderTimeline search={search} onChange={change} emptyAction={<WayOn search={search} onClear={showAll} />} />
        </Suspense>
      ) : (
        <OrderRows search={search} layout={layout} onChange={change} onClear={showAll} />
      )}
    </main>
  )
}

type RowsProps = {
  search: OrderListSearch
  layout: OrderLayout
  onChange: (patch: OrderListSearch, isCorrection?: boolean) => void
  onClear: () => void
}

function OrderRows({ search, layout, onChange, onClear }: RowsProps) {
  const orders = useQuery({ ...orderList(search), placeholderData: keepPreviousData })
  const area = useRef<HTMLElement>(null)
  const total = orders.data?.total ?? 0
  const walk = (by: 1 | -1) => walkRows(area.current, by)
  useKeys({ j: () => walk(1), ArrowDown: () => walk(1), k: () => walk(-1), ArrowUp: () => walk(-1) })
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard */}
      <section className={classes.rows} aria-label="Liste der Reisen" tabIndex={0} ref={area}>
        {orders.isPending && <LoadingRows rows={20} rowHeight={28} />}
        {orders.isError && (
          <ErrorState text="Die Reisen konnten nicht geladen werden!" onRetry={() => void orders.refetch()} />
        )}
        {orders.data && total > 0 && (
          <OrderTable
            orders={orders.data.items}
            layout={layout}
            sort={search.sort ?? 'startAt'}
            onSort={(sort) => onChange({ sort })}
            isStale={orders.isPlaceholderData}
          />
        )}
        {orders.data && total === 0 && (
          <EmptyState icon={IconMapOff} text={emptyText(search)} action={<WayOn search={search} onClear={onClear} />} />
        )}
      </section>
      {total > 0 && (
        <Pager
          page={search.page ?? 1}
          pageSize={search.size ?? defaultSize}
          total={total}
          isStale={orders.isPlaceholderData}
          noun={noun}
          onPage={(page, isCorrection) => onChange({ page }, isCorrection)}
          onPageSize={(size) => onChange({ size })}
        />
      )}
    </>
  )
}

function emptyText(search: OrderListSearch): string {
  if (isFiltered(search)) return 'Keine Reise passt zu Suche und Filtern.'
  return search.deleted === true ? 'Keine Reise ist gelöscht.' : 'Es gibt noch keine Reise.'
}

/** How many trips the filters leave; the timeline tells how many its span holds. */
function Total({ search }: { search: OrderListSearch }) {
  const { data } = useQuery({ ...orderList(search), enabled: search.mode !== 'timeline' })
  return data === undefined || search.mode === 'timeline' ? null : `${counted(data.total, noun)} in dieser Ansicht`
}

/** The filtered and sorted list, all its pages, as a file (LIST-04). */
function ExportButton({ search }: { search: OrderListSearch }) {
  const [isRunning, setRunning] = useState(false)

  async function fetchList() {
    setRunning(true)
    try {
      await download('/api/orders/export.xlsx', filtersOf(search))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Die Liste konnte nicht ausgegeben werden.', error.message)
    } finally {
      setRunning(false)
    }
  }

  return (
    <Button
      variant="default"
      loading={isRunning}
      leftSection={<IconFileSpreadsheet size={15} stroke={1.7} />}
      onClick={() => void fetchList()}
    >
      Als .xlsx
    </Button>
  )
}

/** What an empty list offers: all trips again, or a first one. */
function WayOn({ search, onClear }: { search: OrderListSearch; onClear: () => void }) {
  if (!isFiltered(search)) return <NewOrderButton variant="default" />
  return (
    <Button variant="default" onClick={onClear}>
      Suche und Filter zurücksetzen
    </Button>
  )
}

function NewOrderButton({ variant }: { variant: 'filled' | 'default' }) {
  return (
    <Button
      variant={variant}
      leftSection={<IconPlus size={15} />}
      renderRoot={(props) => <Link {...props} {...paths.newOrder()} />}
    >
      Neue Reise
    </Button>
  )
}
