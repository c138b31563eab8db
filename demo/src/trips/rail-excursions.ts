import { stations } from '../geography/geography.ts'
import type { TrainRoute } from '../geography/geography-model.ts'
import { trainRoutes } from '../geography/train-routes.ts'
import { isFree, minutesOf } from './busy-hours.ts'
import type { DemoDay } from './trip-model.ts'

/** Longer nobody sits in a train to come back in the evening. */
const excursionMinutes = 75
/** So long one wants to be there, in minutes. */
const leastStay = 150
/** Nobody is at a station earlier. */
const earliest = '08:00'

/** A trip by rail from where the group stays and back on the same day, while its programme has nothing else; none is an empty list. */
export function railExcursion(day: DemoDay, place: string): TrainRoute[] {
  const [out, back] = trainRoutes.flatMap((route) => {
    const home = trainRoutes.find(({ from, to }) => from === route.to && to === route.from)
    return startsAt(place, route) && home !== undefined && isThereAndBack(day, route, home) ? [route, home] : []
  })
  return out === undefined || back === undefined ? [] : [out, back]
}

function isThereAndBack(day: DemoDay, out: TrainRoute, back: TrainRoute): boolean {
  const arrival = minutesOf(out.departure) + out.minutes
  if (out.minutes > excursionMinutes || out.departure < earliest) return false
  if (minutesOf(back.departure) - arrival < leastStay) return false
  return isFree(day, out.departure, clockOf(minutesOf(back.departure) + back.minutes))
}

/** A way of the day that some go by rail while the coach drives: to a town that the day is named by, before its programme begins there. */
export function railPassage(day: DemoDay, woke: string): TrainRoute[] {
  const towns = day.name.split(' – ')
  const fits = trainRoutes.filter((route) => {
    const to = stations.find(({ name }) => name === route.to)?.place ?? ''
    const arrival = clockOf(minutesOf(route.departure) + route.minutes)
    return startsAt(woke, route) && to !== woke && towns.includes(to) && isFree(day, route.departure, arrival)
  })
  return fits.slice(0, 1)
}

function startsAt(place: string, { from, passage }: TrainRoute): boolean {
  return passage === 'day' && stations.find(({ name }) => name === from)?.place === place
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
