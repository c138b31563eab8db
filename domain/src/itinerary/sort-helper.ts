import { type Refusal, refusal } from '../refusal.ts'
import type { ServiceKind } from '../service-kinds.ts'

/** How a day's order names a service: 'hotel-12' (001 §3). */
export function sortKey(kind: ServiceKind, id: number): string {
  return `${kind}-${id}`
}

/**
 * The order of a day's services as somebody arranged it. Services the list does not know yet, because a colleague has
 * just added them, keep their place at the end; none is ever lost.
 * @param asked keys in their new order @param own keys of the day's services in the order so far
 * @returns the complete order; a refusal for keys that are unknown, of another day, or named twice
 */
export function arrangedServices(asked: readonly string[], own: readonly string[]): string[] | Refusal {
  const stranger = asked.find((key) => !own.includes(key))
  if (stranger !== undefined) {
    return refusal('not_of_this_day', `'${stranger}' ist keine Leistung dieses Tages.`, 'sortHelper')
  }
  if (new Set(asked).size < asked.length) {
    return refusal('named_twice', 'Jede Leistung steht nur einmal in der Reihenfolge.', 'sortHelper')
  }
  return [...asked, ...own.filter((key) => !asked.includes(key))]
}

/**
 * The order of a day's services once one of them stands in front of another (DAY-04). The others keep their order, so that what
 * colleagues arrange at the same time stays.
 * @param own keys of the day's services in the order so far @param before null: at the end; its own key: where it stands
 * @returns a refusal for a service the day does not have
 */
export function placedBefore(own: readonly string[], key: string, before: string | null): string[] | Refusal {
  if (before === key && own.includes(key)) return [...own]
  const others = own.filter((other) => other !== key)
  const at = before === null ? others.length : others.indexOf(before)
  if (at === -1) return refusal('not_of_this_day', `'${before}' ist keine Leistung dieses Tages.`, 'before')
  return [...others.slice(0, at), key, ...others.slice(at)]
}

/**
 * The order of a day's services once some are copies of others: a copy stands right behind what it was copied from where that is
 * on the same day, else at the end (EASE-02).
 * @param own keys of the day's services, copies among them or not @param copies in the order in which they were asked for
 */
export function keysWithCopies(
  own: readonly string[],
  copies: readonly { readonly from: string; readonly to: string }[],
): string[] {
  const made = new Set(copies.map(({ to }) => to))
  return copies.reduce<string[]>(
    (keys, { from, to }) => {
      const at = keys.indexOf(from)
      return keys.toSpliced(at === -1 ? keys.length : at + 1, 0, to)
    },
    own.filter((key) => !made.has(key)),
  )
}
