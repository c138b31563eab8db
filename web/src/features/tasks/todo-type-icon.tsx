import type { TodoType } from '@reisewerk/domain/accounts/options.ts'
import { type Icon, IconChecklist, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useOptions } from '../../lib/options.ts'
import classes from './todos.module.css'

const todoTypeIcons: Record<TodoType, Icon> = { visit: IconMapPin, phone: IconPhone, general: IconChecklist }

export function TodoTypeIcon({ type }: { type: TodoType }) {
  const Glyph = todoTypeIcons[type]
  const { label } = useOptions('todo_type').of(type)
  return (
    <span className={classes.type} role="img" aria-label={label} title={label}>
      <Glyph size={15} stroke={1.7} aria-hidden />
    </span>
  )
}
