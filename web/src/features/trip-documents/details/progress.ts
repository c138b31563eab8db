import type { TripDay } from '../../itinerary/plan/days.ts'
import { mainRequestOf, type Service, servicesOf } from '../../itinerary/plan/services.ts'

/** What speaks in the documents of a trip: services with a chosen request, unless they are left out of them (002 §3). */
export function speaksInDocuments(service: Service): boolean {
  return mainRequestOf(service) !== undefined && !service.item.noOwnTripDetails
}

/** Whether the request by which a service goes is done; of one that was chosen its service tells (002 §4). */
export function isDone(service: Service): boolean {
  const { selectedRequest, tripDetailProgress } = service.item
  const told = selectedRequest === null ? mainRequestOf(service)?.tripDetailProgress : tripDetailProgress
  return told === 100
}

/** How far the services of a day are: of how many how many are done. */
export function doneOf(day: TripDay): { done: number; all: number } {
  const services = servicesOf(day).filter(speaksInDocuments)
  return { done: services.filter(isDone).length, all: services.length }
}

/** From 0 to 100: a day is done when it says so (002 §4); until then its ring closes with its services. */
export function progressOf(day: TripDay): number {
  if (day.tripDetailProgress === 100) return 100
  const { done, all } = doneOf(day)
  return all === 0 ? 0 : Math.min(99, (done / all) * 100)
}

type Unfinished = { services: number; days: number; first: { day: TripDay; service: Service } }

/** What speaks in the documents and is not done yet; null where everything is. A day that is done stands for its services. */
export function unfinishedOf(days: readonly TripDay[]): Unfinished | null {
  const open = days
    .filter(({ tripDetailProgress }) => tripDetailProgress !== 100)
    .flatMap((day) =>
      servicesOf(day)
        .filter((service) => speaksInDocuments(service) && !isDone(service))
        .map((service) => ({ day, service })),
    )
  const [first] = open
  return first === undefined ? null : { services: open.length, days: new Set(open.map(({ day }) => day)).size, first }
}
