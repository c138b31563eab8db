import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { update } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { type TripDay, useDaysChange } from '../../itinerary/plan/days.ts'
import { mainRequestOf, type Service, withItems, withRequests } from '../../itinerary/plan/services.ts'

const failed = 'Die Änderung konnte nicht gespeichert werden! Server Error!'

/** Services and days are done or not (002 §4, §7); shown at once, a day follows its services when the server has said so. */
export function useProgress(orderId: number) {
  const change = useDaysChange(orderId)
  return {
    ofService: async (service: Service, isDone: boolean): Promise<void> => {
      const request = mainRequestOf(service)
      if (request === undefined) return
      const tripDetailProgress = isDone ? 100 : 0
      await change({
        show: (days) =>
          withItem(days, service, { tripDetailProgress }).map((day) =>
            withRequests(day, (requests) =>
              requests.map((one) => (one.id === request.id ? { ...one, tripDetailProgress } : one)),
            ),
          ),
        send: () => update(requestContract, request.id, { tripDetailProgress }),
        failed,
      })
    },
    ofDay: async (day: TripDay, isDone: boolean): Promise<void> => {
      const tripDetailProgress = isDone ? 100 : 0
      await change({
        show: (days) => days.map((one) => (one.id === day.id ? { ...one, tripDetailProgress } : one)),
        send: () => update(dayContract, day.id, { tripDetailProgress }),
        failed,
      })
    },
    /** Whether a service has passages of its own in the documents (002 §3). */
    leaveOut: async (service: Service, noOwnTripDetails: boolean): Promise<void> => {
      await change({
        show: (days) => withItem(days, service, { noOwnTripDetails }),
        send: () =>
          send('PATCH', `/api/${serviceKinds[service.kind].resource}/${service.item.id}`, {
            body: { noOwnTripDetails },
          }),
        done: 'Die Änderung wurde gespeichert!',
        failed,
      })
    },
  }
}

type Patch = Partial<Pick<Service['item'], 'tripDetailProgress' | 'noOwnTripDetails'>>

function withItem(days: TripDay[], { kind, dayId, item }: Service, patch: Patch): TripDay[] {
  return days.map((day) =>
    day.id === dayId
      ? withItems(day, kind, (items) => items.map((one) => (one.id === item.id ? { ...one, ...patch } : one)))
      : day,
  )
}
