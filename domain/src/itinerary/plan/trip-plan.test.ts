import { expect, test } from 'vitest'
import { dayNameOf } from './day-route.ts'
import { routeOutline } from './route-outline.ts'
import { bergen, day, ferry, hamburg, hotel, note, oslo, service } from './trip-plan.fixture.ts'
import { stopsOfPlan, withoutEmptyDrives } from './trip-plan.ts'

const gardermoen = { name: 'Oslo-Gardermoen', town: 'Oslo', latitude: 60.19, longitude: 11.1 }
const flight = { ...ferry(hamburg, gardermoen), kind: 'airline' as const, flightNumber: null }
const draft = { ...ferry(null, null), isBrandNew: true }

const plan = [
  day('2027-05-14', '', null, '', [flight, hotel('Hotell Karl Johan', oslo, 2)]),
  day('2027-05-15', '', null, '', [draft, service('Ausflug', { place: bergen, clientOffer: 'optional' })]),
  day('2027-05-16', '', null, '', [service('Führung', { place: bergen })]),
]

test('DAY-03 DAY-08 days are named by the way that the map draws: towns, what is included, no draft', () => {
  expect(stopsOfPlan(plan).map(dayNameOf)).toEqual(['Hamburg – Oslo', 'Oslo', 'Oslo – Bergen'])
  const outline = routeOutline(plan)
  expect(outline?.stops.map(({ name, days }) => [name, days])).toEqual([
    ['Hamburg', []],
    ['Oslo', [1, 2]],
    ['Bergen', []],
  ])
  // Where they sleep, not where they land.
  expect(outline?.stops[1]).toMatchObject({ latitude: oslo.latitude, longitude: oslo.longitude })
})

test('DAY-08 a passage of which only the end is known brings the group there; behind an unknown end no road is drawn', () => {
  const legs = (...services: Parameters<typeof day>[4]) =>
    routeOutline([day('2027-05-14', '', null, '', services)])?.legs.map(({ kind }) => kind)
  expect(legs(service('Probe', { place: hamburg }), ferry(hamburg, null), service('Konzert', { place: oslo }))).toEqual(
    [],
  )
  expect(legs(service('Probe', { place: hamburg }), ferry(null, oslo))).toEqual(['ferry'])
})

test('OFFER-06 guests read nothing of the ways on which the bus drives alone', () => {
  const alone = { ...note('route', 'Leerfahrt', oslo), isEmptyDrive: true }
  const trip = [day('2027-05-14', '', null, '', [alone as ReturnType<typeof note>, note('free', 'Freizeit')])]
  expect(withoutEmptyDrives(trip)[0]?.services).toEqual([note('free', 'Freizeit')])
})
