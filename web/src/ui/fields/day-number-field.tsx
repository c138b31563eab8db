import { NumberInput } from '@mantine/core'
import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ReactNode } from 'react'
import { dayNumber } from '../../lib/relative-days.ts'

/** Nothing in a concept lasts longer. */
const lastDay = 60

type Props = {
  first: CalendarDate
  value: CalendarDate | null
  onChange: (value: CalendarDate | null) => void
  min?: CalendarDate | undefined
  label?: ReactNode
  'aria-label'?: string | undefined
  error?: ReactNode
}

/** A day without a date: 'Tag 2' of a concept. */
export function DayNumberField({ first, value, onChange, min, ...input }: Props) {
  const from = min === undefined ? 1 : dayNumber(first, min)
  return (
    <NumberInput
      {...input}
      prefix="Tag "
      placeholder="Tag …"
      min={from}
      max={lastDay}
      allowDecimal={false}
      allowNegative={false}
      value={value === null ? '' : dayNumber(first, value)}
      onChange={(day) => {
        const isDay = typeof day === 'number' && day >= from && day <= lastDay
        onChange(isDay ? addDays(first, day - 1) : null)
      }}
    />
  )
}
