import { expect, test } from 'vitest'
import { dayNameOf, drivenKilometres } from './day-route.ts'
import { type RouteDay, type RoutedService, type Stop, stopsOfDays } from './trip-stops.ts'

const at = (name: string, latitude: number, longitude: number): Stop => ({ name, latitude, longitude })
const hamburg = at('Hamburg', 53.55, 9.99)
const ham = at('Hamburg Flughafen', 53.63, 9.99)
const kiel = at('Kiel', 54.32, 10.14)
const berlin = at('Berlin', 52.52, 13.41)
const oslo = at('Oslo', 59.91, 10.75)
const osl = at('Gardermoen', 60.19, 11.1)
const bergen = at('Bergen', 60.39, 5.32)
const flam = at('Flåm', 60.86, 7.12)
const gudvangen = at('Gudvangen', 60.88, 6.84)

const dates = ['2027-05-14', '2027-05-15', '2027-05-16']
const visit = (stop: Stop): RoutedService => ({ what: 'visit', at: stop, until: null })
const night = (stop: Stop, until: string): RoutedService => ({ what: 'visit', at: stop, until })
const passage = (from: Stop | null, to: Stop | null, type: 'day' | 'night' | null = null): RoutedService => ({
  what: 'passage',
  from,
  to,
  type,
  until: null,
})
const trip = (...days: RoutedService[][]): RouteDay[] =>
  days.map((services, index) => ({ date: dates[index] ?? '', services }))
const routes = (...days: RoutedService[][]) =>
  stopsOfDays(trip(...days)).map((stops) => [dayNameOf(stops), drivenKilometres(stops).distance])

// Kilometres as the crow flies times 1.25: Hamburg – Kiel 108, Hamburg – airport 11, Gardermoen – Oslo 46, Oslo – Bergen 381.
test.each<[string, RoutedService[][], [string, number][]]>([
  [
    'the way to the airport and from the airport is driven, the flight is not',
    [[visit(hamburg)], [passage(ham, osl), visit(oslo)]],
    [
      ['Hamburg', 0],
      ['Hamburg – Hamburg Flughafen – Gardermoen – Oslo', 57],
    ],
  ],
  [
    'a flight whose airport of departure is open brings the group all the same',
    [[visit(hamburg)], [passage(null, osl), visit(oslo)]],
    [
      ['Hamburg', 0],
      ['Hamburg – Gardermoen – Oslo', 46],
    ],
  ],
  [
    'behind a flight whose destination is open nobody knows from where one drives',
    [
      [visit(hamburg), passage(ham, null)],
      [visit(oslo), visit(bergen)],
    ],
    [
      ['Hamburg – Hamburg Flughafen', 11],
      ['Oslo – Bergen', 381],
    ],
  ],
  [
    'a passage of which nothing is known yet parts what is before it from what is behind it',
    [[visit(hamburg), passage(null, null), visit(oslo)]],
    [['Hamburg – Oslo', 0]],
  ],
  [
    'a night ferry arrives last, even when the dinner before it stands below',
    [[visit(hamburg), passage(kiel, oslo, 'night'), visit(kiel)], [visit(bergen)]],
    [
      ['Hamburg – Kiel – Oslo', 108],
      ['Oslo – Bergen', 381],
    ],
  ],
  [
    'behind a night train whose destination is open the next day starts anew',
    [
      [visit(hamburg), passage(hamburg, null, 'night')],
      [visit(bergen), visit(oslo)],
    ],
    [
      ['Hamburg', 0],
      ['Bergen – Oslo', 381],
    ],
  ],
  [
    'a hotel above the flight that brings the group there is not driven to and fro',
    [[visit(hamburg)], [visit(oslo), passage(ham, osl)]],
    [
      ['Hamburg', 0],
      ['Hamburg – Oslo – Hamburg Flughafen – Gardermoen', 0],
    ],
  ],
  [
    'the day behind a flight is not driven from where it began',
    [[passage(ham, osl), visit(hamburg)], [visit(oslo)]],
    [
      ['Hamburg Flughafen – Gardermoen – Hamburg', 0],
      ['Hamburg – Oslo', 0],
    ],
  ],
  [
    'whoever goes there by train and comes back by bus the next day drives back',
    [[visit(hamburg), passage(hamburg, berlin, 'day'), visit(berlin)], [visit(hamburg)]],
    [
      ['Hamburg – Berlin', 0],
      ['Berlin – Hamburg', 320],
    ],
  ],
  [
    'beside a short crossing of the fjord the bus drives',
    [[visit(flam), passage(flam, gudvangen), visit(flam), visit(gudvangen)]],
    [['Flåm – Gudvangen – Flåm – Gudvangen', 38]],
  ],
])('DAY-03 %s', (_, days, expected) => {
  expect(routes(...days)).toEqual(expected)
})

test('DAY-03 on a day without a stop of its own the group stays where it sleeps, and is nowhere when nobody knows', () => {
  expect(routes([night(oslo, dates[2] ?? '')], [], [visit(bergen)]).map(([name]) => name)).toEqual([
    'Oslo',
    'Oslo',
    'Oslo – Bergen',
  ])
  expect(routes([visit(oslo)], [], [visit(bergen)]).map(([name]) => name)).toEqual(['Oslo', '', 'Oslo – Bergen'])
})
