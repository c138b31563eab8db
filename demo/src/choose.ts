/** Choices that look random and are the same on every load: everything hangs on the text of the seed (FNV-1a). */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
  }
  // A final mix, or seeds that differ in the last letter only would choose neighbours.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** @returns one of the items, always the same for a seed @throws when there is none */
export function choose<Item>(seed: string, items: readonly Item[]): Item {
  const item = items[hashOf(seed) % items.length]
  if (item === undefined) throw new Error(`nothing to choose from for ${seed}`)
  return item
}

/** @returns a whole number from `least` to `most`, both included */
export function numberBetween(seed: string, least: number, most: number): number {
  return least + (hashOf(seed) % (most - least + 1))
}
