import { requestStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { isActive } from '@reisewerk/domain/tasks/todo-status.ts'
import { Link } from '@tanstack/react-router'
import { useOptions } from '../../lib/options.ts'
import { faceOf } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { Person } from '../../ui/person.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import type { Todo } from './api.ts'
import { TodoDeadline } from './todo-deadline.tsx'
import { TodoMenu } from './todo-menu.tsx'
import { TodoName } from './todo-name.tsx'
import { TodoTypeIcon } from './todo-type-icon.tsx'
import classes from './todos.module.css'
import { useTodoSave } from './use-todo-save.ts'

type Props = { todo: Todo; onEdit: () => void; onReport: () => void }

/** A to-do in short (002 §2, to-do card). */
export function TodoCard({ todo, onEdit, onReport }: Props) {
  const { stateOf } = useTodoSave(todo.id)
  const words = useOptions('todo_status')
  const state = stateOf('status')
  const isResting = !isActive(todo, todo.order?.currentStatus ?? null, requestStatusOf(todo))
  return (
    <li className={classes.card} data-done={todo.status === 'done' || undefined} data-resting={isResting || undefined}>
      <TodoTypeIcon type={todo.todoType} />
      <span className={classes.line}>
        <TodoName name={todo.name} onOpen={onEdit} />
        {todo.status === 'waiting' && <span className={classes.state}>{words.of('waiting').label}</span>}
        {todo.status === 'done' && <span className="rw-spoken">{words.of('done').label}</span>}
        {isResting && <span className={classes.state}>ruht</span>}
        {state !== undefined && <SaveMark state={state} />}
      </span>
      <TodoDeadline todo={todo} />
      {todo.user === null ? <span /> : <Person person={faceOf(todo.user)} size={18} />}
      <TodoMenu todo={todo} onEdit={onEdit} onReport={onReport} />
      <Meta todo={todo} />
    </li>
  )
}

function Meta({ todo: { order, tags } }: { todo: Todo }) {
  const destinations = order?.trip.destinations.map(({ name }) => name).join(' · ') ?? ''
  return (
    <span className={classes.meta}>
      {order !== null && <Link {...paths.order(order.id)}>{order.orderNumber}</Link>}
      {order?.client != null && <span title={order.client.companyName}>{order.client.shortName}</span>}
      {destinations !== '' && <span title={destinations}>{destinations}</span>}
      {tags.length > 0 && <span className={classes.tag}>{tags.join(', ')}</span>}
    </span>
  )
}

function requestStatusOf({ requestStatus }: Todo) {
  return requestStatusKeys.find((key) => key === requestStatus) ?? null
}
