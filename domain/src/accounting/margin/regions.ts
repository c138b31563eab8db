import { isInUnion } from '../../geography/union.ts'

/** Where what is bought in is supplied: the margin on it is taxed in the EU, and free of tax in a third country (§ 25 Abs. 2 UStG). */
export const regions = {
  eu: { label: 'EU' },
  third: { label: 'Drittland' },
  // Taxed like the EU until somebody has looked.
  unclear: { label: 'Ungeklärt' },
} as const
export type Region = keyof typeof regions

/** What of a service tells where it is supplied. */
export type ServicePlace = {
  readonly kind: string
  /** Codes of two letters: of a stay its own, of a passage where it begins and ends; those that nobody knows are missing. */
  readonly countries: readonly string[]
}

/**
 * Where a service is supplied. A flight is so as a whole in a third country as soon as it begins or ends in one (Abschn. 25.2 Abs. 4
 * UStAE); other passages between the EU and a third country are parted by their way, which nobody knows here.
 */
export function regionOf({ kind, countries }: ServicePlace): Region {
  if (countries.length === 0) return 'unclear'
  const outside = countries.filter((country) => !isInUnion(country)).length
  if (outside === 0) return 'eu'
  return outside === countries.length || kind === 'airline' ? 'third' : 'unclear'
}
