import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ReactNode } from 'react'
import { period } from '../lib/format.ts'
import { DateField } from './date-field.tsx'
import classes from './inline-date-range.module.css'
import { InlineEdit, type InlineEditProps } from './inline-edit.tsx'

export type DateRange = { from: CalendarDate; to: CalendarDate }
type RangeDraft = { from: CalendarDate | null; to: CalendarDate | null }

type Props = Pick<InlineEditProps<RangeDraft>, 'label' | 'state' | 'disabled' | 'align'> & {
  value: DateRange
  onSave: (range: DateRange) => void
  /** How the range reads at rest; '14.05.–23.05.2027' unless given. */
  display?: ReactNode
  /** A rule of the caller's own, e.g. days with services that would fall outside. */
  problemOf?: (range: DateRange) => string | null
}

/** A period edited where it stands. An end before the beginning is refused before anything is sent. */
export function InlineDateRange({ value, onSave, display, problemOf, ...props }: Props) {
  return (
    <InlineEdit<RangeDraft>
      {...props}
      value={value}
      width={236}
      display={display ?? period(value.from, value.to)}
      onSave={({ from, to }) => {
        if (from === null || to === null || (from === value.from && to === value.to)) return
        onSave({ from, to })
      }}
      problemOf={({ from, to }) => {
        if (from === null || to === null) return 'Bitte Anfang und Ende eingeben'
        if (to < from) return 'Das Ende liegt vor dem Anfang'
        return problemOf?.({ from, to }) ?? null
      }}
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
            onKeyDown={(event) => {
              if (event.key === 'Enter') confirm()
            }}
          />
        </span>
      )}
    </InlineEdit>
  )
}
