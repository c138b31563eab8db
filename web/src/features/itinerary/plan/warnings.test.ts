import { expect, test } from 'vitest'
import type { TripDay } from './days.ts'
import { plannedDay } from './planned-day.fixture.ts'
import { servicesOf } from './services.ts'
import { warningsOf } from './warnings.ts'

const oslo = { name: 'Oslo', latitude: 59.91, longitude: 10.75 }
const kiel = { name: 'Kiel', latitude: 54.32, longitude: 10.14 }

type Importance = 'high' | 'medium' | 'low'
function info(
  id: number,
  importance: Importance,
  more: { type?: 'note' | 'menu'; isShownOnTripDashboard?: boolean } = {},
) {
  const about = { area: null, place: null, port: null, provider: null, predefinedRouteDetail: null }
  const note = { type: 'note', isShownOnTripDashboard: true } as const
  return { id, version: 1, ...about, ...note, sections: [], title: `Hinweis ${id}`, content: '', importance, ...more }
}

const withInfos = <Place extends { infos?: unknown }>(place: Place | null, infos: ReturnType<typeof info>[]) =>
  place === null ? null : { ...place, infos }

function warningsIn(day: TripDay) {
  const [service] = servicesOf(day)
  return service === undefined ? [] : warningsOf(service)
}

test('PLACE-10 a service warns of its place, the most important first; menus and notes without the flag do not', () => {
  const day = plannedDay(1, '14.05.2028', { hotels: [{ id: 1, place: oslo }] })
  const infos = [
    info(1, 'low'),
    info(2, 'high'),
    info(3, 'medium'),
    info(4, 'high', { type: 'menu' }),
    info(5, 'high', { isShownOnTripDashboard: false }),
  ]
  const hotelPlaceholders = day.hotelPlaceholders.map((item) => ({ ...item, place: withInfos(item.place, infos) }))
  const warnings = warningsIn({ ...day, hotelPlaceholders })
  expect(warnings.map(({ id, importance, about }) => [id, importance, about])).toEqual([
    [2, 'high', 'Oslo'],
    [3, 'medium', 'Oslo'],
    [1, 'low', 'Oslo'],
  ])
})

test('PLACE-10 a ferry warns of both ports, a note of both only once', () => {
  const day = plannedDay(1, '14.05.2028', { ferries: [{ id: 1, from: kiel, to: oslo }] })
  const ferryPlaceholders = day.ferryPlaceholders.map((item) => ({
    ...item,
    startPort: withInfos(item.startPort, [info(1, 'low'), info(2, 'medium')]),
    endPort: withInfos(item.endPort, [info(2, 'medium')]),
  }))
  expect(warningsIn({ ...day, ferryPlaceholders }).map(({ id }) => id)).toEqual([2, 1])
})
