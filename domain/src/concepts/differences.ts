import { type ServiceKind, serviceKindKeys, serviceKinds } from '../service-kinds.ts'

/** Compares the services of a trip's day with those of a day concept (000 §2.5, §8). */

/** A service as it is compared and shown: where it leads, in words. */
export type ComparedService = {
  readonly kind: ServiceKind
  /** What must be the same: 'Kiel – Oslo', 'Bergen', the text itself. */
  readonly content: string
}

export type DifferenceBadge = { readonly kind: ServiceKind; readonly badge: string; readonly title: string }

/** The badges in the order of the documents. Two are called F; their titles tell them apart (design §3). */
export const differenceBadges: readonly DifferenceBadge[] = serviceKindKeys
  .map((kind) => ({ kind, ...serviceKinds[kind].difference }))
  .sort((one, other) => one.place - other.place)
  .map(({ kind, badge, title }) => ({ kind, badge, title }))

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

function contentsOf(services: readonly ComparedService[], kind: ServiceKind): string {
  const contents = services
    .filter((service) => service.kind === kind)
    .map(({ content }) => content.trim().replace(/\s+/g, ' ').toLocaleLowerCase('de'))
  return JSON.stringify(contents.sort())
}
