import { onlyPlaceNamed, placeNamedAt } from './named-places.ts'
import { isIncluded, type PlanDay, type PlanPlace, type Remark, type TripPlan } from './trip-plan.ts'

/**
 * From where the coach of a trip leaves (TRUE-08), as its first day says: by the name somebody gave it ('Hamburg – Passau – Wien'), by its
 * coach, or by a departure ('Abfahrt am ZOB Hamburg').
 * @param places by the names of its days and departures
 * @returns null where nobody has said it
 */
export function coachDeparture(first: PlanDay, places: readonly PlanPlace[]): PlanPlace | null {
  return placeNamedAt(first, 'begin', places) ?? placeOfCoach(first) ?? placeOfDeparture(first, places)
}

/** Words of departures on the first day of a plan that may be towns. */
export function namesOfDepartures(plan: TripPlan): string[] {
  const [first] = plan
  return first === undefined ? [] : [...new Set(departuresOf(first).flatMap(({ text }) => namesIn(text)))]
}

/** A transfer or a tour of the town is no coach from home. */
function placeOfCoach({ services }: PlanDay): PlanPlace | null {
  const coaches = services.filter((service) => service.kind === 'other').filter(isIncluded)
  return coaches.find(({ title }) => /^(reise|fern)?bus\b|^coach\b|^autocar\b/i.test(title))?.place ?? null
}

function placeOfDeparture(first: PlanDay, places: readonly PlanPlace[]): PlanPlace | null {
  for (const { place, text } of departuresOf(first)) {
    const towns = namesIn(text).flatMap((name) => onlyPlaceNamed(name, places) ?? [])
    const told = place ?? towns[0]
    if (told !== undefined) return told
  }
  return null
}

function departuresOf({ services }: PlanDay): Remark[] {
  return services.flatMap((service) =>
    'text' in service && isIncluded(service) && /abfahrt|treffpunkt|zustieg/i.test(service.text) ? [service] : [],
  )
}

/** Capitalised words of its first line, and two that follow on one another: 'Bad Bevensen'. */
function namesIn(text: string): string[] {
  const words = (text.split('\n', 1)[0] ?? '').match(/\p{Lu}[\p{L}’'-]*/gu) ?? []
  return words.flatMap((word, index) => [`${word} ${words[index + 1] ?? ''}`.trim(), word])
}
