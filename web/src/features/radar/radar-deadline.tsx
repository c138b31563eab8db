import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { RadarOption } from '@reisewerk/domain/radar/option-radar.contract.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { day, today } from '../../lib/format.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { CellField, CellRest } from '../../ui/inline/cell-field.tsx'
import { Deadline } from '../../ui/marks/deadline.tsx'
import { useOptionSave } from './api.ts'

/** Until when an option holds; another day, typed or picked where it stands, extends it (EASE-06). Escape drops what was typed. */
export function RadarDeadline({ option }: { option: RadarOption }) {
  const { save, stateOf } = useOptionSave(option)
  const stored = dateOfWire(option.dueDate) ?? today()
  const [draft, setDraft] = useState<CalendarDate | null>(null)
  const [leftByKey, setLeftByKey] = useState(false)
  const label = `Option ${option.partner || option.service} verlängern`
  const state = stateOf('optionTodo.dueDate')

  function leave(date: CalendarDate | null, byKey: boolean) {
    setDraft(null)
    setLeftByKey(byKey)
    if (date === null || date === stored) return
    const dueDate = wireOfDate(date)
    // A day opens the option again wherever it stands.
    save({ optionTodo: { dueDate } }, { dueDate }, { failed: 'Optiontermin konnte nicht geändert werden!' })
  }

  if (draft !== null) {
    return (
      <CellField isDate>
        <DateField
          aria-label={label}
          value={draft}
          from={today()}
          autoFocus
          onChange={(date) => date !== null && setDraft(date)}
          onBlur={() => leave(draft, false)}
          onKeyDown={(event) => {
            // Else the same press would open the field again, on whose button the focus is by now.
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Enter') leave(draft, true)
            if (event.key === 'Escape') leave(null, true)
          }}
        />
      </CellField>
    )
  }
  return (
    <CellRest
      label={`${label}: ${day(option.dueDate)}`}
      autoFocus={leftByKey}
      state={state}
      onOpen={() => setDraft(stored)}
    >
      <Deadline date={stored} />
    </CellRest>
  )
}
