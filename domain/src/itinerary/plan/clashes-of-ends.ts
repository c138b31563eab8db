import { greatCircleKilometres } from '../../geography/great-circle.ts'
import type { Clash } from './clashes.ts'
import { coachDeparture } from './coach-departure.ts'
import { placeNamedAt } from './named-places.ts'
import {
  isIncluded,
  isSold,
  type PlanDay,
  type PlannedPassage,
  type PlanPlace,
  stopsOfPlan,
  type TripPlan,
} from './trip-plan.ts'

/** Airports and stations of one town lie no farther apart. */
const sameTownKilometres = 60

/**
 * A journey that does not end where it began without a word of it (TRUE-08): by air or rail it comes back to somewhere else, it
 * flies out and nothing in its plan brings it back, or its coach leaves from a town that its plan names and the group is left
 * somewhere else. Its last day says so by naming where it began or that it goes home. Of a coach of which nobody says from where it
 * leaves nothing is known: it drives home by itself.
 * @param places those that the days are named by and of which departures speak (`namesOfDays`, `namesOfDepartures`)
 */
export function clashesOfEnds(plan: TripPlan, places: readonly PlanPlace[] = []): Clash[] {
  const [first, last] = [plan[0], plan.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  const [out, back] = [carriedIn(first)[0], carriedIn(last).at(-1)]
  if (out === undefined) return noDriveBack(plan, first, last, places)
  return back === undefined ? noWayBack(plan, first, last) : otherEnd(out.from, last, back.to)
}

function otherEnd(away: PlanPlace | null, last: PlanDay, back: PlanPlace | null): Clash[] {
  if (away === null || back === null || isSameTown(away, back) || tellsOf(last, townOf(away))) return []
  const text = `Die Reise beginnt in ${townOf(away)} und endet in ${townOf(back)}; am letzten Tag steht davon nichts.`
  return [{ kind: 'other_end', text, dayId: last.id }]
}

/** Its coach leaves from a town, and no coach, kilometres or words of its last day bring it back from where it is then. */
function noDriveBack(plan: TripPlan, first: PlanDay, last: PlanDay, places: readonly PlanPlace[]): Clash[] {
  const away = coachDeparture(first, places)
  const end = endOf(plan, last, places)
  if (away === null || end === null) return []
  const isTold = homeward.test(textsOf(last).join(' ')) || drivesFrom(last, end, away)
  if (isTold || plan.some((day) => hasCoachOn(day, last))) return []
  return otherEnd(away, last, end)
}

/** Where the group is when its last day ends: as the day is named by hand, else its last stop; null while nobody knows. */
function endOf(plan: TripPlan, last: PlanDay, places: readonly PlanPlace[]): PlanPlace | null {
  const back = carriedIn(last).at(-1)
  if (back !== undefined) return back.to
  return placeNamedAt(last, 'end', places) ?? stopsOfPlan(plan).at(-1)?.at(-1) ?? null
}

/** Whether somebody has entered the kilometres of the way back: no road is shorter than the bird's. */
function drivesFrom({ distanceKm, distanceIsCalculated }: PlanDay, end: PlanPlace, away: PlanPlace): boolean {
  return !distanceIsCalculated && (distanceKm ?? 0) >= greatCircleKilometres(end, away)
}

/** It flies out, and neither flight, train, ferry nor coach comes home. A plan that has just begun, with nothing after its first day, is no such journey yet. */
function noWayBack(plan: TripPlan, first: PlanDay, last: PlanDay): Clash[] {
  const [flight] = first.services.filter((service) => service.kind === 'airline').filter(isIncluded)
  const away = flight?.from ?? null
  const later = plan.slice(1)
  if (flight === undefined || away === null || later.every(({ services }) => services.length === 0)) return []
  if (passagesOf(plan).some((one) => one !== flight && bringsHome(one, flight, away))) return []
  if (plan.some((day) => hasCoachOn(day, last)) || homeward.test(textsOf(last).join(' '))) return []
  if (tellsOf(last, townOf(away))) return []
  const out = [townOf(away), ...(flight.to === null ? [] : [townOf(flight.to)])].join(' – ')
  const text = `Die Reise beginnt mit dem Flug ${out}; von einer Rückreise nach ${townOf(away)} steht nichts im Reiseverlauf.`
  return [{ kind: 'other_end', text, dayId: last.id }]
}

/** @returns whether a passage ends where the journey began, nearer to it than to where it flew, or nobody knows yet where */
function bringsHome(one: PlannedPassage, flight: PlannedPassage, away: PlanPlace): boolean {
  // The second leg of the way out is no way back, wherever it lands.
  if (one.to === null) return one.from === null || !isSameTown(one.from, flight.to ?? away)
  if (isSameTown(one.to, away)) return true
  return flight.to !== null && greatCircleKilometres(one.to, away) < greatCircleKilometres(one.to, flight.to)
}

/** A coach of the last day, or one that goes along for days until then. */
function hasCoachOn(day: PlanDay, last: PlanDay): boolean {
  return day.services
    .filter((service) => service.kind === 'other')
    .filter(isIncluded)
    .some(({ title, endAt }) => /bus|coach|autocar/i.test(title) && (day === last || (endAt ?? '') >= last.date))
}

const homeward = /(rück|heim)(reise|flug|fahrt|weg)|nach hause|ende der reise|reise endet/i

function carriedIn({ services }: PlanDay): PlannedPassage[] {
  return services.filter((service) => service.kind === 'airline' || service.kind === 'train').filter(isIncluded)
}

function passagesOf(plan: TripPlan): PlannedPassage[] {
  return plan.flatMap(({ services }) =>
    services
      .filter(isSold)
      .filter((service) => service.kind !== 'hotel' && service.kind !== 'other')
      .filter(isIncluded),
  )
}

function isSameTown(one: PlanPlace, other: PlanPlace): boolean {
  return townOf(one) === townOf(other) || greatCircleKilometres(one, other) <= sameTownKilometres
}

const townOf = ({ name, town }: PlanPlace) => town ?? name

function tellsOf(day: PlanDay, town: string): boolean {
  return textsOf(day).some((text) => text.toLowerCase().includes(town.toLowerCase()))
}

function textsOf({ name, isAutomaticName, subtitles, services }: PlanDay): string[] {
  const said = services.map((service) => ('text' in service ? service.text : 'title' in service ? service.title : ''))
  return [...(isAutomaticName ? [] : [name]), ...subtitles, ...said]
}
