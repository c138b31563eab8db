import { Button } from '@mantine/core'
import { germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { IconBeach, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AbsenceDialog } from '../features/tasks/dashboard/absence-dialog.tsx'
import { Absences } from '../features/tasks/dashboard/absences.tsx'
import classes from '../features/tasks/dashboard/dashboard.module.css'
import { Departures } from '../features/tasks/dashboard/departures.tsx'
import { OptionDeadlines } from '../features/tasks/dashboard/option-deadlines.tsx'
import { useShownRows } from '../features/tasks/dashboard/shown-rows.ts'
import { TripsByStatus } from '../features/tasks/dashboard/trips-by-status.tsx'
import { UrgentTodos } from '../features/tasks/dashboard/urgent-todos.tsx'
import { TodoForm } from '../features/tasks/todo-form.tsx'
import { itemOf } from '../lib/api.ts'
import { today } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import { PageHead } from '../ui/page-head.tsx'

type Open = 'new' | 'absence' | number | null

/** The first page of the day: what is urgent, what runs out, how one's trips stand (APP-10). */
export function UserDashboardPage() {
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
