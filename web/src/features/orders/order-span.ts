import { addDays, type CalendarDate, daysBetween, germanDayMonth } from '@reisewerk/domain/calendar-date.ts'

/** Part of the year a timeline shows; `end` is the first day behind it. */
export type Span = { from: CalendarDate; end: CalendarDate; ticks: readonly Tick[] }
type Tick = {
  date: CalendarDate
  label: string
  /** Stands behind the label: the year where one begins, the Monday of a week. */
  more: string | null
}
export type Scale = 'months' | 'weeks'

const monthNames = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.']
const shown = { months: 12, weeks: 13 } as const

export function spanAt(scale: Scale, date: CalendarDate): Span {
  const from = scale === 'months' ? firstOfMonth(date) : mondayOf(date)
  const end = stepped(scale, from, shown[scale])
  const ticks = Array.from({ length: shown[scale] }, (_, index) =>
    tickOf(scale, stepped(scale, from, index), index === 0),
  )
  return { from, end, ticks }
}

export function defaultStart(scale: Scale, today: CalendarDate): CalendarDate {
  return stepped(scale, scale === 'months' ? firstOfMonth(today) : mondayOf(today), -1)
}

/** @returns the first day of the month or week so many months or weeks later */
export function stepped(scale: Scale, from: CalendarDate, by: number): CalendarDate {
  return scale === 'months' ? plusMonths(from, by) : addDays(mondayOf(from), by * 7)
}

/** Share of the span that lies before a day: 0 at its begin, 1 at its end; outside it less or more. */
export function shareOf({ from, end }: Span, date: CalendarDate): number {
  return daysBetween(from, date) / daysBetween(from, end)
}

function tickOf(scale: Scale, date: CalendarDate, isFirst: boolean): Tick {
  if (scale === 'weeks') return { date, label: `KW ${weekOf(date)}`, more: germanDayMonth(date) }
  const month = Number(date.slice(5, 7))
  return { date, label: monthNames[month - 1] ?? '', more: isFirst || month === 1 ? date.slice(0, 4) : null }
}

function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01`
}

function plusMonths(date: CalendarDate, by: number): CalendarDate {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + by
  const year = String(Math.floor(months / 12)).padStart(4, '0')
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
}

function weekOf(monday: CalendarDate): number {
  const thursday = addDays(monday, 3)
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7)
}
