import { Checkbox } from '@mantine/core'
import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import type { DashboardTodo } from '@reisewerk/domain/tasks/user-dashboard.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconChecklist } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { update } from '../../../lib/api.ts'
import { distanceTo } from '../../../lib/distance.ts'
import { faceOf, useSession } from '../../../lib/session.ts'
import { useKeepFocus } from '../../../ui/focus/use-keep-focus.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { Deadline } from '../../../ui/marks/deadline.tsx'
import { Person } from '../../../ui/marks/person.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { dashboardTodos, everyUser, statusPatch } from '../api.ts'
import classes from './dashboard.module.css'
import { MoreRows } from './more-rows.tsx'
import type { ShownRows } from './shown-rows.ts'
import { totalOf } from './total.ts'
import { TripLink } from './trip-link.tsx'

/** The most urgent to-dos, one's own and those of absent colleagues; a tick is done (APP-10). */
export function UrgentTodos({ shown, onMore, onOpen }: ShownRows & { onOpen: (id: number) => void }) {
  const { data, isPending, isError, refetch } = useQuery(dashboardTodos(shown))
  const todos = data?.todos
  const keepFocus = useKeepFocus<HTMLElement>('h2')
  return (
    <Panel
      title="Dringende Aufgaben"
      hint={todos && `${todos.items.length} von ${totalOf(todos.total)}`}
      flush
      keepFocus={keepFocus}
    >
      {isPending && <LoadingRows rows={10} rowHeight={44} />}
      {isError && <ErrorState text="Die Aufgaben konnten nicht geladen werden!" onRetry={() => void refetch()} />}
      {todos?.items.length === 0 && <EmptyState icon={IconChecklist} text="Keine Aufgaben zu erledigen" />}
      {todos !== undefined && todos.items.length > 0 && (
        <ul className={classes.list} aria-label="Dringende Aufgaben">
          {todos.items.map((todo) => (
            <TodoLine key={todo.id} todo={todo} onOpen={() => onOpen(todo.id)} />
          ))}
        </ul>
      )}
      {todos !== undefined && (
        <MoreRows noun="Aufgaben" shown={todos.items.length} total={todos.total} onMore={onMore} />
      )}
    </Panel>
  )
}

function TodoLine({ todo, onOpen }: { todo: DashboardTodo; onOpen: () => void }) {
  const { user: me } = useSession()
  const { data: users } = useQuery(everyUser)
  const owner = users?.items.find(({ id }) => id === todo.user)
  const done = useDone(todo)
  const due = todo.dueDate === null ? null : dateOfWire(todo.dueDate)
  return (
    <li className={classes.row} data-done={done.isDone || undefined}>
      <Checkbox
        size="xs"
        aria-label={`${todo.name} erledigt`}
        checked={done.isDone}
        disabled={done.isPending}
        onChange={done.tick}
      />
      <div className={classes.text}>
        <button type="button" title={todo.name} onClick={onOpen}>
          {todo.name}
        </button>
        <span className={classes.sub}>{todo.order === null ? 'ohne Reise' : <TripLink trip={todo.order} />}</span>
      </div>
      <div className={classes.end}>
        {due !== null && <Deadline date={due} />}
        <span className={classes.sub}>
          {todo.absentee !== null ? 'Vertretung' : due !== null ? distanceTo(due) : 'ohne Frist'}
        </span>
      </div>
      <Person person={faceOf(owner ?? me)} size={20} />
    </li>
  )
}

/** Shown as done at once; it leaves the list when the server has taken it, and is open again when not. */
function useDone(todo: DashboardTodo) {
  const client = useQueryClient()
  // Kept here and not in the list: an answer that was under way would open it again for a moment.
  const [isTicked, setTicked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => update(todoContract, todo.id, statusPatch('done')),
    onError: () => {
      setTicked(false)
      notice.bad('Der Todo konnte nicht aktualisiert werden! Server Error!')
    },
    onSettled: () => client.invalidateQueries({ queryKey: [todoContract.name] }),
  })
  const tick = () => {
    setTicked(true)
    mutate()
  }
  return { isDone: isTicked || todo.status === 'done', isPending, tick }
}
