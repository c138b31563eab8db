import { useDebouncedCallback } from '@mantine/hooks'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { isOptionOpen } from '@reisewerk/domain/requests/auto-expansion.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useRef, useState } from 'react'
import { day, today } from '../../lib/format.ts'
import { useFirstDay } from '../../lib/relative-days.ts'
import { useLeaving } from '../../lib/saving/use-leaving.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { CellField, CellHint, CellRest } from '../../ui/inline/cell-field.tsx'
import { Deadline } from '../../ui/marks/deadline.tsx'
import type { ServiceRequest } from '../itinerary/plan/days.ts'
import { useRequestSave } from './api.ts'

/** Changes rest so long before they are sent (001 §9). */
const restMs = 200

type Props = {
  orderId: number
  request: ServiceRequest
  title: string
  /** Whose deadline it is called: in the row of the service it is the service's. */
  of?: 'Anfrage' | 'Leistung'
}

/** Until when the provider holds the places (REQ-03, REQ-08); nobody holds any for a concept. */
export function OptionDeadline(props: Props) {
  return useFirstDay() === null ? <Deadlines {...props} /> : null
}

type Draft = {
  date: CalendarDate | null
  before: CalendarDate | null
  /** What stands in the field is no day. */
  isNoDay: boolean
}

/** Typed where it stands; an empty field clears it. */
function Deadlines({ orderId, request, title, of = 'Anfrage' }: Props) {
  const { save, stateOf } = useRequestSave(orderId, request)
  const [draft, setDraft] = useState<Draft | null>(null)
  // After a key the focus goes back to where the user was.
  const [leftByKey, setLeftByKey] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const { dueDate, status } = request.optionTodo
  const stored = dueDate === null ? null : dateOfWire(dueDate)
  // Whoever has declined holds no places that could be lost.
  const isPressing = isOptionOpen(status, request.requestStatus.status)
  const state = stateOf('optionTodo.dueDate')
  const label = `Optionstermin der ${of} ${title}`

  function send(date: CalendarDate | null) {
    if (date === stored) return
    const wire = date === null ? null : wireOfDate(date)
    save(
      { optionTodo: { dueDate: wire } },
      // A date opens even a done to-do again; none leaves nothing to do (001 §4).
      { optionTodo: { dueDate: wire, status: wire === null ? null : 'open' } },
      'Optiontermin konnte nicht geändert werden! Server Error!',
    )
  }
  const settle = useDebouncedCallback(send, restMs)

  function change(date: CalendarDate | null) {
    const typed = place.current?.querySelector('input')?.value.trim() ?? ''
    const isEmptied = date === null && typed === ''
    // What is no day yet is still being typed.
    const isNoDay = date === null && !isEmptied
    setDraft((now) => now && { ...now, ...(isNoDay ? {} : { date }), isNoDay })
    // '1.6.' and '1.6.20' on the way to '1.6.2027' are days, too: what is not written out, or lies behind us, waits
    // until the field is left.
    const isWrittenOut = typed === '' || /(^|\D)(\d{4}|\d{8})$/.test(typed)
    if (!isNoDay && isWrittenOut && (date === null || date >= today())) settle(date)
    else settle.cancel()
  }

  function leave(by: 'keep' | 'drop' | 'blur') {
    settle.cancel()
    const isNoDay = draft?.isNoDay === true
    if (draft !== null) send(by === 'drop' || isNoDay ? draft.before : draft.date)
    // What is no day stands there, marked, until it is put right or dropped.
    if (isNoDay && by !== 'drop') return
    setDraft(null)
    setLeftByKey(by !== 'blur')
  }

  // The browser's 'back' and a reload leave no field.
  useLeaving(() => leave('blur'))

  if (draft !== null) {
    return (
      <CellField ref={place} isDate>
        <DateField
          aria-label={label}
          value={draft.date}
          autoFocus
          onChange={change}
          onBlur={() => leave('blur')}
          onKeyDown={(event) => {
            // Else the same press would open the field again, on whose button the focus is by now.
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Enter') leave('keep')
            if (event.key === 'Escape') leave('drop')
          }}
        />
      </CellField>
    )
  }
  return (
    <CellRest
      label={`${label}: ${stored === null ? 'Termin …' : day(dueDate)}`}
      autoFocus={leftByKey}
      state={state}
      onOpen={() => setDraft({ date: stored, before: stored, isNoDay: false })}
    >
      {stored === null && <CellHint>Termin …</CellHint>}
      {stored !== null && (isPressing ? <Deadline date={stored} /> : day(dueDate))}
    </CellRest>
  )
}
