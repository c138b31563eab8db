import type { PlannedService, PlanPlace, TripPlan } from './trip-plan.ts'

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

function partsOf(name: string): string[] {
  const parts = name.split(/\s+[–-]\s+/).map((part) => part.trim())
  return [...new Set(parts)].filter((part) => part !== '')
}

/** As a word of its own: 'Rom' is not in 'Romantik'. */
function isNamedIn(text: string, name: string): boolean {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(text)
}
