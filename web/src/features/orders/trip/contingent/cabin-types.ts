import { cabinTypes } from '@reisewerk/domain/accounts/options.ts'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../../lib/http.ts'

export type CabinType = { key: string; label: string }
type OptionRow = CabinType & { isActive: boolean }

const ownTypes: CabinType[] = Object.entries(cabinTypes).map(([key, { label }]) => ({ key, label }))

/** Cabin types as the organisation of the trip has arranged them (design §3); the usual ones until they are known. */
export function useCabinTypes(organisation: string): readonly CabinType[] {
  const id = organisation.split('/').at(-1)
  const { data } = useQuery({
    queryKey: ['options', id],
    queryFn: async ({ signal }) =>
      (await send<Record<string, OptionRow[]>>('GET', `/api/options/${id}`, { signal })).data,
    staleTime: 10 * 60_000,
  })
  return data?.cabin_type?.filter(({ isActive }) => isActive) ?? ownTypes
}
