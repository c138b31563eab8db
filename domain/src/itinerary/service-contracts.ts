import { children } from '../contract/fields.ts'
import type { AnyOf, BodyOf, Contract } from '../contract/shape.ts'
import { type ListOf, type ServiceKind, serviceKindKeys, serviceKinds } from '../service-kinds.ts'
import { otherPlaceholderContract, routeDetailContract } from './other-placeholder.contract.ts'
import { ferryPlaceholderContract, freeTextItemContract, hotelPlaceholderContract } from './placeholder.contract.ts'
import { airlinePlaceholderContract, trainPlaceholderContract } from './transport-placeholder.contract.ts'

/** The resource of each kind of service. */
export const serviceContracts = {
  hotel: hotelPlaceholderContract,
  ferry: ferryPlaceholderContract,
  airline: airlinePlaceholderContract,
  train: trainPlaceholderContract,
  other: otherPlaceholderContract,
  route: routeDetailContract,
  free: freeTextItemContract,
} as const satisfies Record<ServiceKind, Contract>

/** What the body of a service holds, whatever its kind. */
export type ServiceBody = AnyOf<BodyOf<(typeof serviceContracts)[ServiceKind]>>

const dashboard = { groups: ['trip_dashboard_read'], write: 'never' } as const
type Services = {
  [K in ServiceKind as ListOf<K>]: ReturnType<
    typeof children<(typeof serviceContracts)[K], typeof dashboard & { label: string }>
  >
}

/** The lists in which a day, or the day of a concept, keeps its services (001 §3). */
export const servicesOfDay = Object.fromEntries(
  serviceKindKeys.map((kind) => {
    const { list, plural } = serviceKinds[kind]
    return [
      list,
      children<Contract, typeof dashboard & { label: string }>(serviceContracts[kind], { label: plural, ...dashboard }),
    ]
  }),
) as Services // fromEntries forgets the names
