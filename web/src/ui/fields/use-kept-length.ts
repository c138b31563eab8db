import { type CalendarDate, endMovedAlong } from '@reisewerk/domain/calendar-date.ts'
import { useRef } from 'react'

type Period = { readonly from: CalendarDate | null; readonly to: CalendarDate | null }

/**
 * For two fields of one period: while the beginning is being changed the end moves along where it would lie before it, measured by the
 * period as it was when the field was entered, for what is typed passes by days nobody means (HEAD-11).
 */
export function useKeptLength(period: Period) {
  const before = useRef(period)
  return {
    /** Goes to the field of the beginning. */
    onFocus: () => {
      before.current = period
    },
    /** @returns the end that belongs to a beginning */
    endFor: (from: CalendarDate | null): CalendarDate | null => {
      const { from: start, to } = before.current
      return from === null || to === null ? to : endMovedAlong({ from: start, to }, from)
    },
  }
}
