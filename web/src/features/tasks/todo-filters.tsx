import { Menu, SegmentedControl } from '@mantine/core'
import { todoStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import { nameOf } from '../../lib/session.ts'
import { everyUser, type TodoFilter } from './api.ts'
import classes from './todos.module.css'

type Props = { filter: TodoFilter; onChange: (patch: Partial<TodoFilter>) => void }

/** Whose to-dos, in which status, and whether only those that count now (000 §2.3). */
export function TodoFilters({ filter, onChange }: Props) {
  const { statuses, isActive } = filter
  const words = useOptions('todo_status')
  return (
    <div className={classes.filters} role="group" aria-label="Filter der Aufgaben">
      <UserFilter filter={filter} onChange={onChange} />
      {todoStatusKeys.map((status) => (
        <button
          key={status}
          type="button"
          className={classes.chip}
          aria-pressed={statuses.includes(status)}
          onClick={() =>
            onChange({
              statuses: todoStatusKeys.filter((key) => (key === status) !== statuses.includes(key)),
            })
          }
        >
          {words.of(status).label}
        </button>
      ))}
      <SegmentedControl
        aria-label="Gültigkeit"
        data={[
          { value: 'active', label: 'aktiv' },
          { value: 'all', label: 'alle' },
        ]}
        value={isActive ? 'active' : 'all'}
        onChange={(value) => onChange({ isActive: value === 'active' })}
      />
    </div>
  )
}

function UserFilter({ filter: { users: chosen }, onChange }: Props) {
  const { data } = useQuery(everyUser)
  const users = data?.items ?? []
  const [only, ...more] = users.filter(({ id }) => chosen.includes(String(id)))
  const words =
    only === undefined ? 'Alle User' : more.length === 0 ? nameOf(only) : counted(more.length + 1, ['User', 'User'])
  return (
    <Menu position="bottom-start" closeOnItemClick={false}>
      <Menu.Target>
        <button
          type="button"
          className={classes.chip}
          aria-label={`User: ${words}`}
          data-chosen={chosen.length > 0 || undefined}
        >
          {words}
          <IconChevronDown size={12} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxGroup value={[...chosen]} onChange={(next) => onChange({ users: next })}>
          {users.map((user) => (
            <Menu.CheckboxItem key={user.id} value={String(user.id)}>
              {nameOf(user)}
            </Menu.CheckboxItem>
          ))}
        </Menu.CheckboxGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
