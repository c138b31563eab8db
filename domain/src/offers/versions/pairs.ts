/** What is the same thing in two versions, and what stands in one of them only. */
export type Pairs<T> = {
  readonly both: readonly { readonly after: T; readonly before: T }[]
  readonly added: readonly T[]
  readonly gone: readonly T[]
}

type IsSame<T> = (after: T, before: T) => boolean

/**
 * Pairs what belongs together: the surest sign first, then the next among what is left.
 * @param signs by what a thing is known again, from the surest to the vaguest
 */
export function pairsOf<T>(after: readonly T[], before: readonly T[], signs: readonly IsSame<T>[]): Pairs<T> {
  const found = new Map<T, T>()
  const left = new Set(before)
  for (const isSame of signs) {
    for (const one of after) {
      if (found.has(one)) continue
      const match = [...left].find((other) => isSame(one, other))
      if (match === undefined) continue
      found.set(one, match)
      left.delete(match)
    }
  }
  return {
    both: after.flatMap((one) => {
      const match = found.get(one)
      return match === undefined ? [] : [{ after: one, before: match }]
    }),
    added: after.filter((one) => !found.has(one)),
    gone: [...left],
  }
}
