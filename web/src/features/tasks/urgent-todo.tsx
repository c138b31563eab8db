import { IconCircle, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLostFocus } from '../../ui/focus/use-lost-focus.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { statusPatch, type TodoOfTrip, urgentTodoOf } from './api.ts'
import { TodoDeadline } from './todo-deadline.tsx'
import { TodoForm } from './todo-form.tsx'
import { TodoName } from './todo-name.tsx'
import classes from './todos.module.css'
import { useTodoSave } from './use-todo-save.ts'

/** The trip's most urgent to-do, always in sight: done, moved or opened where it stands, and a new one added (HEAD-09). */
export function UrgentTodo({ orderId }: { orderId: number }) {
  const { data } = useQuery(urgentTodoOf(orderId))
  const [open, setOpen] = useState<{ todo: TodoOfTrip | null } | null>(null)
  const todo = data?.items[0]
  const keepFocus = useLostFocus<HTMLSpanElement, true>({
    placeOf: () => true,
    goOn: (_, area) => area.querySelector('button'),
  })
  return (
    <span {...keepFocus} className={classes.urgent} role="group" aria-label="Dringendste Aufgabe">
      {todo === undefined ? (
        <span className={classes.quiet}>{data !== undefined && 'Keine Frist offen'}</span>
      ) : (
        <Urgent key={todo.id} todo={todo} onEdit={() => setOpen({ todo })} />
      )}
      <IconButton size={24} icon={IconPlus} label="Neue Aufgabe" onClick={() => setOpen({ todo: null })} />
      {open !== null && (
        <TodoForm key={open.todo?.id ?? 'new'} todo={open.todo} orderId={orderId} onClose={() => setOpen(null)} />
      )}
    </span>
  )
}

function Urgent({ todo, onEdit }: { todo: TodoOfTrip; onEdit: () => void }) {
  const { save } = useTodoSave(todo.id)
  return (
    <>
      <IconButton
        size={24}
        icon={IconCircle}
        label={`Aufgabe ${todo.name} erledigt`}
        onClick={() => save(statusPatch('done'))}
      />
      <TodoName name={todo.name} onOpen={onEdit} />
      <TodoDeadline todo={todo} />
    </>
  )
}
