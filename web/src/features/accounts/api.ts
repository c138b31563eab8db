import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../lib/http.ts'

/** The feature switches of an organisation (APP-05); they change rarely. */
export function settingsOf(organisationId: number) {
  return queryOptions({
    queryKey: ['settings', 'item', organisationId],
    queryFn: async ({ signal }) => (await send<Settings>('GET', `/api/settings/${organisationId}`, { signal })).data,
    staleTime: 10 * 60_000,
  })
}
