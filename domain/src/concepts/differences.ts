/** Compares the services of a trip's day with those of a day concept (000 §2.5, §8). */

export type ComparedKind = 'ferry' | 'hotel' | 'airline' | 'train' | 'other' | 'route' | 'free'

/** A service as it is compared and shown: where it leads, in words. */
export type ComparedService = {
  readonly kind: ComparedKind
  /** What must be the same: 'Kiel – Oslo', 'Bergen', the text itself. */
  readonly content: string
}

export type DifferenceBadge = { readonly kind: ComparedKind; readonly badge: string; readonly title: string }

/** The badges in the order of the documents. Two are called F; their titles tell them apart (design §3). */
export const differenceBadges: readonly DifferenceBadge[] = [
  { kind: 'ferry', badge: 'F', title: 'Unterschiedliche Fährstrecken!' },
  { kind: 'hotel', badge: 'H', title: 'Unterschiedliche Hotelorte!' },
  { kind: 'airline', badge: 'A', title: 'Unterschiedliche Flugstrecken!' },
  { kind: 'train', badge: 'Z', title: 'Unterschiedliche Zugstrecken!' },
  { kind: 'other', badge: 'ZL', title: 'Unterschiedliche Zusatzleistungen!' },
  { kind: 'route', badge: 'R', title: 'Unterschiedliche Routenhighlights!' },
  { kind: 'free', badge: 'F', title: 'Unterschiedliche Freitexte!' },
]

/**
 * The badges of a row: one for each kind of which the day and the concept do not hold the same. How often something stands
 * there counts, its order does not, nor do case and spaces.
 * @param day services of the trip's day @param concept services of the chosen day concept
 */
export function conceptDifferences(
  day: readonly ComparedService[],
  concept: readonly ComparedService[],
): DifferenceBadge[] {
  return differenceBadges.filter(({ kind }) => contentsOf(day, kind) !== contentsOf(concept, kind))
}

function contentsOf(services: readonly ComparedService[], kind: ComparedKind): string {
  const contents = services
    .filter((service) => service.kind === kind)
    .map(({ content }) => content.trim().replace(/\s+/g, ' ').toLocaleLowerCase('de'))
  return JSON.stringify(contents.sort())
}
