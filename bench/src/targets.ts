/** A figure beside its target (design §6). */
export type Figure = {
  readonly section: string
  readonly name: string
  readonly value: number
  readonly unit: 'ratio' | 'ms' | 's' | 'KB' | 'per second'
  readonly target: Target | null
  /** What the figure was made of: medians, noise. */
  readonly detail: string
}
export type Target = { readonly atMost: number } | { readonly atLeast: number }
export type Verdict = 'ok' | 'too slow' | ''

/** HTTP over the same SQL run bare. */
export const overSql = {
  list: { atMost: 2 },
  dashboard: { atMost: 2 },
  long: { atMost: 2 },
  calculation: { atMost: 2 },
  search: { atMost: 1.5 },
  save: { atMost: 2.5 },
  /** Of the slowest twentieth: whoever opens a trip waits for the last of its answers. */
  mask: { atMost: 2 },
  openItems: { atMost: 2 },
} as const
/** HTTP over the best SQL anybody would write by hand for the same screen, run bare. */
export const overHand: Readonly<Record<string, Target>> = {
  list: { atMost: 1.8 },
  search: { atMost: 1.8 },
  dashboard: { atMost: 1.8 },
  mask: { atMost: 1.8 },
  long: { atMost: 1.8 },
  save: { atMost: 2.5 },
}
/** What 32 clients get from the app, of what a bare Fastify route over SQL by hand serves. */
export const mixedOfHand: Target = { atLeast: 0.5 }
export const p99OfMedian: Target = { atMost: 4 }
/** Whatever the list of trips is sorted by, filtered by or searched for, beside the list as it opens. */
export const ofDefaultList: Target = { atMost: 5 }
/** What 32 clients get from the app, of what a bare Fastify route over the same SQL serves. */
export const mixedOfFastify: Target = { atLeast: 0.75 }
export const listAtTenfold: Target = { atMost: 1.3 }
export const offerSeconds: Target = { atMost: 0.2 }
export const papersSeconds: Target = { atMost: 2 }
export const firstScreenKilobytes: Target = { atMost: 260 }
export const cellPaintMilliseconds: Target = { atMost: 50 }
export const rowCrossedMilliseconds: Target = { atMost: 50 }
/** A trip's page on a processor a fourth as fast, from a cache that has the app's files. */
export const usableSeconds: Target = { atMost: 0.5 }
/** What a tab holds after fifty trips, of what it held after ten. */
export const keptOfTab: Target = { atMost: 1.1 }
export const recomputedMilliseconds: Target = { atMost: 5 }

export function verdictOf({ value, target }: Pick<Figure, 'value' | 'target'>): Verdict {
  if (target === null) return ''
  const met = 'atMost' in target ? value <= target.atMost : value >= target.atLeast
  return met ? 'ok' : 'too slow'
}
