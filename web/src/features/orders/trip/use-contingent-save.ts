import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import type { Entry } from '@reisewerk/domain/orders/contingent-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../lib/api.ts'
import { useSave } from '../../../lib/use-save.ts'
import { notice } from '../../../ui/notice.tsx'
import type { SaveState } from '../../../ui/save-mark.tsx'
import { type Trip, tripOf } from './api.ts'

export type Amount = Partial<Pick<Entry, 'askedAmount' | 'reservedAmount' | 'requestedChangeAmount'>>
type ListName = string

/**
 * Saves single amounts of a trip's contingent at once. The trip in the cache is changed first, so that totals and the next
 * edit of the same list already see the new amount.
 */
export function useContingentSave(contract: Contract, contingent: { id: number } | null, orderId: number) {
  const client = useQueryClient()
  const { save, stateOf } = useSave(contract, contingent?.id ?? 0)
  const slot = contract.name === 'order_contingent_hotels' ? 'hotelContingent' : 'ferryContingent'

  function saveAmount(list: ListName, index: number, amount: Amount) {
    const { queryKey } = tripOf(orderId)
    const current = listIn(client.getQueryData<Trip>(queryKey)?.[slot], list)
    const entries = current.map((entry, at) => (at === index ? { ...entry, ...amount } : entry))
    client.setQueryData<Trip>(queryKey, (trip) => trip && { ...trip, [slot]: { ...trip[slot], [list]: entries } })
    const body = entries.map(({ id, type, askedAmount, reservedAmount, requestedChangeAmount }) => ({
      id,
      type,
      askedAmount,
      reservedAmount,
      requestedChangeAmount,
    }))
    save({ [list]: body } as BodyOf<Contract>, {
      onFailed: () => {
        notice.bad('Das konnte nicht aktualisiert werden! Server Error!')
        void client.invalidateQueries({ queryKey })
      },
    })
  }

  // Which lists there are is the contract's business; a name that is none has no state.
  return { save: saveAmount, stateOf: (list: ListName): SaveState | undefined => stateOf(list as never) }
}

function listIn(contingent: object | null | undefined, list: ListName): (Entry & { id: number })[] {
  return (contingent as Record<string, (Entry & { id: number })[]> | null | undefined)?.[list] ?? []
}
