import { type CalendarDate, germanDate, shortWeekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { useRef } from 'react'
import { DateField } from '../fields/date-field.tsx'
import { InlineEdit, type InlineEditProps } from './inline-edit.tsx'

type Value = CalendarDate | null
/** `undefined`: what stands in the field is no day yet. */
type Draft = Value | undefined
type Props = Pick<InlineEditProps<Value>, 'label' | 'value' | 'onSave' | 'state' | 'disabled' | 'align'>

/** A day edited where it stands; an empty field takes it away. */
export function InlineDate({ label, value, onSave, ...props }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <InlineEdit<Draft>
      {...props}
      label={label}
      value={value}
      width={160}
      display={value === null ? null : `${shortWeekdayOf(value)} ${germanDate(value)}`}
      onSave={(draft) => (draft === undefined ? undefined : onSave(draft))}
      problemOf={(draft) => (draft === undefined ? 'Bitte ein Datum wie 14.05.2027 oder 14.5. eingeben' : null)}
    >
      {({ draft, setDraft, confirm }) => (
        <span ref={place}>
          <DateField
            aria-label={label}
            value={draft ?? null}
            onChange={(day) => setDraft(day ?? (isEmptied(place.current) ? null : undefined))}
            withinPortal={false}
            autoFocus
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

function isEmptied(place: HTMLElement | null): boolean {
  return place?.querySelector('input')?.value.trim() === ''
}
