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

const lillehammer = at('Lillehammer', 61.12, 10.47)
const osloS = at('Oslo S', 59.91, 10.75)
const flesland = at('Bergen-Flesland', 60.29, 5.22)

const dates = ['2027-05-14', '2027-05-15', '2027-05-16', '2027-05-17']
const visit = (stop: Stop): RoutedService => ({ what: 'visit', at: stop })
/** A stay from the day on which it stands to the day of that index; one night unless told otherwise. */
const stay = (stop: Stop, until?: number): RoutedService => ({
  what: 'stay',
  at: stop,
  until: until === undefined ? null : (dates[until] ?? ''),
})
const passage = (from: Stop | null, to: Stop | null, type: 'day' | 'night' | null = null): RoutedService => ({
  what: 'passage',
  by: 'rail',
  from,
  to,
  type,
  until: null,
})
const trip = (...days: RoutedService[][]): RouteDay[] =>
  days.map((services, index) => ({ date: dates[index] ?? '', services }))
const routes = (...days: RoutedService[][]) =>
  stopsOfDays(trip(...days)).map((stops) => [dayNameOf(stops), drivenKilometres(stops).distance])

// Kilometres as the crow flies times 1.25: Hamburg – Kiel 108, Hamburg – airport 11, Gardermoen – Oslo 46, Oslo – Bergen 381,
// Oslo – Lillehammer 169, Flåm – Gudvangen 19.
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
    'a hotel above the flight that brings the group there comes behind it',
    [[visit(hamburg)], [stay(oslo), passage(ham, osl)]],
    [
      ['Hamburg', 0],
      ['Hamburg – Hamburg Flughafen – Gardermoen – Oslo', 57],
    ],
  ],
  [
    'a hotel above a visit is where the day goes first and where it ends',
    [[stay(oslo), visit(lillehammer)], [visit(bergen)]],
    [
      ['Oslo – Lillehammer – Oslo', 339],
      ['Oslo – Bergen', 381],
    ],
  ],
  [
    'who has come by flight and is said to be where it began drives back, and there again',
    [[passage(ham, osl), visit(hamburg)], [visit(oslo)]],
    [
      ['Hamburg Flughafen – Gardermoen – Hamburg', 927],
      ['Hamburg – Oslo', 886],
    ],
  ],
  [
    'a stay of several nights brings the group back each evening and lets it begin there each morning',
    [[stay(oslo, 2)], [visit(lillehammer)], [visit(flam)]],
    [
      ['Oslo', 0],
      ['Oslo – Lillehammer – Oslo', 339],
      ['Oslo – Flåm', 282],
    ],
  ],
  [
    'a stay of several nights holds behind a crossing and behind a guide that stands below it',
    [[stay(flam, 2), visit(flam)], [passage(flam, gudvangen)], [visit(bergen)]],
    [
      ['Flåm', 0],
      ['Flåm – Gudvangen – Flåm', 19],
      ['Flåm – Bergen', 139],
    ],
  ],
  [
    'a night elsewhere interrupts a stay; the one that still runs takes the group back',
    [[stay(oslo, 3)], [stay(lillehammer)], [visit(lillehammer)], []],
    [
      ['Oslo', 0],
      ['Oslo – Lillehammer', 169],
      ['Lillehammer – Oslo', 169],
      ['Oslo', 0],
    ],
  ],
  [
    'who travels through the night does not sleep in a hotel',
    [[stay(oslo, 3)], [passage(osloS, bergen, 'night')], [visit(flam)]],
    [
      ['Oslo', 0],
      ['Oslo – Oslo S – Bergen', 0],
      ['Bergen – Flåm – Oslo', 421],
    ],
  ],
  ...[bergen, lillehammer, flam].map((slept): [string, RoutedService[][], [string, number][]] => [
    `the way from ${slept.name} to the train is driven, whichever way the train goes`,
    [[stay(slept)], [passage(osloS, bergen)]],
    [
      [slept.name, 0],
      [`${slept.name} – Oslo S – Bergen`, { Bergen: 381, Lillehammer: 169, Flåm: 282 }[slept.name] ?? 0],
    ],
  ]),
  ...[stay(bergen), passage(osloS, bergen, 'night')].map((arrival): [string, RoutedService[][], [string, number][]] => [
    `the day behind a ${arrival.what} that ends in Bergen is counted from there`,
    [[arrival], [visit(oslo), passage(flesland, ham)]],
    [
      [arrival.what === 'stay' ? 'Bergen' : 'Oslo S – Bergen', 0],
      ['Bergen – Oslo – Bergen-Flesland – Hamburg Flughafen', 768],
    ],
  ]),
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

test('DAY-03 a day without a stop of its own is called after the bed it begins or ends in, and nothing when nobody knows', () => {
  const names = (...days: RoutedService[][]) => routes(...days).map(([name]) => name)
  expect(names([stay(oslo, 2)], [], [], [visit(bergen)])).toEqual(['Oslo', 'Oslo', 'Oslo', 'Oslo – Bergen'])
  expect(names([stay(oslo)], [], [], [visit(bergen)])).toEqual(['Oslo', 'Oslo', '', 'Oslo – Bergen'])
  expect(names([visit(oslo)], [], [visit(bergen)])).toEqual(['Oslo', '', 'Oslo – Bergen'])
})
