import { catalogueYears, type ListedOption } from '@reisewerk/domain/accounts/option-lists.ts'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import type { ComparedService, DifferenceBadge } from '@reisewerk/domain/concepts/differences.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { itemOf, listOf, optionsOf } from '../../lib/api.ts'
import { today } from '../../lib/format.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { searchIn } from '../../lib/lookup-search.ts'
import { useOptions } from '../../lib/options.ts'
import type { Choice } from '../../ui/inline/inline-select.tsx'

export type DayConcept = ItemOf<typeof dayConceptContract>

/** Day concepts of a house by name, also those that are hidden: whoever keeps a trip may mean one of them. */
export function dayConceptsOf(organisation: number) {
  return searchIn(dayConceptContract, ({ name, isHidden }) => (isHidden ? `${name} (inaktiv)` : name), {
    'organisationFilter.id': organisation,
  })
}

export const dayConceptOf = (id: number) => itemOf(dayConceptContract, id)

export type ListedService = ComparedService & { readonly startAt: string | null; readonly clientOffer: string }
type Comparison = {
  readonly badges: readonly DifferenceBadge[]
  readonly day: readonly ListedService[]
  readonly concept: readonly ListedService[]
}

/** What a day of a trip and a day concept hold, and in which kinds they differ (000 §2.5). */
export function differencesOf(conceptId: number, dayId: number) {
  return queryOptions({
    queryKey: [...keys.item(dayConceptContract.name, conceptId), 'differences', dayId],
    queryFn: async ({ signal }) =>
      (
        await send<Comparison>('GET', `/api/day_concepts/${conceptId}/differences`, {
          query: { day: `/api/days/${dayId}` },
          signal,
        })
      ).data,
  })
}

export function useDestinations(): Choice[] {
  const { data } = useQuery(listOf(destinationContract, { query: { _itemsPerPage: 500 } }))
  return (data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

export function useKnownTags(): string[] {
  const { data } = useQuery(optionsOf(orderConceptContract))
  const tags: unknown = data?.orderTags
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

/** Labels of the house's symbols; a concept keeps the labels (000 §3). @param kept those that are set already */
export function useSymbols(organisation: number | undefined, kept: readonly string[]): string[] {
  return labelsOf(useOptions('concept_symbol', organisation).all, kept)
}

/** The house's catalogue years under what it calls them. @param kept those that are set already */
export function useYears(
  organisation: number | undefined,
  kept: readonly string[],
): { value: string; label: string }[] {
  const own = catalogueYears(useOptions('catalogue_year', organisation).all, Number(today().slice(0, 4)))
  const others = kept.filter((year) => own.every(({ key }) => key !== year))
  return [
    ...own
      .filter(({ key, isActive }) => isActive || kept.includes(key))
      .map(({ key, label }) => ({ value: key, label })),
    ...others.map((year) => ({ value: year, label: year })),
  ]
}

function labelsOf(entries: readonly ListedOption[], kept: readonly string[]): string[] {
  return [...new Set([...entries.filter(({ isActive }) => isActive).map(({ label }) => label), ...kept])]
}
