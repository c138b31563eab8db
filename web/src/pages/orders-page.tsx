import { Button, SegmentedControl } from '@mantine/core'
import type { OrderColumn } from '@reisewerk/domain/orders/order-columns.ts'
import { orderColumns } from '@reisewerk/domain/orders/order-columns.ts'
import type { OrderListState } from '@reisewerk/domain/orders/order-list.contract.ts'
import { orderViewContract } from '@reisewerk/domain/orders/order-view.contract.ts'
import { IconMapOff, IconPlus, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { FirstSteps } from '../features/accounts/house/first-steps.tsx'
import { MsgDropPage } from '../features/mail/msg-drop.tsx'
import type { OrderView } from '../features/orders/api.ts'
import { type ListedOrder, orderList, orderViews, viewCount } from '../features/orders/api.ts'
import { orderRows } from '../features/orders/order-columns.tsx'
import { orderFilters } from '../features/orders/order-filters.tsx'
import {
  changedSearch,
  defaultSize,
  isFiltered,
  isFromToday,
  isSameState,
  type OrderListSearch,
  openedSearch,
  queryOf,
  stateOf,
} from '../features/orders/order-list-search.ts'
import { isRecord, isTexts, useKept } from '../lib/browser-store.ts'
import { today } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import { useKeys } from '../lib/use-keys.ts'
import { ColumnsMenu } from '../list/columns-menu.tsx'
import type { List, ListLayout, ListStart } from '../list/list.ts'
import { ListPage } from '../list/list-page.tsx'
import { type FixedView, SavedViews } from '../list/saved-views.tsx'
import { useListChange } from '../list/use-list-change.ts'
import { useViewChanges } from '../list/use-view-changes.ts'
import { paths } from '../paths.ts'
import { late } from '../ui/late.tsx'
import { LoadingRows } from '../ui/lists/list-state.tsx'

type OrderLayout = ListLayout<OrderColumn>

/**
 * Columns and row height of the list. They stand in the address; a view of one's own remembers them at once, the list of all
 * trips does in this browser.
 */
function useOrderLayout(
  search: OrderListSearch,
  view: OrderView | undefined,
  onChange: (patch: Partial<OrderListSearch>) => void,
) {
  const { user } = useSession()
  const changes = useViewChanges<OrderListState>(orderViewContract)
  const [kept, keep] = useKept(`orders-layout-${user.id}`, isLayout, nothingKept)
  const fallback = view === undefined ? kept : {}
  const layout: OrderLayout = { hide: search.hide ?? fallback.hide ?? [], rows: search.rows ?? fallback.rows }

  function setLayout(patch: Partial<OrderLayout>) {
    const next = { ...layout, ...patch }
    const state = { hide: next.hide.length === 0 ? undefined : [...next.hide], rows: next.rows }
    onChange(state)
    if (view === undefined) keep(next)
    else if (changes.isOwn(view)) void changes.change(view, { state: { ...view.state, ...state } })
  }
  return [layout, setLayout] as const
}

const nothingKept: Partial<OrderLayout> = {}

function isLayout(value: unknown): value is Partial<OrderLayout> {
  if (!isRecord(value)) return false
  return (value.hide === undefined || isTexts(value.hide)) && (value.rows === undefined || value.rows === 'roomy')
}

const OrderTimeline = late(async () => ({
  default: (await import('../features/orders/order-timeline.tsx')).OrderTimeline,
}))

const route = getRouteApi('/shell/orders')

const orders: Omit<List<ListedOrder, OrderListSearch>, 'columns' | 'filters'> = {
  noun: ['Reise', 'Reisen'],
  icon: IconMapOff,
  searchHint: 'Nummer, Name, Gruppe, Kunde, Kontakt, Ziel …',
  defaultSort: 'startAt',
  pageSize: defaultSize,
  isNarrowed: isFiltered,
  nothingFits: 'Keine Reise passt zu Suche und Filtern.',
}

const firstTrip: ListStart = {
  purpose: 'Hier stehen alle Reisen, von der Anfrage bis zur Rechnung. Es gibt noch keine.',
  all: { name: 'orders' },
}
const nothingDeleted: ListStart = { purpose: 'Keine Reise ist gelöscht.', all: null }

/** The trip overview (000 §2.1), on which a mail may be dropped. */
export function OrdersPage() {
  return (
    <MsgDropPage orderId={null}>
      <OrderList />
    </MsgDropPage>
  )
}

/** Everything about the view stands in the address. */
function OrderList() {
  const asked = openedSearch(route.useSearch(), today())
  const navigate = route.useNavigate()
  const { organisations, user } = useSession()
  // Deleted trips are for those who may bring them back (APP-11).
  const isDeleted = asked.deleted === true && user.isAdmin
  const search = isDeleted ? { ...asked, mode: undefined } : { ...asked, deleted: undefined }
  const isTimeline = search.mode === 'timeline'
  const views = useQuery(orderViews()).data?.items ?? []
  const view = views.find(({ id }) => id === search.view)
  const change = useListChange<OrderListSearch>(navigate, (before, patch) => changedSearch(before, patch, today()))
  const [layout, setLayout] = useOrderLayout(search, view, change)
  const found = useQuery({ ...orderList(search), placeholderData: keepPreviousData, enabled: !isTimeline })
  useKeys({ n: () => void navigate(paths.newOrder()) })
  const list = {
    ...orders,
    ...orderRows(layout.hide),
    filters: orderFilters.filter(({ name }) => name !== 'organisation' || organisations.length > 1),
  }
  return (
    <ListPage
      title="REISEÜBERSICHT"
      // The timeline tells how many its span holds.
      hint={isTimeline ? '' : undefined}
      list={list}
      found={found}
      search={search}
      onChange={change}
      height={layout.rows}
      exports={{ name: 'orders', query: queryOf(search) }}
      actions={<NewOrderButton variant="filled" />}
      start={isDeleted ? nothingDeleted : { ...firstTrip, action: <NewOrderButton variant="default" /> }}
      views={
        <>
          <FirstSteps />
          <SavedViews<OrderListState>
            contract={orderViewContract}
            views={views}
            current={view}
            state={isDeleted ? null : stateOf(search)}
            isChanged={view !== undefined && !isSameState(view.state, search)}
            {...fixedViews(search, view === undefined, isDeleted, user.isAdmin)}
            linkTo={({ id, state }) => paths.orders({ ...state, view: id })}
            countOf={viewCount}
            onOpen={(opened) =>
              void navigate({ search: opened === null ? { view: 0 } : { ...opened.state, view: opened.id } })
            }
          />
        </>
      }
      tools={
        <>
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
          {!isTimeline && <ColumnsMenu columns={orderColumns} layout={layout} onChange={setLayout} />}
        </>
      }
      instead={
        isTimeline
          ? (_found, _empty, wayOn) => (
              <Suspense fallback={<LoadingRows rows={20} />}>
                <OrderTimeline search={search} onChange={change} emptyAction={wayOn} />
              </Suspense>
            )
          : undefined
      }
    />
  )
}

/** The views that everybody has: what is not over, all trips, and for administrators what was deleted (APP-11). */
function fixedViews(search: OrderListSearch, hasNoView: boolean, isDeleted: boolean, isAdmin: boolean) {
  const now = today()
  const isUpcoming = isFromToday(search, now) && !isDeleted
  const first: FixedView[] = [
    {
      key: 'today',
      name: 'Ab heute',
      link: paths.orders({ from: now }),
      count: viewCount({ from: now }),
      isCurrent: isUpcoming,
    },
    {
      key: 0,
      name: 'Alle Reisen',
      link: paths.orders({ view: 0 }),
      count: viewCount({}),
      isCurrent: hasNoView && !isDeleted && !isUpcoming,
    },
  ]
  const deleted = { key: 'deleted', name: 'Gelöschte Reisen', icon: IconTrash, isCurrent: isDeleted }
  return { first, last: isAdmin ? [{ ...deleted, link: paths.orders({ deleted: true }) }] : [] }
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
