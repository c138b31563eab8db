import { greatCircleKilometres } from '../../geography/great-circle.ts'
import type { Clash } from './clashes.ts'
import { isIncluded, isSold, type PlanDay, type PlannedPassage, type PlanPlace, type TripPlan } from './trip-plan.ts'

/** Airports and stations of one town lie no farther apart. */
const sameTownKilometres = 60

/**
 * A journey that does not end where it began without a word of it (TRUE-08): by air or rail it comes back to somewhere else, or it
 * flies out and nothing in its plan brings it back. Its last day says so by naming where it began or that it goes home. A bus
 * has no beginning in the plan and drives home by itself: it is never warned of.
 */
export function clashesOfEnds(plan: TripPlan): Clash[] {
  const [first, last] = [plan[0], plan.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  const back = carriedIn(last).at(-1)
  return back === undefined ? noWayBack(plan, first, last) : otherEnd(first, last, back.to)
}

function otherEnd(first: PlanDay, last: PlanDay, back: PlanPlace | null): Clash[] {
  const away = carriedIn(first)[0]?.from ?? null
  if (away === null || back === null || isSameTown(away, back) || tellsOf(last, townOf(away))) return []
  const text = `Die Reise beginnt in ${townOf(away)} und endet in ${townOf(back)}; am letzten Tag steht davon nichts.`
  return [{ kind: 'other_end', text, dayId: last.id }]
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

const homeward = /(rück|heim)(reise|flug|fahrt)|nach hause/i

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
