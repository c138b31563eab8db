import { Menu } from '@mantine/core'
import { requestStatusKeys, type TodoStatus, todoStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { isActive } from '@reisewerk/domain/tasks/todo-status.ts'
import {
  type Icon,
  IconCircle,
  IconCircleCheck,
  IconClockPause,
  IconDotsVertical,
  IconFileDescription,
  IconPencil,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useOptions } from '../../lib/options.ts'
import { faceOf } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Person } from '../../ui/marks/person.tsx'
import { statusPatch, type Todo } from './api.ts'
import { TodoDeadline } from './todo-deadline.tsx'
import { TodoName } from './todo-name.tsx'
import { TodoTypeIcon } from './todo-type-icon.tsx'
import classes from './todos.module.css'
import { useTodoSave } from './use-todo-save.ts'

const icons: Record<TodoStatus, Icon> = { open: IconCircle, waiting: IconClockPause, done: IconCircleCheck }

type TodoMenuProps = { todo: Todo; onEdit: () => void; onReport: () => void }

function TodoMenu({ todo, onEdit, onReport }: TodoMenuProps) {
  const { save } = useTodoSave(todo.id)
  const statuses = useOptions('todo_status')
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <IconButton size={24} icon={IconDotsVertical} label={`Aufgabe ${todo.name}: Aktionen`} />
      </Menu.Target>
      <Menu.Dropdown>
        {todoStatusKeys.map((status) => {
          const Glyph = icons[status]
          return (
            <Menu.Item
              key={status}
              leftSection={<Glyph size={15} aria-hidden />}
              aria-current={status === todo.status || undefined}
              onClick={() => status !== todo.status && save(statusPatch(status))}
            >
              {statuses.of(status).label}
            </Menu.Item>
          )
        })}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={onEdit}>
          bearbeiten
        </Menu.Item>
        {todo.todoType === 'visit' && todo.order !== null && (
          <Menu.Item leftSection={<IconFileDescription size={15} aria-hidden />} onClick={onReport}>
            Kundenbericht
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

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
