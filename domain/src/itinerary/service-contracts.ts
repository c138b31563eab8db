import { children } from '../contract/fields.ts'
import type { AnyOf, BodyOf, Contract } from '../contract/shape.ts'
import type { CabinList } from '../requests/cabins.ts'
import { ferryRequestContract, hotelRequestContract, type requestContract } from '../requests/request.contract.ts'
import {
  airlineRequestContract,
  otherRequestContract,
  trainRequestContract,
} from '../requests/transport-request.contract.ts'
import { type ListOf, type RequestedKind, type ServiceKind, serviceKindKeys, serviceKinds } from '../service-kinds.ts'
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

/** The resource of the requests of each kind. */
export const requestContracts = {
  hotel: hotelRequestContract,
  ferry: ferryRequestContract,
  airline: airlineRequestContract,
  train: trainRequestContract,
  other: otherRequestContract,
} as const satisfies Record<RequestedKind, Contract>

/** What the body of a service holds, whatever its kind. */
export type ServiceBody = AnyOf<BodyOf<(typeof serviceContracts)[ServiceKind]>>

type BodyOfRequest = BodyOf<(typeof requestContracts)[RequestedKind] | typeof requestContract>
/** What the body of a request holds, whatever its kind. */
export type RequestBody = Omit<AnyOf<BodyOfRequest>, 'contingent'> & { contingent?: RequestedContingent | undefined }
type AnyContingent = AnyOf<NonNullable<BodyOfRequest['contingent']>>
type AnyCabin = NonNullable<AnyContingent[CabinList]>[number]
/** A cabin of a ferry, seats or a compartment of a train. */
export type RequestedCabin = Omit<AnyOf<AnyCabin>, 'type'> & { type?: AnyOf<NonNullable<AnyCabin['type']>> | undefined }
export type RequestedContingent = Omit<AnyContingent, CabinList> & {
  [List in CabinList]?: RequestedCabin[] | undefined
}

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
