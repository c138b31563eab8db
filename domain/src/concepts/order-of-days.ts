import { type Refusal, refusal } from '../refusal.ts'
import { idOfLink } from '../wire.ts'

/**
 * Puts the days of an order concept in the order that `orderOfDays` names.
 * @param days with the links by which each may be named: of the day concept, or of the trip's day it is made from
 * @param asked links or ids of all days, each as often as it stands among the days; empty leaves the order as it is
 */
export function inOrderOfDays<
  Day extends { readonly dayConcept?: number | null | undefined; readonly day?: number | null | undefined },
>(days: readonly Day[], asked: readonly (string | number)[]): Day[] | Refusal {
  if (asked.length === 0) return [...days]
  const left = [...days]
  const arranged: Day[] = []
  for (const name of asked) {
    const index = left.findIndex((day) => isNamed(day, name))
    const [found] = index < 0 ? [] : left.splice(index, 1)
    if (found === undefined) return refusal('not_a_day', `'${name}' ist kein Tag dieses Konzepts.`, 'orderOfDays')
    arranged.push(found)
  }
  return [...arranged, ...left]
}

function isNamed(
  { dayConcept, day }: { readonly dayConcept?: number | null | undefined; readonly day?: number | null | undefined },
  name: string | number,
): boolean {
  if (typeof name === 'number' || /^\d{1,15}$/.test(name)) return Number(name) === (dayConcept ?? day)
  return (
    (dayConcept != null && idOfLink(name, 'day_concepts') === dayConcept) ||
    (day != null && idOfLink(name, 'days') === day)
  )
}
