import type { FreePlaces } from './free-places.ts'
import type { Basis, Contingent, Group } from './group.ts'
import type { PriceRow, TierRow } from './price-row.ts'
import type { SingleShare, tierInForce } from './tiers.ts'

/** Where a line stands on the page. */
export const sections = {
  package: { label: 'Paketpreise' },
  supplements: { label: 'Zuschläge' },
  services: { label: 'Zusatzbuchungen' },
  items: { label: 'Preise der Anfragen' },
  extras: { label: 'Extras und Rabatte' },
} as const
export type Section = keyof typeof sections

/** @returns the section in which a row stands */
export function sectionOf({ priceType }: Pick<PriceRow, 'priceType'>): Section {
  if (priceType === 'double' || priceType === 'single') return 'package'
  if (priceType === 'extra') return 'extras'
  if (priceType === 'item') return 'items'
  return priceType.startsWith('additional') ? 'services' : 'supplements'
}

/** So many at a price: 'EZ', 3 × 415,00. */
export type Part = {
  readonly name: string
  readonly quantity: number
  readonly unitCents: number
  readonly cents: number
}

/** A row with what it comes to. */
export type Line = {
  readonly key: string
  readonly priceType: PriceRow['priceType']
  readonly section: Section
  /** 'Doppelzimmer Standard ab 25 Pax' */
  readonly name: string
  /** Hidden rows count 0 and stand on no paper for the client. */
  readonly isShown: boolean
  readonly quantity: number
  /** What the amount is made of; a plain row has one part, a service in single and double rooms two. */
  readonly parts: readonly Part[]
  readonly cents: number
  /** Why the line comes to nothing, null when it does not. */
  readonly reason: string | null
}

/** What of a row is counted, before hidden and foreign prices are told apart. */
export type Counted = {
  readonly parts: readonly Omit<Part, 'cents'>[]
  readonly reason?: string | undefined
}

/** What all rows of a calculation are counted by. */
export type Count = {
  readonly basis: Basis
  readonly supplementPrices: boolean
  readonly contingent: Contingent
  readonly group: Group
  readonly free: FreePlaces
  readonly inForce: ReturnType<typeof tierInForce<TierRow>>
  /** Guests in single rooms by the key of their tier. */
  readonly singles: ReadonlyMap<string, SingleShare>
}
