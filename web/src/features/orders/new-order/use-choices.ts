import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf, optionsOf } from '../../../lib/api.ts'
import { type Options, useOptions } from '../../../lib/options.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'

export const currencies = orderContract.options.potentialCurrencies as string[]

export function useWords(list: 'order_category' | 'request_source', organisation: string | null): Options {
  return useOptions(list, organisation === null ? undefined : Number(organisation))
}

/** Destinations that are offered, and those the draft already has: a copied trip may have been to a retired one. */
export function useDestinations(chosen: readonly (string | null)[]): Choice[] {
  const { data } = useQuery(listOf(destinationContract, { query: { _itemsPerPage: 500 } }))
  const offered = (data?.items ?? []).filter(({ id, isRetired }) => !isRetired || chosen.includes(String(id)))
  return offered.map(({ id, name }) => ({ value: String(id), label: name }))
}

export function useKnownTags(): string[] {
  const { data } = useQuery(optionsOf(orderContract))
  return (data?.orderTags ?? []).filter((tag) => typeof tag === 'string')
}
