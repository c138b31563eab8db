import type { TripDay } from './days.ts'

/** How the days look once a change has arrived. Laid over days that have it already it must change nothing more. */
export type Show = (days: TripDay[]) => TripDay[]

/**
 * Changes of the day plan that the server has not confirmed yet. A colleague's save, or another one of one's own, has the
 * days asked for again meanwhile; without these the answer would show for a moment what stood there before, and a key
 * pressed in just that moment would go on from it (001 §7).
 */
function createChangesOnTheirWay() {
  const shown = new Map<number, Map<string, Show>>()
  return {
    /**
     * @param key a later change under the same key takes the place of an earlier one
     * @returns call it when the server has answered, whatever it said
     */
    lay(orderId: number, key: string, show: Show | undefined): () => void {
      if (show === undefined) return () => undefined
      const changes = shown.get(orderId) ?? new Map<string, Show>()
      shown.set(orderId, changes)
      // The newest lies on top, also where it takes an earlier one's place.
      changes.delete(key)
      changes.set(key, show)
      return () => {
        if (changes.get(key) === show) changes.delete(key)
      }
    },
    over(orderId: number, days: readonly TripDay[]): TripDay[] {
      const changes = [...(shown.get(orderId)?.values() ?? [])]
      return changes.reduce<TripDay[]>((result, show) => show(result), [...days])
    },
  }
}

export const changesOnTheirWay = createChangesOnTheirWay()
