import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import { type RequestedKind, requestedKinds, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Binding } from '../../platform/resource/resource.ts'
import { airlineRequests, otherRequests, trainRequests } from './request-kinds.tables.ts'
import type { RequestedService } from './requests.queries.ts'
import { ferryRequests, hotelRequests } from './requests.tables.ts'

const cabinsOf = (condition: string) => ({ column: 'requestId', where: (row: string) => `${row}.persons ${condition}` })
/** Cabins stand in a list per size; the third holds all that are larger (001 §3). */
const cabinLists = {
  'contingent.singleCabins': cabinsOf('= 1'),
  'contingent.doubleCabins': cabinsOf('= 2'),
  'contingent.otherCabins': cabinsOf('>= 3'),
}

export const requestRows: Readonly<Record<RequestedKind, Pick<Binding, 'extension' | 'columns' | 'parents'>>> = {
  hotel: {
    extension: hotelRequests,
    columns: {
      'requestDetails.free': 'freePlaces',
      'requestDetails.cancel': 'cancellation',
      'requestDetails.payment': 'payment',
    },
  },
  ferry: {
    extension: ferryRequests,
    columns: { 'contingent.ticketsReserved': 'reservedAmount' },
    parents: cabinLists,
  },
  airline: { extension: airlineRequests },
  train: { extension: trainRequests, parents: cabinLists },
  other: { extension: otherRequests },
}

/** A request keeps its provider in one column, whatever name its kind has for it. */
export const providerColumns = Object.fromEntries(
  requestedKinds.flatMap((kind) => {
    const { provider } = serviceKinds[kind].asked
    return provider === 'provider' ? [] : [[provider, 'providerId']]
  }),
)

export const takenOver: Readonly<Record<RequestedKind, (service: RequestedService) => RequestBody>> = {
  hotel: ({ board }) => ({ board }),
  ferry: ({ type, startPort, endPort }) => ({ type, startPort, endPort }),
  airline: ({ startAirport, endAirport, airline }) => ({ startAirport, endAirport, provider: airline }),
  train: ({ type, startTrainStation, endTrainStation, category, trainType, wagonType }) => {
    return { type, startTrainStation, endTrainStation, category, trainType, wagonType }
  },
  other: ({ otherServiceType, meetingPoint }) => ({ otherServiceType, meetingPoint: meetingPoint ?? '' }),
}
