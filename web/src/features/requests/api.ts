import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../lib/api.ts'
import type { Page } from '../../lib/keys.ts'
import { useSave } from '../../lib/use-save.ts'
import { notice } from '../../ui/notice.tsx'
import { daysOf, type FerryItem, type HotelItem, type ServiceRequest, type TripDay } from '../itinerary/api.ts'

/** A service somebody can be asked for. */
export type Requested =
  | { readonly kind: 'hotel'; readonly item: HotelItem }
  | { readonly kind: 'ferry'; readonly item: FerryItem }

type Shown = Partial<Pick<ServiceRequest, 'requestStatus' | 'optionTodo'>>

/** Saves single fields of a request at once; they show in the day plan, and go back when the server refuses them (001 §7). */
export function useRequestSave(orderId: number, request: ServiceRequest) {
  const client = useQueryClient()
  const { save, stateOf } = useSave(requestContract, request.id)
  const { queryKey } = daysOf(orderId)

  function show(shown: Shown) {
    client.setQueryData<Page<TripDay>>(
      queryKey,
      (page) => page && { ...page, items: page.items.map((day) => withRequest(day, request.id, shown)) },
    )
  }

  return {
    stateOf,
    save(body: BodyOf<typeof requestContract>, shown: Shown, failed: string) {
      const { requestStatus, optionTodo } = request
      show(shown)
      save(body, {
        onFailed: () => {
          show({ requestStatus, optionTodo })
          notice.bad(failed)
          void client.invalidateQueries({ queryKey })
        },
      })
    },
  }
}

function withRequest(day: TripDay, id: number, shown: Shown): TripDay {
  const change = <Request extends ServiceRequest>(requests: Request[]) =>
    requests.map((request) => (request.id === id ? { ...request, ...shown } : request))
  return {
    ...day,
    hotelPlaceholders: day.hotelPlaceholders.map((item) => ({ ...item, requests: change(item.requests) })),
    ferryPlaceholders: day.ferryPlaceholders.map((item) => ({ ...item, requests: change(item.requests) })),
  }
}

/** A request of whatever kind, and whom it asks. */
export type AskedPartner = {
  readonly id: number
  readonly provider: { readonly id: number; readonly name: string } | null
  readonly agency: { readonly id: number; readonly name: string } | null
}

/** All requests of a day. */
export function requestsIn(day: TripDay): AskedPartner[] {
  const lists: readonly (readonly { readonly requests: readonly AskedPartner[] }[])[] = [
    day.hotelPlaceholders,
    day.ferryPlaceholders,
    day.airlinePlaceholders,
    day.trainPlaceholders,
    day.otherPlaceholders,
  ]
  return lists.flatMap((services) => services.flatMap(({ requests }) => requests))
}
