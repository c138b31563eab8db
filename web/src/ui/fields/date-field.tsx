import { Popover, TextInput } from '@mantine/core'
import { type CalendarDate, germanDate, shortWeekdayOf, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { type DateContext, dayByKey, readDate } from '@reisewerk/domain/typed-date.ts'
import { type ComponentProps, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { useDateContext } from '../../lib/date-context.ts'
import { today } from '../../lib/format.ts'
import { useFirstDay } from '../../lib/relative-days.ts'
import { late } from '../late.tsx'
import classes from './date-field.module.css'

// Only concepts count their days.
const DayNumberField = late(async () => ({ default: (await import('./day-number-field.tsx')).DayNumberField }))
const DayPicker = late(() => import('./day-picker.tsx'))
const noSuchDay = 'Diesen Tag gibt es nicht.'
const noDate = 'Bitte ein Datum wie 14.05.2027 oder 14.5. eingeben'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  value: CalendarDate | null
  onChange: (value: CalendarDate | null) => void
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** Where the calendar opens, and outside a trip the day whose year is meant by '1.6.'; today unless given. */
  reference?: CalendarDate | undefined
  /** What is typed lies ahead: '1.6.' is the next one from this day on. */
  from?: CalendarDate | undefined
  /** The other end of a period, so that the calendar shows how long it is. */
  otherEnd?: CalendarDate | null | undefined
  withinPortal?: boolean
}

export function DateField(props: Props) {
  const first = useFirstDay()
  if (first === null) return <CalendarField {...props} />
  const { value, onChange, min, label, error, 'aria-label': spoken } = props
  return (
    <Suspense fallback={<TextInput label={label} aria-label={spoken} readOnly />}>
      <DayNumberField {...{ first, value, onChange, min, label, error }} aria-label={spoken} />
    </Suspense>
  )
}

/**
 * A day, typed ('1.6.27', '010627', '1.6.'), picked, or walked to by the arrow keys; its weekday stands beside it. What was typed stays in the field even when no such day exists;
 * the field then says so and counts as invalid for `form.checkValidity()`, so that a form cannot save a day nobody meant.
 */
function CalendarField({
  value,
  onChange,
  min,
  max,
  reference = value ?? today(),
  from,
  otherEnd,
  error,
  ...input
}: Props) {
  const { withinPortal = true, onKeyDown, onFocus, onBlur, ...rest } = input
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isFresh = useRef(false)
  const dates = useDateContext(reference, from)
  const problem = typed === null ? null : problemOf(typed, { min, max, dates })

  function type(text: string) {
    setTyped(text)
    const day = readDate(text, dates)
    const next = problemOf(text, { min, max, dates })
    field.current?.setCustomValidity(next ?? '')
    onChange(next === null ? day : null)
  }

  /** The click that comes into the field marks the day, as Tab does: what is typed takes its place. The next sets the caret. */
  function click({ selectionStart, selectionEnd }: HTMLInputElement) {
    if (isFresh.current && selectionStart === selectionEnd) field.current?.select()
    isFresh.current = false
    setOpen(true)
  }

  function walk(event: KeyboardEvent<HTMLInputElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const start = from !== undefined && from > reference ? from : reference
    const day = dayByKey(event, value, start, { min, max })
    if (day === null) return
    event.preventDefault()
    isFresh.current = false
    choose(day)
  }

  function choose(day: CalendarDate | null) {
    setTyped(null)
    field.current?.setCustomValidity('')
    if (day !== value) onChange(day)
  }

  function settle() {
    setOpen(false)
    if (problem === null) setTyped(null)
  }

  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      trapFocus={false}
      withRoles={false}
      withinPortal={withinPortal}
    >
      <Popover.Target>
        <TextInput
          placeholder="TT.MM.JJJJ"
          autoComplete="off"
          {...(value !== null && weekdayBeside(value))}
          inputMode="numeric"
          {...rest}
          ref={field}
          value={typed ?? (value === null ? '' : germanDate(value))}
          // While the hand is still typing nobody wants to be corrected.
          error={(open ? null : problem) ?? error}
          onChange={(event) => {
            isFresh.current = false
            type(event.currentTarget.value)
            setOpen(true)
          }}
          onFocus={(event) => {
            isFresh.current = true
            onFocus?.(event)
          }}
          onClick={(event) => click(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
            walk(event)
            if (event.key === 'Enter' || event.key === 'Tab') settle()
            if (event.key === 'Escape' && open) {
              event.stopPropagation()
              setOpen(false)
            }
            onKeyDown?.(event)
          }}
          onBlur={(event) => {
            settle()
            onBlur?.(event)
          }}
        />
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown}
        // It goes while Tab looks for the next field, and beside the field it would be the next.
        inert={!open}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Suspense fallback={<div className={classes.room} />}>
          <DayPicker
            value={value}
            reference={reference}
            min={min}
            max={max}
            otherEnd={otherEnd ?? null}
            onChange={(day) => {
              choose(day)
              setOpen(false)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

/** 'Fr' behind the date; what is read aloud says it in full. */
function weekdayBeside(day: CalendarDate) {
  return {
    rightSection: <span className={classes.weekday}>{shortWeekdayOf(day)}</span>,
    rightSectionWidth: 26,
    rightSectionPointerEvents: 'none',
    rightSectionProps: { 'aria-hidden': true },
    'aria-description': weekdayOf(day),
  } as const
}

type Bounds = { min?: CalendarDate | undefined; max?: CalendarDate | undefined; dates: DateContext }

function problemOf(text: string, { min, max, dates }: Bounds): string | null {
  if (text.trim() === '') return null
  const day = readDate(text, dates)
  const swapped = day === null ? readDate(text.replace(/^\s*(\d{1,2})\D+(\d{1,2})/, '$2.$1'), dates) : null
  // '05/14/2027': the month first, as elsewhere.
  if (swapped !== null && /\D/.test(text.trim())) return `Erst der Tag, dann der Monat: ${germanDate(swapped)}`
  if (day === null) return /^\s*\d{1,2}\D+\d|^\s*\d{4,8}\s*$/.test(text) ? noSuchDay : noDate
  if (min !== undefined && day < min) return `Frühestens ${germanDate(min)}`
  if (max !== undefined && day > max) return `Spätestens ${germanDate(max)}`
  return null
}
