/** For which trips a set is kept; what it does not say it does not ask. */
export type SetAim = {
  readonly name: string
  readonly category: string | null
  readonly minDays: number | null
  readonly maxDays: number | null
  readonly destination: string | null
}
export type AimedTrip = { readonly category: string; readonly days: number; readonly destinations: readonly string[] }

/**
 * How well a set is aimed at a trip: the number of things it says that are true of it.
 * @returns null when one of them is not
 */
function fitOf({ category, minDays, maxDays, destination }: SetAim, trip: AimedTrip): number | null {
  const said = [
    category === null ? null : category === trip.category,
    minDays === null ? null : trip.days >= minDays,
    maxDays === null ? null : trip.days <= maxDays,
    destination === null ? null : trip.destinations.includes(destination),
  ].filter((is) => is !== null)
  return said.every((is) => is) ? said.length : null
}

/** Those aimed best at a trip first, those aimed elsewhere last; alike ones by name. */
export function byFit<Aimed extends SetAim>(sets: readonly Aimed[], trip: AimedTrip): Aimed[] {
  const rank = (set: Aimed) => fitOf(set, trip) ?? -1
  return [...sets].sort((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name, 'de'))
}
