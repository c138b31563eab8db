import { Menu } from '@mantine/core'
import { type TodoStatus, todoStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import {
  type Icon,
  IconCircle,
  IconCircleCheck,
  IconClockPause,
  IconDotsVertical,
  IconFileDescription,
  IconPencil,
} from '@tabler/icons-react'
import { useOptions } from '../../lib/options.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { statusPatch, type Todo } from './api.ts'
import { useTodoSave } from './use-todo-save.ts'

const icons: Record<TodoStatus, Icon> = { open: IconCircle, waiting: IconClockPause, done: IconCircleCheck }

type Props = { todo: Todo; onEdit: () => void; onReport: () => void }

/** What can be done with a to-do; a report only about a visit that belongs to a trip (TODO-02). */
export function TodoMenu({ todo, onEdit, onReport }: Props) {
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
