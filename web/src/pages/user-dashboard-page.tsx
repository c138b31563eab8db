import { Button } from '@mantine/core'
import { orderStatuses, orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { IconBeach, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { MsgDropPage } from '../features/mail/msg-drop.tsx'
import { dashboardTrips } from '../features/tasks/api.ts'
import { AbsenceDialog } from '../features/tasks/dashboard/absence-dialog.tsx'
import classes from '../features/tasks/dashboard/dashboard.module.css'
import { OptionDeadlines } from '../features/tasks/dashboard/option-deadlines.tsx'
import { useShownRows } from '../features/tasks/dashboard/shown-rows.ts'
import { totalOf } from '../features/tasks/dashboard/total.ts'
import { UrgentTodos } from '../features/tasks/dashboard/urgent-todos.tsx'
import { TodoForm } from '../features/tasks/todo-form.tsx'
import { itemOf } from '../lib/api.ts'
import { count, counted, dayMonth, today } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../ui/lists/list-state.tsx'
import { OrderStatus } from '../ui/marks/order-status.tsx'

const running = orderStatusKeys.slice(0, orderStatusKeys.indexOf('completed'))

/** How one's trips stand; each line leads to the list of just these (APP-10). */
function TripsByStatus() {
  const { data, isPending, isError, refetch } = useQuery(dashboardTrips)
  const counts = new Map(data?.byStatus.map((entry) => [entry.status, entry.count]))
  const most = Math.max(1, ...counts.values())
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0)
  return (
    <Panel title="Meine Reisen nach Status" hint={data && `${count(total)} laufende`} flush>
      {isPending && <LoadingRows rows={7} rowHeight={32} />}
      {isError && <ErrorState text="Die Reisen konnten nicht geladen werden!" onRetry={() => void refetch()} />}
      {data && (
        <div className={classes.statuses}>
          {running.map((status) => (
            <Link key={status} {...paths.orders({ status: [status], user: data.users })} className={classes.statusLine}>
              <OrderStatus status={status} />
              <span
                className={classes.bar}
                style={{
                  width: `${((counts.get(status) ?? 0) / most) * 100}%`,
                  background: `var(--rw-${orderStatuses[status].tone}-mark)`,
                }}
                aria-hidden
              />
              <span className={classes.count}>{count(counts.get(status) ?? 0)}</span>
            </Link>
          ))}
        </div>
      )}
    </Panel>
  )
}

type Open = 'new' | 'absence' | number | null

/** The first page of the day: what is urgent, what runs out, how one's trips stand (APP-10). */
export function UserDashboardPage() {
  return (
    <MsgDropPage orderId={null}>
      <UserDashboard />
    </MsgDropPage>
  )
}

function UserDashboard() {
  const { user } = useSession()
  const [open, setOpen] = useState<Open>(null)
  const rows = useShownRows()
  const close = () => setOpen(null)
  return (
    <main className={classes.page}>
      <PageHead title={`${greeting()}, ${user.firstName}`} hint={`${weekdayOf(today())}, ${germanDate(today())}`}>
        <Button variant="default" leftSection={<IconBeach size={15} />} onClick={() => setOpen('absence')}>
          Abwesenheit
        </Button>
        <Button leftSection={<IconPlus size={15} />} onClick={() => setOpen('new')}>
          Neue Aufgabe
        </Button>
      </PageHead>
      <Absences />
      <div className={classes.columns}>
        <UrgentTodos {...rows.todos} onOpen={setOpen} />
        <OptionDeadlines {...rows.options} />
        <div className={classes.stack}>
          <TripsByStatus />
          <Departures />
        </div>
      </div>
      {open === 'absence' && <AbsenceDialog onClose={close} />}
      {open === 'new' && <TodoForm todo={null} orderId={null} onClose={close} />}
      {typeof open === 'number' && <OpenTodo key={open} id={open} onClose={close} />}
    </main>
  )
}

/** The list holds only what it shows; the form needs the whole to-do. */
function OpenTodo({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useQuery(itemOf(todoContract, id, ['order_list_read']))
  return data === undefined ? null : <TodoForm todo={data} orderId={data.order?.id ?? null} onClose={onClose} />
}

function greeting(): string {
  const hour = new Date().getHours()
  if (hour < 11) return 'Guten Morgen'
  return hour < 18 ? 'Guten Tag' : 'Guten Abend'
}

/** For whom one stands in, and what that brings (APP-22). */
function Absences() {
  const { data } = useQuery(dashboardTrips)
  return data?.absences.map(({ user, name, endAt, trips, todos }) => (
    <p key={user} className={classes.absence}>
      <IconBeach size={16} stroke={1.7} aria-hidden />
      {name} ist bis {dayMonth(endAt)} abwesend. {counted(trips, ['laufende Reise', 'laufende Reisen'])} und{' '}
      {todos === 1 ? '1 Aufgabe' : `${totalOf(todos)} Aufgaben`} stehen bei dir.
    </p>
  ))
}

/** One's trips that start within a month (APP-10). */
function Departures() {
  const { data } = useQuery(dashboardTrips)
  if (data === undefined) return null
  return (
    <Panel
      title="Nächste Abreisen"
      hint={data.departures.length === 0 ? 'keine in den nächsten 30 Tagen' : undefined}
      flush
    >
      <ul className={classes.list} aria-label="Nächste Abreisen">
        {data.departures.map(({ id, name, orderNumber, startAt, pax, status, absentee }) => (
          <li key={id} className={classes.row}>
            <span className={classes.date}>{dayMonth(startAt)}</span>
            <div className={classes.text}>
              <Link {...paths.order(id)} title={name}>
                {name || orderNumber}
              </Link>
              <span className={classes.sub}>
                {counted(pax, ['Gast', 'Gäste'])}
                {absentee !== null && ' · Vertretung'}
              </span>
            </div>
            <OrderStatus status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
