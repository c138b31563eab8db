import { type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { createContext, useContext } from 'react'
import { dayMonth } from './format.ts'

/**
 * The day of a concept has no date: it stands on a shelf, and what counts is the time from it (docs/decisions/016). Below
 * this provider days are counted, 'Tag 2' in place of '02.01.', in what is shown and in what is typed.
 */
const FirstDayContext = createContext<CalendarDate | null>(null)
export const DaysCountedFrom = FirstDayContext.Provider

/** The day that counts as the first; null where days have dates. */
export function useFirstDay(): CalendarDate | null {
  return useContext(FirstDayContext)
}

export function dayNumber(first: CalendarDate, date: CalendarDate): number {
  return daysBetween(first, date) + 1
}

type Span = { readonly startAt: string | null; readonly endAt: string | null }

/** From when to when: '14.05.–15.05.', in a concept 'Tag 1–2'. */
export function useSpanWords(): (span: Span) => string {
  const first = useFirstDay()
  return (span) => spanWords(span, first)
}

export function spanWords({ startAt, endAt }: Span, first: CalendarDate | null): string {
  const word = (wire: string | null) => {
    if (first === null) return dayMonth(wire)
    const date = wire === null ? null : dateOfWire(wire)
    return date === null ? '' : String(dayNumber(first, date))
  }
  const [from, to] = [word(startAt), word(endAt)]
  const span = to === '' || to === from ? from : `${from}–${to}`
  return first === null || span === '' ? span : `Tag ${span}`
}
