import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useRef, useState } from 'react'
import { day, today } from '../../lib/format.ts'
import { useLeaving } from '../../lib/saving/use-leaving.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Deadline } from '../../ui/marks/deadline.tsx'
import type { Todo } from './api.ts'
import classes from './todos.module.css'
import { useTodoSave } from './use-todo-save.ts'

/** The deadline, edited where it stands: Enter and leaving keep it, Escape drops it, an emptied field clears it. */
export function TodoDeadline({ todo }: { todo: Pick<Todo, 'id' | 'name' | 'dueDate' | 'status'> }) {
  const { save, stateOf } = useTodoSave(todo.id)
  const [draft, setDraft] = useState<{ date: CalendarDate | null } | null>(null)
  // After a key the focus goes back to where the user was.
  const [leftByKey, setLeftByKey] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const stored = todo.dueDate === null ? null : dateOfWire(todo.dueDate)
  const state = stateOf('dueDate')
  const label = `Frist der Aufgabe ${todo.name}`

  function change(date: CalendarDate | null) {
    const isEmptied = date === null && place.current?.querySelector('input')?.value.trim() === ''
    if (date !== null || isEmptied) setDraft({ date })
  }

  function leave(keeps: boolean, byKey: boolean) {
    if (keeps && draft !== null && draft.date !== stored) {
      save({ dueDate: draft.date === null ? null : wireOfDate(draft.date) })
    }
    setDraft(null)
    setLeftByKey(byKey)
  }

  // The browser's 'back' and a reload leave no field.
  useLeaving(() => leave(true, false))

  if (draft !== null) {
    return (
      <span ref={place} className={classes.dueField}>
        <DateField
          aria-label={label}
          value={draft.date}
          from={today()}
          autoFocus
          onChange={change}
          onBlur={() => leave(true, false)}
          onKeyDown={(event) => {
            // Else the same press would open the field again, on whose button the focus is by now.
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Enter') leave(true, true)
            if (event.key === 'Escape') leave(false, true)
          }}
        />
      </span>
    )
  }
  return (
    <button
      type="button"
      className={classes.due}
      autoFocus={leftByKey}
      aria-label={`${label}: ${stored === null ? 'keine' : day(todo.dueDate)}`}
      onClick={() => setDraft({ date: stored })}
    >
      {stored === null && <span className={classes.none}>Frist …</span>}
      {stored !== null && (todo.status === 'done' ? day(todo.dueDate) : <Deadline date={stored} />)}
      {state !== undefined && <SaveMark state={state} />}
    </button>
  )
}
