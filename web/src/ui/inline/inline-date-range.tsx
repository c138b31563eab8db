import { addDays, type CalendarDate, daysBetween, endMovedAlong, germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { ReactNode } from 'react'
import { period } from '../../lib/format.ts'
import { DateField } from '../fields/date-field.tsx'
import classes from './inline-date-range.module.css'
import editing from './inline-edit.module.css'
import { type Draft, InlineEdit, type InlineEditProps } from './inline-edit.tsx'

export type DateRange = { from: CalendarDate; to: CalendarDate }
/** `typed`: what somebody has changed here; the other end may have been moved elsewhere meanwhile. `isMoved`: the end follows the beginning. */
type RangeDraft = {
  from: CalendarDate | null
  to: CalendarDate | null
  typed?: readonly (keyof DateRange)[]
  isMoved?: boolean
}

type Props = Pick<InlineEditProps<RangeDraft>, 'label' | 'state' | 'disabled' | 'align'> & {
  value: DateRange
  /** @param typed the ends that were changed @returns why they were refused, null once they are kept */
  onSave: (typed: Partial<DateRange>) => Promise<string | null>
  display?: ReactNode
  /** A rule of the caller's own, e.g. days with services that would fall outside. */
  problemOf?: (range: DateRange) => string | null
}

/**
 * A period edited where it stands. An end before the beginning is refused before anything is sent. A beginning moved behind the end takes
 * it along; moved less far, that is offered (HEAD-11).
 */
export function InlineDateRange({ value, onSave, display, problemOf, ...props }: Props) {
  return (
    <InlineEdit<RangeDraft>
      {...props}
      value={value}
      width={268}
      display={display ?? period(value.from, value.to)}
      onSave={({ from, to, typed = [] }) => {
        const isNew = (end: keyof DateRange, date: CalendarDate) => typed.includes(end) && date !== value[end]
        if (from === null || to === null) return
        const changed = { ...(isNew('from', from) && { from }), ...(isNew('to', to) && { to }) }
        return Object.keys(changed).length === 0 ? undefined : onSave(changed)
      }}
      problemOf={({ from, to }) => {
        if (from === null || to === null) return 'Bitte Anfang und Ende als Datum wie 14.05.2027 eingeben'
        if (to < from) return 'Das Ende liegt vor dem Anfang'
        return problemOf?.({ from, to }) ?? null
      }}
      help={(edit) => <SameLength value={value} edit={edit} />}
    >
      {({ draft, setDraft, confirm }) => (
        <span className={classes.range}>
          <DateField
            aria-label={`${props.label} von`}
            value={draft.from}
            onChange={(from) => setDraft(begunAt(draft, from, value))}
            reference={value.from}
            otherEnd={draft.to}
            withinPortal={false}
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => {
              if (event.key === 'Enter') confirm()
            }}
          />
          –
          <DateField
            aria-label={`${props.label} bis`}
            value={draft.to}
            onChange={(to) => setDraft({ ...draft, to, isMoved: false, typed: [...(draft.typed ?? []), 'to'] })}
            reference={draft.from ?? value.from}
            from={draft.from ?? value.from}
            otherEnd={draft.from}
            withinPortal={false}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => {
              if (event.key === 'Enter') confirm()
            }}
          />
        </span>
      )}
    </InlineEdit>
  )
}

/** An end that nobody has typed moves along when the beginning is moved behind it: the period stays as long as it was. */
function begunAt(draft: RangeDraft, from: CalendarDate | null, value: DateRange): RangeDraft {
  const { typed = [], isMoved = !typed.includes('to') } = draft
  const to = isMoved ? (from === null ? value.to : endMovedAlong(value, from)) : draft.to
  return { from, to, isMoved, typed: isMoved ? ['from', 'to'] : [...typed, 'from'] }
}

function SameLength({ value, edit }: { value: DateRange; edit: Draft<RangeDraft> }) {
  const { from, to } = edit.draft
  if (from === null || from === value.from) return null
  const end = addDays(from, daysBetween(value.from, value.to))
  if (to === end) return null
  return (
    <button
      type="button"
      className={editing.way}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => edit.setDraft({ from, to: end, isMoved: false, typed: ['from', 'to'] })}
    >
      Gleich lang lassen: bis {germanDate(end)}
    </button>
  )
}
