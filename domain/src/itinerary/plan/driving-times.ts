import { addDays, type CalendarDate, daysBetween, germanDate, type LocalTime } from '../../calendar-date.ts'
import { clockIn, isTimed, minutesOfLasting } from '../clock-time.ts'
import type { Clash } from './clashes.ts'
import { isIncluded, type PlanDay, type PlannedService, type TripPlan } from './trip-plan.ts'

/** What a coach does in an hour on mixed roads; a plan knows kilometres, not hours. */
const kilometresPerHour = 65

/** Hours at the wheel of one driver (Regulation (EC) 561/2006, Art. 6). */
const wheel = { day: 9, longDay: 10, longDaysOfWeek: 2, week: 56, twoWeeks: 90 } as const
/** Hours of a driver's rest from day to day (Art. 8): alone, shorter a few times, and of two who share a coach. */
const rest = { full: 11, short: 9, shortTimes: 3 } as const
/** From the first hour to the last, so that a day of 24 hours keeps the shorter rest; with two it has 30. */
const longestDuty = { alone: 15, together: 21 } as const
/** Longer no single tour goes on without a weekly rest, not even abroad (Art. 8 (6a)). */
const daysWithoutWeeklyRest = 12

type DrivingDay = {
  readonly id: number
  readonly number: number
  readonly date: CalendarDate
  readonly kilometres: number
  readonly hours: number
}

/**
 * Where a plan asks more of its coach drivers than driving and rest times allow (DAY-10). Hours are estimated from the
 * kilometres of each day; rests are read from what has a time and needs the coach, and only of days on which it drives.
 * @param drivers of the trip; nobody named counts as one
 */
export function clashesOfDriving(plan: TripPlan, drivers: number): Clash[] {
  const crew = Math.max(1, drivers)
  const days = plan.flatMap(({ id, date, distanceKm }, index): DrivingDay[] =>
    distanceKm === null || distanceKm <= 0
      ? []
      : [{ id, number: index + 1, date, kilometres: distanceKm, hours: distanceKm / kilometresPerHour }],
  )
  return [
    ...atTheWheel(days, crew),
    ...overWeeks(days, crew),
    ...onDuty(plan, new Set(days.map(({ id }) => id)), crew),
    ...withoutWeeklyRest(days),
  ]
}

function atTheWheel(days: readonly DrivingDay[], crew: number): Clash[] {
  const tooLong = days.filter(({ hours }) => hours > wheel.longDay * crew)
  const long = days.filter(({ hours }) => hours > wheel.day * crew && hours <= wheel.longDay * crew)
  const often = weeksOf(long).filter(({ days: ofWeek }) => ofWeek.length > wheel.longDaysOfWeek)
  return [
    ...tooLong.map((day) => {
      const text = `Tag ${day.number}: ${day.kilometres} km sind rund ${told(day.hours)} Stunden am Steuer, erlaubt sind ${wheel.longDay * crew}. ${advice(crew)}`
      return clash('driving_time', text, day.id)
    }),
    ...often.map(({ monday, days: ofWeek }) => {
      const text = `In der Woche ab ${germanDate(monday)} dauern ${ofWeek.length} Fahrten länger als ${wheel.day * crew} Stunden, erlaubt sind ${wheel.longDaysOfWeek}. ${advice(crew)}`
      return clash('driving_time', text, ofWeek[0]?.id ?? null)
    }),
  ]
}

function overWeeks(days: readonly DrivingDay[], crew: number): Clash[] {
  const weeks = weeksOf(days).map((week) => ({ ...week, hours: week.days.reduce((sum, { hours }) => sum + hours, 0) }))
  return weeks.flatMap(({ monday, hours, days: [first] }, index): Clash[] => {
    const before = weeks[index - 1]
    const both = before !== undefined && daysBetween(before.monday, monday) === 7 ? before.hours + hours : hours
    const [sum, most, span] =
      hours > wheel.week * crew
        ? [hours, wheel.week * crew, `In der Woche ab ${germanDate(monday)}`]
        : [both, wheel.twoWeeks * crew, `In den zwei Wochen ab ${germanDate(addDays(monday, -7))}`]
    if (sum <= most) return []
    return [
      clash(
        'driving_time',
        `${span} sind es rund ${told(sum)} Stunden am Steuer, erlaubt sind ${most}. ${advice(crew)}`,
        first?.id ?? null,
      ),
    ]
  })
}

/** Weeks go from Monday to Sunday (Art. 4 (i)). */
function weeksOf(days: readonly DrivingDay[]): { monday: CalendarDate; days: DrivingDay[] }[] {
  const weeks = Map.groupBy(days, ({ date }) => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7)))
  return [...weeks].map(([monday, ofWeek]) => ({ monday, days: ofWeek }))
}

type Duty = { readonly id: number; readonly number: number; readonly from: LocalTime; readonly to: LocalTime }

