import { SegmentedControl } from '@mantine/core'
import { todoStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import { nameOf } from '../../lib/session.ts'
import chips from '../../ui/lists/check-filter.module.css'
import { CheckFilter } from '../../ui/lists/check-filter.tsx'
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
          className={chips.chip}
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
  const [isNear, setNear] = useState(false)
  const { data } = useQuery({ ...everyUser, enabled: isNear || chosen.length > 0 })
  return (
    <CheckFilter
      name="User"
      all="Alle User"
      many={(count) => counted(count, ['User', 'User'])}
      choices={(data?.items ?? []).map((user) => ({ value: String(user.id), label: nameOf(user) }))}
      value={chosen}
      onNear={() => setNear(true)}
      onChange={(users) => onChange({ users })}
    />
  )
}
