import {
  addDays,
  type CalendarDate,
  daysBetween,
  daysOfPeriod,
  germanDate,
  germanDayMonth,
} from '../../calendar-date.ts'
import { isTimed } from '../clock-time.ts'
import type { Clash } from './clashes.ts'
import { nameOf } from './spans.ts'
import { includedHotels, isIncluded, isSold, type PlanDay, type PlannedPassage, type TripPlan } from './trip-plan.ts'

type Period = { readonly startAt: CalendarDate; readonly endAt: CalendarDate }

/**
 * Nights of a trip in which the group sleeps nowhere (TRUE-08): neither in a house nor under way. What comes before the first night
 * with a bed is not told, for a coach may drive through it; nor what comes after the last one, as long as most nights of the plan
 * are open: it has just begun (decision 118).
 */
export function clashesOfNights(plan: TripPlan, { endAt }: Period): Clash[] {
  const covered = new Set(plan.flatMap(nightsOf))
  const [first, last] = [[...covered].sort()[0], [...covered].sort().at(-1)]
  if (first === undefined || last === undefined) return []
  const between = daysOfPeriod(first, last).filter((night) => !covered.has(night))
  const lastNight = addDays(endAt, -1)
  const after = last < lastNight ? daysOfPeriod(addDays(last, 1), lastNight) : []
  const open = after.length < covered.size ? [...between, ...after] : between
  return runsOf(open).map(([from, to]) => {
    const morning = addDays(to, 1)
    const text =
      from === to
        ? `In der Nacht vom ${spanned(from, morning, 'auf den')} hat die Gruppe kein Bett.`
        : `In den Nächten vom ${spanned(from, morning, 'bis zum')} hat die Gruppe kein Bett.`
    const longer = stayUntil(plan, from)
    const told = { kind: 'no_bed', text, dayId: dayOn(plan, from) } as const
    if (longer === null) return told
    const nights = daysBetween(from, morning)
    return { ...told, longer: { ...longer, nights, endAt: from, longerUntil: morning } }
  })
}

/** The house in which the group has slept until that day: there it could stay longer. */
function stayUntil(plan: TripPlan, date: CalendarDate): { service: number; name: string } | null {
  const stays = plan.flatMap((day) => includedHotels(day).filter(({ nights }) => addDays(day.date, nights) === date))
  const [stay] = stays.flatMap(({ id, name }) => (id === undefined || name === null ? [] : [{ service: id, name }]))
  return stay ?? null
}

/** What is booked beyond the last day of its trip (TRUE-08): the trip was made shorter, or somebody counted one night too many. */
export function clashesBeyondEnd(plan: TripPlan, { endAt }: Period): Clash[] {
  const told = (dayId: number, what: string, until: CalendarDate): Clash[] =>
    until <= endAt
      ? []
      : [
          {
            kind: 'beyond_end',
            text: `${what} bis zum ${germanDate(until)}; die Reise endet am ${germanDate(endAt)}.`,
            dayId,
          },
        ]
  return plan.flatMap((day) =>
    day.services
      .filter(isSold)
      .filter(isIncluded)
      .flatMap((service) =>
        service.kind === 'hotel'
          ? told(day.id, `${service.name ?? 'Das Hotel'} ist belegt`, addDays(day.date, service.nights))
          : told(day.id, `${nameOf(service)} geht`, service.endAt?.slice(0, 10) ?? day.date),
      ),
  )
}

/** Dates of a trip without a day in its plan (TRUE-08); of a plan without any day there is nothing to say yet. */
export function clashesOfDates(plan: TripPlan, trip: Period): Clash[] {
  if (plan.length === 0) return []
  const planned = new Set(plan.map(({ date }) => date))
  const open = daysOfPeriod(trip.startAt, trip.endAt).filter((date) => !planned.has(date))
  return runsOf(open).map(([from, to]) => {
    const dates =
      from === to
        ? `Für den ${germanDayMonth(from)}`
        : to === addDays(from, 1)
          ? `Für den ${spanned(from, to, 'und')}`
          : `Vom ${spanned(from, to, 'bis zum')}`
    return { kind: 'no_day', text: `${dates} gibt es keinen Tag im Reiseverlauf.`, dayId: null }
  })
}

/** The evenings of the nights that begin with a day of the plan. */
function nightsOf(day: PlanDay): CalendarDate[] {
  const inHouses = includedHotels(day).flatMap(({ nights }) => daysOfPeriod(day.date, addDays(day.date, nights - 1)))
  const passages = day.services.filter(isSold).filter((service) => service.kind !== 'hotel' && service.kind !== 'other')
  return [...inHouses, ...passages.filter(isIncluded).flatMap((passage) => nightsUnderWay(passage, day.date))]
}

/** A night passage that leaves and lands on one date has no times yet, or leaves after midnight: then it is the night before. */
function nightsUnderWay(passage: PlannedPassage, date: CalendarDate): CalendarDate[] {
  const { startAt, endAt } = passage
  const from = startAt?.slice(0, 10) ?? date
  const to = endAt?.slice(0, 10) ?? from
  if (to > from) return daysOfPeriod(from, addDays(to, -1))
  if (passage.kind === 'airline' || !passage.isNight) return []
  return [isTimed(startAt) && startAt.slice(11) < earliestMorning ? addDays(from, -1) : from]
}

const earliestMorning = '06:00:00'

/** @param dates ascending @returns first and last of dates that follow on one another */
function runsOf(dates: readonly CalendarDate[]): [CalendarDate, CalendarDate][] {
  const runs: [CalendarDate, CalendarDate][] = []
  for (const date of dates) {
    const run = runs.at(-1)
    if (run !== undefined && addDays(run[1], 1) === date) run[1] = date
    else runs.push([date, date])
  }
  return runs
}

/** @returns '20. bis zum 23.07.', '30.07. bis zum 02.08.' */
function spanned(from: CalendarDate, to: CalendarDate, word: 'auf den' | 'bis zum' | 'und'): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? germanDate(from).slice(0, 3) : germanDayMonth(from)} ${word} ${germanDayMonth(to)}`
}

function dayOn(plan: TripPlan, date: CalendarDate): number | null {
  return plan.find((day) => day.date === date)?.id ?? null
}
