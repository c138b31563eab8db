import { addDays, type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'

/** Trips nearer than this stay near their very day, because their status hangs on it. */
const nearDays = 35
/** From so many days on a trip is not near its departure any more. */
const soonDays = 31

/** When a route may start: its season as months, both included, and its weekday, 0 Sunday. */
export interface StartRule {
  season?: readonly [number, number] | undefined
  weekday?: number | undefined
  days: readonly unknown[]
}

/**
 * The day a trip starts: so many days from today, moved into the season of its route and to its weekday. A past trip
 * stays past and a future one ahead by more than a month.
 * @param offset days from today, negative in the past
 * @param spread days by which trips moved to the edge of a season are kept apart
 */
export function startOf(today: CalendarDate, offset: number, spread: number, rule: StartRule): CalendarDate {
  const wanted = addDays(today, offset)
  if (Math.abs(offset) < nearDays) return nearestWeekday(today, wanted, rule)
  const inSeason = rule.season === undefined ? wanted : nearestInSeason(today, wanted, spread, rule.season)
  return toWeekday(inSeason, rule.weekday, inSeason < today ? -1 : 1)
}

/** A near trip keeps where it stands – over, under way, about to leave, some weeks ahead – and is moved to its weekday where that lets it. */
function nearestWeekday(today: CalendarDate, wanted: CalendarDate, { weekday, days }: StartRule): CalendarDate {
  const standsAt = (start: CalendarDate) => {
    if (addDays(start, days.length - 1) < today) return 'over'
    if (start <= today) return 'under way'
    return daysBetween(today, start) < soonDays ? 'soon' : 'ahead'
  }
  const shifts = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]
  const candidates = shifts.map((shift) => addDays(wanted, shift))
  return (
    candidates.find((date) => toWeekday(date, weekday, 1) === date && standsAt(date) === standsAt(wanted)) ?? wanted
  )
}

function nearestInSeason(
  today: CalendarDate,
  wanted: CalendarDate,
  spread: number,
  [first, last]: readonly [number, number],
): CalendarDate {
  const month = Number(wanted.slice(5, 7))
  if (month >= first && month <= last) return wanted
  const year = Number(wanted.slice(0, 4))
  const openings = [year, year + 1].map((each) => addDays(dayOf(each, first), spread))
  const closings = [year - 1, year].map((each) => addDays(dayOf(each, last + 1), -20 - spread))
  const isPast = wanted < today
  const possible = [...openings, ...closings].filter((date) =>
    isPast ? date < addDays(today, -nearDays) : date > addDays(today, nearDays),
  )
  const byDistance = (a: CalendarDate, b: CalendarDate) =>
    Math.abs(daysBetween(wanted, a)) - Math.abs(daysBetween(wanted, b))
  return possible.sort(byDistance)[0] ?? wanted
}

/** @param month 13 is January of the next year */
function dayOf(year: number, month: number): CalendarDate {
  return month === 13 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`
}

function toWeekday(date: CalendarDate, weekday: number | undefined, step: 1 | -1): CalendarDate {
  if (weekday === undefined) return date
  const away = (((weekday - new Date(`${date}T00:00:00Z`).getUTCDay()) * step + 7) % 7) * step
  return addDays(date, away)
}
