import { requestedKinds, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Expression } from '../../platform/resource/resource.ts'

const resources = requestedKinds.map((kind) => `when '${kind}' then '${serviceKinds[kind].asked.providers}'`).join(' ')

/** The address of a provider under its own kind: '/api/hotels/12'. */
export const providerLink: Expression = (row) => `'/api/' || case ${row}.kind ${resources} end || '/' || ${row}.id`
