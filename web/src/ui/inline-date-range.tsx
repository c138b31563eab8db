import { addDays, type CalendarDate, daysBetween, germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { ReactNode } from 'react'
import { period } from '../lib/format.ts'
import { DateField } from './date-field.tsx'
import classes from './inline-date-range.module.css'
import editing from './inline-edit.module.css'
import { type Draft, InlineEdit, type InlineEditProps } from './inline-edit.tsx'

export type DateRange = { from: CalendarDate; to: CalendarDate }
type RangeDraft = { from: CalendarDate | null; to: CalendarDate | null }

type Props = Pick<InlineEditProps<RangeDraft>, 'label' | 'state' | 'disabled' | 'align'> & {
  value: DateRange
  /** @returns why the range was refused, null once it is kept */
  onSave: (range: DateRange) => Promise<string | null>
  /** How the range reads at rest; '14.05.–23.05.2027' unless given. */
  display?: ReactNode
  /** A rule of the caller's own, e.g. days with services that would fall outside. */
  problemOf?: (range: DateRange) => string | null
}

/**
 * A period edited where it stands. An end before the beginning is refused before anything is sent; when only the beginning
 * was moved, the end is offered to move along (HEAD-11).
 */
export function InlineDateRange({ value, onSave, display, problemOf, ...props }: Props) {
  return (
    <InlineEdit<RangeDraft>
      {...props}
      value={value}
      width={236}
      display={display ?? period(value.from, value.to)}
      onSave={({ from, to }) => {
        if (from === null || to === null || (from === value.from && to === value.to)) return
        return onSave({ from, to })
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
            onChange={(from) => setDraft({ ...draft, from })}
            reference={value.from}
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
            onChange={(to) => setDraft({ ...draft, to })}
            reference={draft.from ?? value.from}
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

/** The range as long as it was, from its new beginning on. */
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
      onClick={() => edit.setDraft({ from, to: end })}
    >
      Gleich lang lassen: bis {germanDate(end)}
    </button>
  )
}