function onDuty(plan: TripPlan, driving: ReadonlySet<number>, crew: number): Clash[] {
  const duties = dutiesOf(plan, driving)
  const aboard = nightsAboard(plan)
  const longest = crew > 1 ? longestDuty.together : longestDuty.alone
  const long = duties.flatMap(({ id, number, from, to }) => {
    const hours = hoursBetween(from, to)
    if (hours <= longest) return []
    const text = `Tag ${number}: Von ${clockIn(from)} bis ${clockIn(to)} Uhr ist der Bus ${told(hours)} Stunden im Einsatz, möglich sind ${longest}. ${advice(crew)}`
    return [clash('driver_rest', text, id)]
  })
  const rests = duties.slice(1).flatMap(({ id, number, from }, index) => {
    const before = duties[index]
    if (before === undefined || before.number !== number - 1 || aboard.has(before.number)) return []
    return [{ id, number, from, to: before.to, hours: hoursBetween(before.to, from) }]
  })
  const missing = rests.filter(({ hours }) => hours < rest.short)
  const short = rests.filter(({ hours }) => hours >= rest.short && hours < rest.full)
  const [, , , oneTooMany] = crew > 1 ? [] : short
  return [
    ...long,
    ...missing.map(({ id, number, from, to, hours }) => {
      const text = `Zwischen Tag ${number - 1} (bis ${clockIn(to)} Uhr) und Tag ${number} (ab ${clockIn(from)} Uhr) bleiben dem Fahrer ${told(hours)} Stunden Ruhe, mindestens sind es ${rest.short}.`
      return clash('driver_rest', text, id)
    }),
    ...(oneTooMany === undefined
      ? []
      : [
          clash(
            'driver_rest',
            `${short.length} Nächte lassen dem Fahrer weniger als ${rest.full} Stunden Ruhe, erlaubt sind ${rest.shortTimes}. ${advice(crew)}`,
            oneTooMany.id,
          ),
        ]),
  ]
}

/** Numbers of days that end on a ferry: what of the time in port and on board is rest (Art. 9), no plan tells. */
function nightsAboard(plan: TripPlan): ReadonlySet<number> {
  const departures = new Set(
    plan.flatMap(({ services }) =>
      services.flatMap((one) =>
        one.kind === 'ferry' && one.isNight && isIncluded(one) ? [one.startAt?.slice(0, 10)] : [],
      ),
    ),
  )
  return new Set(plan.flatMap(({ date }, index) => (departures.has(date) ? [index + 1] : [])))
}

/** From the first time of a day to its last, at what needs the coach. */
function dutiesOf(plan: TripPlan, driving: ReadonlySet<number>): Duty[] {
  const moments = plan
    .flatMap((day) => day.services.filter((service) => needsCoach(service, day)).flatMap(timesOf))
    .sort()
  const byDate = Map.groupBy(moments, (moment) => moment.slice(0, 10))
  return plan.flatMap(({ id, date }, index): Duty[] => {
    const [from, to] = [byDate.get(date)?.[0], byDate.get(date)?.at(-1)]
    return driving.has(id) && from !== undefined && to !== undefined ? [{ id, number: index + 1, from, to }] : []
  })
}

/** To a ship, along a route, to a place: not to what is in the house or has no place, nor where the group flies or takes a train. */
function needsCoach(service: PlannedService, { services }: PlanDay): boolean {
  if (!isIncluded(service)) return false
  if (service.kind === 'ferry' || service.kind === 'route') return true
  if (service.kind !== 'other') return false
  const { place } = service
  return place !== null && !services.some((other) => other.kind === 'hotel' && other.place?.name === place.name)
}

function timesOf(service: PlannedService): LocalTime[] {
  return service.kind === 'hotel' ? [] : [service.startAt, service.endAt].filter(isTimed)
}

function withoutWeeklyRest(days: readonly DrivingDay[]): Clash[] {
  let row = 0
  return days.flatMap((day, index): Clash[] => {
    const before = days[index - 1]
    row = before !== undefined && before.number === day.number - 1 ? row + 1 : 1
    if (row !== daysWithoutWeeklyRest + 1) return []
    const text = `Bis Tag ${day.number} fährt der Bus ${row} Tage ohne einen freien Tag; spätestens nach ${daysWithoutWeeklyRest} braucht der Fahrer seine wöchentliche Ruhezeit.`
    return [clash('driver_rest', text, day.id)]
  })
}

const hoursBetween = (from: LocalTime, to: LocalTime) => (minutesOfLasting(from, to) ?? 0) / 60

const advice = (crew: number) =>
  crew > 1 ? 'Teile die Fahrt anders auf.' : 'Plane einen zweiten Fahrer ein oder teile die Fahrt anders auf.'

const told = (hours: number) => hours.toLocaleString('de-DE', { maximumFractionDigits: 1 })

function clash(kind: 'driving_time' | 'driver_rest', text: string, dayId: number | null): Clash {
  return { kind, text, dayId }
}
