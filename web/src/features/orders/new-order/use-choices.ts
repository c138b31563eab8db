import { orderCategories, requestSources } from '@reisewerk/domain/accounts/options.ts'
import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf, optionsOf } from '../../../lib/api.ts'
import { nameOf, useSession } from '../../../lib/session.ts'
import type { Choice } from '../../../ui/inline-select.tsx'

export const categories = labelled(orderCategories)
export const sources = labelled(requestSources)
export const currencies = orderContract.options.potentialCurrencies as string[]

function labelled(table: Record<string, { label: string }>): Choice[] {
  return Object.entries(table).map(([value, { label }]) => ({ value, label }))
}

/** Colleagues; oneself is always among them, also before the list has come. */
export function useColleagues(): Choice[] {
  const { user } = useSession()
  const { data } = useQuery(listOf(userContract, { query: { isActive: true, _itemsPerPage: 500 } }))
  return (data?.items ?? [user]).map((one) => ({ value: String(one.id), label: nameOf(one) }))
}

export function useDestinations(): Choice[] {
  const { data } = useQuery(listOf(destinationContract, { query: { _itemsPerPage: 500 } }))
  return (data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

/** Tags that other trips have, the commonest first. */
export function useKnownTags(): string[] {
  const { data } = useQuery(optionsOf(orderContract))
  return (data?.orderTags ?? []).filter((tag) => typeof tag === 'string')
}
