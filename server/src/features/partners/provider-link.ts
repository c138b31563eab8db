import type { Expression } from '../../platform/resource/resource.ts'

/** The address of a provider under its own kind: '/api/hotels/12'. */
export const providerLink: Expression = (row) => `'/api/' || case ${row}.kind when 'hotel' then 'hotels'
  when 'ferry' then 'ferries' when 'airline' then 'airlines' when 'train' then 'trains' else 'providers' end || '/' || ${row}.id`
