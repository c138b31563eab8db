import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { HouseLetter } from '@reisewerk/domain/documents/house-letter.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { itemOf } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'

export type House = ItemOf<typeof organisationContract, 'house'>

export function houseOf(id: number) {
  return itemOf(organisationContract, id, ['house'])
}

/** Page 1 of a letter with what is being typed. @param typed the changed fields, as JSON */
export function letterOf(id: number, typed: string, version: number) {
  return queryOptions({
    queryKey: ['organisations', 'letter', id, version, typed],
    queryFn: async ({ signal }) => {
      const body = JSON.parse(typed) as Record<string, unknown> // written by the form
      return (await send<HouseLetter>('POST', `/api/organisations/${id}/letter`, { body, signal })).data
    },
    gcTime: 60_000,
    // What is typed half is refused; the page before stays.
    retry: false,
    placeholderData: (before) => before,
  })
}

export async function changeLogo(id: number, file: File): Promise<House> {
  return (await send<House>('PUT', `/api/organisations/${id}/logo`, { file })).data
}

export async function removeLogo(id: number): Promise<House> {
  return (await send<House>('DELETE', `/api/organisations/${id}/logo`)).data
}
