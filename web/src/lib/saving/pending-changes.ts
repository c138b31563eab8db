/** How a list looks once a change has arrived. Laid over one that has it already it must change nothing more. */
type Show<Item> = (items: Item[]) => Item[]

/**
 * Changes of a trip's list that the server has not confirmed yet. A colleague's save, or another one of one's own, has the
 * list asked for again meanwhile; without these the answer would show for a moment what stood there before, and a key
 * pressed in just that moment would go on from it (001 §7).
 */
export function createPendingChanges<Item>() {
  const shown = new Map<number, Map<string, Show<Item>>>()
  return {
    /**
     * @param key a later change under the same key takes the place of an earlier one
     * @returns call it when the server has answered, whatever it said
     */
    lay(orderId: number, key: string, show: Show<Item> | undefined): () => void {
      if (show === undefined) return () => undefined
      const changes = shown.get(orderId) ?? new Map<string, Show<Item>>()
      shown.set(orderId, changes)
      // The newest lies on top, also where it takes an earlier one's place.
      changes.delete(key)
      changes.set(key, show)
      return () => {
        if (changes.get(key) === show) changes.delete(key)
      }
    },
    over(orderId: number, items: readonly Item[]): Item[] {
      const changes = [...(shown.get(orderId)?.values() ?? [])]
      return changes.reduce<Item[]>((result, show) => show(result), [...items])
    },
  }
}
