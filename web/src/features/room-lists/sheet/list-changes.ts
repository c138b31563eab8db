import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { roomListContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { createAttempts } from '../../../form/attempts.ts'
import { act } from '../../../lib/api.ts'

type Fields = Readonly<Record<string, unknown>>
/** One of several changes of a list, as the server takes them (changes.contract.ts). */
export type ListChange = { readonly do: string } & Fields
/** What they came to, by whose number they are taken back. */
export type Changed = {
  readonly id: number
  readonly rooms: readonly number[]
  readonly passengers: readonly number[]
  readonly list: ItemOf<typeof roomListContract>
}

/** Changes of a list that are made together or not at all; sent again after an answer that was lost, they are made once. */
export function listChanges(listId: number) {
  const path = `/api/${roomListContract.name}/${listId}/changes`
  const attempts = createAttempts<Changed>(roomListContract, null, true)
  return {
    /** @throws ApiError when they were refused, or not answered: then the next ones learn first what became of them */
    async make(changes: readonly ListChange[]): Promise<Changed> {
      const made = await attempts.make({ path, body: { changes } })
      return attempts.isOlder() ? attempts.make({ path, body: { changes } }) : made
    },
    async takeBack(id: number): Promise<Changed> {
      return (await act<Changed>(`${path}/${id}/take_back`)).data
    },
  }
}
