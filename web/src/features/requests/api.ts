import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../lib/api.ts'
import type { Page } from '../../lib/keys.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { daysOf, pendingChanges, type ServiceRequest, type TripDay } from '../itinerary/plan/days.ts'
import { requestsOf, servicesOf, withRequests } from '../itinerary/plan/services.ts'

type Shown = Partial<Pick<ServiceRequest, 'requestStatus' | 'optionTodo' | 'contingent'>>

/** Saves single fields of a request at once; they show in the day plan, and go back when the server refuses them (001 §7). */
export function useRequestSave(orderId: number, request: ServiceRequest) {
  const client = useQueryClient()
  const { save, stateOf } = useSave(requestContract, request.id)
  const { queryKey } = daysOf(orderId)

  function show(shown: Shown) {
    const withIt = (days: TripDay[]) => days.map((day) => withRequest(day, request.id, shown))
    client.setQueryData<Page<TripDay>>(queryKey, (page) => page && { ...page, items: withIt(page.items) })
    return withIt
  }

  return {
    stateOf,
    save(body: BodyOf<typeof requestContract>, shown: Shown, failed: string) {
      const before = Object.fromEntries(
        Object.keys(shown).map((name) => [name, request[name as keyof Shown]]), // its own keys
      )
      const key = `${request.id}/${Object.keys(body).join()}`
      const arrived = pendingChanges.lay(orderId, key, show(shown))
      save(body, {
        onSaved: arrived,
        onFailed: () => {
          arrived()
          show(before)
          notice.bad(failed)
          void client.invalidateQueries({ queryKey })
        },
      })
    },
  }
}

/** Days without the request stay what they are, so that their rows are not drawn again. */
function withRequest(day: TripDay, id: number, shown: Shown): TripDay {
  const isHere = servicesOf(day).some((service) => requestsOf(service).some((request) => request.id === id))
  if (!isHere) return day
  return withRequests(day, (requests) =>
    requests.map((request) => (request.id === id ? { ...request, ...shown } : request)),
  )
}

/** A request of whatever kind, and whom it asks. */
export type AskedPartner = {
  readonly id: number
  readonly provider: { readonly id: number; readonly name: string } | null
  readonly agency: { readonly id: number; readonly name: string } | null
}

/** Whom a request asks: the provider, else the agency alone; a flight of neither has its airline still open (PLACE-15). */
export function partnerNameOf(request: AskedPartner): string {
  const nobody = 'flightNumber' in request ? 'no-name' : 'ohne Leistungsträger'
  return request.provider?.name ?? request.agency?.name ?? nobody
}

/** All requests of a day. */
export function requestsIn(day: TripDay): AskedPartner[] {
  return servicesOf(day).flatMap(requestsOf)
}
