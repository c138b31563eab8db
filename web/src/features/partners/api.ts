import type { OtherServiceCategory } from '@reisewerk/domain/accounts/options.ts'
import { otherServiceTypeContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '../../lib/http.ts'
import type { Preferred } from '../../lib/lookup-search.ts'
import { useOptions, useOrganisationHere } from '../../lib/options.ts'

/** The choices of service types, kept in the browser so that their form opens complete (001 §7, PLACE-13). */

type Category = { key: string; label: string }
type TypeOptions = { readonly categoryOptions: readonly Category[] }
/** `organisation`: of whose trip the form is that they are kept for, null outside of trips. */
type Kept = { at: number; organisation: number | null; options: TypeOptions }

const storageKey = 'other-service-type-options'
/** What was kept before has another shape (001 §9). */
const validFrom = Date.UTC(2021, 4, 10)

/**
 * @returns what the browser has kept; null when there is nothing, when it is too old or another organisation's, or when it
 * cannot be read
 */
export function keptOptions(text: string | null, organisation: number | null): Kept | null {
  if (text === null) return null
  const kept = parsed(text)
  const isKept = typeof kept === 'object' && kept !== null && 'at' in kept && 'options' in kept
  if (!isKept || typeof kept.at !== 'number' || kept.at < validFrom) return null
  if (!('organisation' in kept) || kept.organisation !== organisation) return null
  const { options } = kept
  const isList = typeof options === 'object' && options !== null && 'categoryOptions' in options
  // Written below in this form, or not by us.
  return isList && Array.isArray(options.categoryOptions) ? (kept as Kept) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function serviceTypeOptions(organisation: number | null) {
  const kept = keptOptions(localStorage.getItem(storageKey), organisation)
  if (kept === null) localStorage.removeItem(storageKey)
  return queryOptions({
    queryKey: [otherServiceTypeContract.name, 'options', 'kept', organisation],
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }): Promise<TypeOptions> => {
      const { data: options } = await send<TypeOptions>('OPTIONS', `/api/${otherServiceTypeContract.name}`, {
        query: { organisation },
        signal,
      })
      localStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), organisation, options } satisfies Kept))
      return options
    },
    ...(kept !== null && { initialData: kept.options, initialDataUpdatedAt: kept.at }),
  })
}

/**
 * The categories of other services that the organisation of the trip offers, as a select takes them.
 * @param current what is set already, also where it is offered no more
 */
export function useServiceCategories(
  current: OtherServiceCategory | null,
): { value: OtherServiceCategory; label: string }[] {
  const { data } = useQuery(serviceTypeOptions(useOrganisationHere()))
  const words = useOptions('other_service_category')
  const offered = data?.categoryOptions ?? []
  const isOffered = current === null || offered.some(({ key }) => key === current)
  // The keys of the contract's own table.
  return (isOffered ? offered : [...offered, words.of(current)]).map(({ key, label }) => ({
    value: key as OtherServiceCategory,
    label,
  }))
}

/** Numbers of the place and of the area in which somebody is looked for. */
export type Near = { placeId: string | null; areaId: string | null }

/** Providers of the place stand first, then those of the area around it. */
export function firstNear({ placeId, areaId }: Near): Preferred[] {
  return [
    ...(placeId === null ? [] : [{ query: { 'place.id': placeId }, word: 'am Ort' }]),
    ...(areaId === null ? [] : [{ query: { 'place.area.id': areaId }, word: 'im Gebiet' }]),
  ]
}

export type Way = { from: string | null; to: string | null }

/** By which filters the providers of a passage are found for a way, and the word for those that are. */
const ways = {
  ferry: { start: 'startPort.id', end: 'endPort.id', word: 'auf dieser Strecke schon angefragt' },
  train: { start: 'startTrainStation.id', end: 'endTrainStation.id', word: 'fährt diese Strecke' },
} as const

/** Lines that run between the two stand first; a single end does not tell which do. */
export function firstOnWay(kind: keyof typeof ways, { from, to }: Way): Preferred[] {
  const { start, end, word } = ways[kind]
  return from === null || to === null ? [] : [{ query: { [start]: from, [end]: to }, word }]
}
