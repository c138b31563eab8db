/** From a group of so many on, one guest travels free, in a double or a single room (002 §9). */
export type FreePlaceRule = { readonly numberOfPersons: number; readonly type: 'single' | 'double' }
export type FreePlaces = { readonly double: number; readonly single: number }

export const noFreePlaces: FreePlaces = { double: 0, single: 0 }

/**
 * Free places a group earns: a rule counts once the group reaches its size, and gives one place (002 §9).
 * @param rules any order @param pax guests of the basis, free ones included
 */
export function freePlaces(rules: readonly FreePlaceRule[], pax: number): FreePlaces {
  const earned = rules.filter(({ numberOfPersons }) => numberOfPersons <= pax)
  const single = earned.filter(({ type }) => type === 'single').length
  return { double: earned.length - single, single }
}

/** @returns who pays of so many guests; never fewer than nobody */
export function paying(guests: number, free: number): number {
  return Math.max(0, guests - free)
}
