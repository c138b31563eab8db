import type { AnyOf, BodyOf, Contract } from '../contract/shape.ts'
import type { RequestedKind } from '../service-kinds.ts'
import type { CabinList } from './cabins.ts'
import { ferryRequestContract, hotelRequestContract, type requestContract } from './request.contract.ts'
import { airlineRequestContract, otherRequestContract, trainRequestContract } from './transport-request.contract.ts'

/** The resource of the requests of each kind. */
export const requestContracts = {
  hotel: hotelRequestContract,
  ferry: ferryRequestContract,
  airline: airlineRequestContract,
  train: trainRequestContract,
  other: otherRequestContract,
} as const satisfies Record<RequestedKind, Contract>

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
