import { Button, Popover } from '@mantine/core'
import type { OrderListState } from '@reisewerk/domain/orders/order-list.contract.ts'
import { IconPlus, IconStar, IconTrash, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { count, today } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { useKeepFocus } from '../../ui/use-keep-focus.ts'
import { type OrderView, viewCount } from './api.ts'
import { isFromToday, isSameState, type OrderListSearch, stateOf } from './order-list-search.ts'
import classes from './order-views.module.css'
import { useViewChanges } from './use-view-changes.ts'

const OrderViewMenu = lazy(async () => ({ default: (await import('./order-view-menu.tsx')).OrderViewMenu }))
const OrderViewForm = lazy(async () => ({ default: (await import('./order-view-form.tsx')).OrderViewForm }))

type Props = { search: OrderListSearch; views: readonly OrderView[]; onOpen: (search: OrderListSearch) => void }

/** The saved views above the list: all trips, one's own in their order, then those that colleagues share (LIST-03). */
export function OrderViews({ search, views, onOpen }: Props) {
  const { isOwn } = useViewChanges()
  const { user } = useSession()
  const isDeleted = search.deleted === true
  const own = views.filter(isOwn)
  const shared = views.filter((view) => !isOwn(view))
  const now = today()
  const isUpcoming = isFromToday(search, now) && !isDeleted
  const current = views.find(({ id }) => id === search.view)
  const keepFocus = useKeepFocus<HTMLElement>('a', '[data-view]')
  const [saved, setSaved] = useState<number | null>(null)
  // Whoever has saved a view goes on at it, as soon as it stands there.
  useEffect(() => {
    if (saved === null || saved !== current?.id) return
    setSaved(null)
    keepFocus.ref.current?.querySelector<HTMLElement>(`[data-view="${saved}"] a`)?.focus()
  })
  return (
    <nav className={classes.views} aria-label="Ansichten" {...keepFocus}>
      <ViewTab name="Ab heute" state={{ from: now }} isCurrent={isUpcoming} />
      <ViewTab name="Alle Reisen" state={{}} id={0} isCurrent={current === undefined && !isDeleted && !isUpcoming} />
      {[...own, ...shared].map((view) => (
        <ViewTab key={view.id} {...view} isCurrent={view === current} isDefault={view.isDefault && isOwn(view)}>
          {view === current && (
            <Suspense fallback={isOwn(view) && <span className={classes.waiting} />}>
              <OrderViewMenu
                view={view}
                own={own}
                state={stateOf(search)}
                isChanged={!isSameState(view.state, search)}
                onOpen={onOpen}
              />
            </Suspense>
          )}
        </ViewTab>
      ))}
      {user.isAdmin && <DeletedTab isCurrent={isDeleted} />}
      {!isDeleted && <SaveView key={current?.id} search={search} onSaved={setSaved} onOpen={onOpen} />}
    </nav>
  )
}

/** What was deleted, for those who may bring it back (APP-11). */
function DeletedTab({ isCurrent }: { isCurrent: boolean }) {
  return (
    <span className={classes.tab} data-view="deleted" data-current={isCurrent || undefined}>
      <Link
        {...paths.orders({ deleted: true })}
        className={classes.name}
        aria-current={isCurrent ? 'page' : undefined}
        activeOptions={{ exact: true }}
      >
        <IconTrash size={12} stroke={1.8} aria-hidden />
        Gelöschte Reisen
      </Link>
    </span>
  )
}

type TabProps = {
  id?: number | undefined
  name: string
  state: OrderListState
  isCurrent: boolean
  isShared?: boolean
  isDefault?: boolean
  children?: React.ReactNode
}

function ViewTab({ id, name, state, isCurrent, isShared = false, isDefault = false, children }: TabProps) {
  const total = useQuery(viewCount(state))
  return (
    <span className={classes.tab} data-view={id ?? 'today'} data-current={isCurrent || undefined}>
      <Link
        {...paths.orders({ ...state, view: id })}
        className={classes.name}
        aria-current={isCurrent ? 'page' : undefined}
        activeOptions={{ exact: true }}
      >
        {isDefault && <IconStar size={12} stroke={1.8} aria-label="Standard:" />}
        {isShared && <IconUsers size={12} stroke={1.8} aria-label="geteilt:" />}
        {name} {total.data !== undefined && <span className={classes.count}>{count(total.data)}</span>}
      </Link>
      {children}
    </span>
  )
}

type SaveProps = Pick<Props, 'search' | 'onOpen'> & { onSaved: (id: number) => void }

/** Keeps what the list shows just now under a name. */
function SaveView({ search, onSaved, onOpen }: SaveProps) {
  const [isOpen, setOpen] = useState(false)
  const { add } = useViewChanges()
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.save}
          leftSection={<IconPlus size={14} stroke={1.7} />}
          onClick={() => setOpen(!isOpen)}
        >
          Ansicht sichern
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Ansicht sichern">
        <Suspense>
          <OrderViewForm
            onSubmit={async (entered, refuseName) => {
              const state = stateOf(search)
              const saved = await add({ ...entered, state }, refuseName)
              if (saved === null) return
              setOpen(false)
              onSaved(saved.id)
              onOpen({ ...state, view: saved.id })
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
