import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import type { Entry } from '@reisewerk/domain/orders/contingent-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BodyOf } from '../../../../lib/api.ts'
import type { SaveState } from '../../../../lib/saving/save-states.ts'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { notice } from '../../../../ui/notices/notice.tsx'
import { type Trip, tripOf } from '../api.ts'

export type Amount = Partial<Pick<Entry, 'askedAmount' | 'reservedAmount' | 'requestedChangeAmount'>>
type ListName = string
type StoredEntry = Entry & { id: number }
type Typed = Record<ListName, Record<number, Amount>>

/** The cached trip is changed first, so that totals and the next edit see the amount; only typed amounts are sent. */
export function useContingentSave(contract: Contract, contingent: { id: number } | null, orderId: number) {
  const client = useQueryClient()
  const { save, stateOf } = useSave(contract, contingent?.id ?? 0)
  const typed = useRef<Typed>({})
  const slot = contract.name === 'order_contingent_hotels' ? 'hotelContingent' : 'ferryContingent'

  function saveAmount(list: ListName, index: number, amount: Amount) {
    const { queryKey } = tripOf(orderId)
    const current = listIn(client.getQueryData<Trip>(queryKey)?.[slot], list)
    const entries = current.map((entry, at) => (at === index ? { ...entry, ...amount } : entry))
    client.setQueryData<Trip>(queryKey, (trip) => trip && { ...trip, [slot]: { ...trip[slot], [list]: entries } })
    const id = current[index]?.id ?? 0
    const ofList = typed.current[list] ?? {}
    typed.current[list] = { ...ofList, [id]: { ...ofList[id], ...amount } }
    const sent = typed.current[list]
    const body = entries.map((entry) => ({ id: entry.id, ...sent[entry.id] }))
    const settle = () => {
      if (typed.current[list] === sent) delete typed.current[list]
      void client.invalidateQueries({ queryKey })
    }
    save({ [list]: body } as BodyOf<Contract>, {
      shown: { [list]: entries } as BodyOf<Contract>,
      onSaved: settle,
      onFailed: () => {
        settle()
        notice.bad('Das konnte nicht aktualisiert werden! Server Error!')
      },
    })
  }

  // Which lists there are is the contract's business; a name that is none has no state.
  return { save: saveAmount, stateOf: (list: ListName): SaveState | undefined => stateOf(list as never) }
}

function listIn(contingent: object | null | undefined, list: ListName): StoredEntry[] {
  return (contingent as Record<string, StoredEntry[]> | null | undefined)?.[list] ?? []
}
