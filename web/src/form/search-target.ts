import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { send } from '../lib/http.ts'
import type { Choice } from '../ui/inline/inline-select.tsx'
import { type Item, labelOf } from './field-value.ts'

/** Finds by name; what has been retired is not offered. */
export async function searchTarget(target: Contract, term: string, signal: AbortSignal): Promise<Choice[]> {
  const name = ['name', 'companyName', 'lastName'].find((one) => target.orderBy.includes(one)) ?? 'id'
  const { data } = await send<Item[]>('GET', `/api/${target.name}`, {
    query: {
      _search: term === '' ? undefined : term,
      isRetired: 'isRetired' in target.filters ? false : undefined,
      [`_order[${name}]`]: 'asc',
      _itemsPerPage: 40,
    },
    signal,
  })
  return data.map((item) => ({ value: String(item.id), label: labelOf(item) }))
}
