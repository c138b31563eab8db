import type { PlanDay, PlannedService, PlanPlace, TripPlan } from './trip-plan.ts'

/** The towns by which the days of a plan are named: 'Assisi – Orvieto – Rom'. */
export function namesOfDays(plan: TripPlan): string[] {
  return [...new Set(plan.flatMap(({ name }) => partsOf(name)))]
}

/**
 * The plan with its free texts where they say they are (TRUE-08): a free text has no place of its own, but 'Dom Orvieto' on a day
 * 'Assisi – Orvieto – Rom' is in Orvieto. A text that names two towns of its day tells of a way and stays without one.
 * @param places by those names; of two with one name nobody knows which
 */
export function withNamedPlaces(plan: TripPlan, places: readonly PlanPlace[]): TripPlan {
  const known = Map.groupBy(places, ({ name }) => name)
  return plan.map((day) => {
    const towns = partsOf(day.name)
    const placed = (service: PlannedService): PlannedService => {
      if (service.kind !== 'free' || service.place !== null) return service
      const [town, ...more] = towns.filter((name) => isNamedIn(service.text, name))
      const [place, ...others] = (town !== undefined && more.length === 0 && known.get(town)) || []
      return place === undefined || others.length > 0 ? service : { ...service, place }
    }
    return { ...day, services: day.services.map(placed) }
  })
}

/**
 * The town by which a day is named first or last: 'Hamburg – Passau – Wien'. What was named by the program it has from the stops, which
 * are no departures.
 * @param places by those names; of two with one name nobody knows which
 * @returns null where it is no known town, and of a single name at its beginning: that is where the day is spent
 */
export function placeNamedAt(day: PlanDay, which: 'begin' | 'end', places: readonly PlanPlace[]): PlanPlace | null {
  const parts = day.isAutomaticName ? [] : partsOf(day.name)
  if (which === 'begin' && parts.length < 2) return null
  return onlyPlaceNamed(which === 'begin' ? parts[0] : parts.at(-1), places)
}

/** @returns null where none is called so, or more than one */
export function onlyPlaceNamed(name: string | undefined, places: readonly PlanPlace[]): PlanPlace | null {
  const [place, ...others] = places.filter((each) => each.name === name)
  return place === undefined || others.length > 0 ? null : place
}

function partsOf(name: string): string[] {
  const parts = name.split(/\s+[–-]\s+/).map((part) => part.trim())
  return [...new Set(parts)].filter((part) => part !== '')
}

/** As a word of its own: 'Rom' is not in 'Romantik'. */
function isNamedIn(text: string, name: string): boolean {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(text)
}
