import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameAround } from '../geography/map/map-frame.ts'
import { withLabels } from '../geography/map/route-labels.ts'
import { smoothPath } from '../geography/map/route-path.ts'
import {
  dayNumbers,
  frameOfOutline,
  type RouteSketch,
  routeSketch,
  showsNothing,
  sketchProportions,
} from '../geography/map/route-sketch.ts'
import { seaRoute } from '../geography/map/sea-route.ts'
import { withoutDetours } from '../geography/map/without-detours.ts'
import { routeOutline } from '../itinerary/plan/route-outline.ts'
import {
  bergen,
  day,
  ferry,
  hamburg,
  hirtshals,
  hotel,
  larvik,
  norwayDays,
  oslo,
  service,
} from '../itinerary/plan/trip-plan.fixture.ts'
import { german } from '../offers/offer.fixture.ts'
import { printedMap } from './printed-map.ts'

const noLand = { rings: [], borders: [] }
const ends = { departure: hamburg, arrival: hamburg }

function sketchOf(days = norwayDays): RouteSketch {
  const outline = routeOutline(days, ends)
  if (outline === null) throw new Error('the trip has a route')
  return routeSketch(outline, frameOfOutline(outline), noLand)
}

describe('DAY-08 outline of the route', () => {
  test('roads, ferries and trains in the order of the journey', () => {
    const outline = routeOutline(norwayDays, ends)
    const legs = outline?.legs.map(
      (leg) => `${outline.stops[leg.from]?.name} ${leg.kind} ${outline.stops[leg.to]?.name}`,
    )
    expect(legs).toEqual([
      'Hamburg road Hirtshals',
      'Hirtshals ferry Larvik',
      'Larvik road Oslo',
      'Oslo road Lillehammer',
      'Lillehammer road Lom',
      'Lom road Loen',
      'Loen road Geiranger',
      'Geiranger road Loen',
      'Loen road Flåm',
      'Flåm rail Myrdal',
      'Myrdal road Bergen',
      'Bergen ferry Hirtshals',
      'Hirtshals road Hamburg',
    ])
  })

  test('nights are numbered by their days, the port of a town is the town', () => {
    const port = { name: 'Oslo Hafen', latitude: 59.905, longitude: 10.74 }
    const days = [
      day('2027-05-14', 'A', null, '', [ferry(hirtshals, port)]),
      day('2027-05-15', 'B', null, '', [hotel('H', oslo, 2)]),
      day('2027-05-16', 'C', null, '', []),
    ]
    expect(routeOutline(days)?.stops.map((stop) => [stop.name, stop.days])).toEqual([
      ['Hirtshals', []],
      ['Oslo', [2, 3]],
    ])
  })

  test('who travels through the night does not sleep in the hotel that is kept', () => {
    const days = [
      day('2027-05-14', 'A', null, '', [hotel('H', oslo, 3)]),
      day('2027-05-15', 'B', null, '', [{ ...ferry(oslo, bergen), isNight: true }]),
      day('2027-05-16', 'C', null, '', [service('Führung', { place: bergen })]),
    ]
    expect(routeOutline(days)?.legs).toEqual([
      { kind: 'ferry', from: 0, to: 1 },
      { kind: 'road', from: 1, to: 0 },
    ])
  })

  test('what is only possible is not on the way, and one place is no route', () => {
    const days = [
      day('2027-05-14', 'A', null, '', [
        hotel('H', oslo),
        service('Ausflug', { place: bergen, clientOffer: 'optional' }),
      ]),
    ]
    expect(routeOutline(days)).toBeNull()
    expect(routeOutline([])).toBeNull()
  })

  test('a long flight to the tour is left out, or the tour would shrink to a corner', () => {
    const tokyo = { name: 'Tokio', latitude: 35.6, longitude: 139.7 }
    const flight = { ...ferry(hamburg, tokyo), kind: 'airline' as const, flightNumber: null }
    const kyoto = { name: 'Kyoto', latitude: 35, longitude: 135.8 }
    const days = [
      day('2027-05-14', 'A', null, '', [flight, hotel('H', tokyo)]),
      day('2027-05-15', 'B', null, '', [hotel('K', kyoto)]),
    ]
    expect(routeOutline(days)?.stops.map((stop) => stop.name)).toEqual(['Tokio', 'Kyoto'])
  })

  test.each([
    [[1], '1'],
    [[2, 3, 4], '2–\u20604'],
    [[10, 1], '1, 10'],
    [[], ''],
  ])('day numbers %o', (days, words) => {
    expect(dayNumbers(days)).toBe(words)
  })
})

describe('DAY-08 sketch of the route', () => {
  test('is read out as a sentence, with a legend of what is drawn', () => {
    const map = printedMap(sketchOf(), german)
    expect(map.alt).toMatch(
      /^Kartenskizze der Reise: Hamburg, Hirtshals, mit dem Schiff nach Larvik, Oslo, .*Hamburg\.$/,
    )
    expect(map.legend.map((entry) => entry.label)).toEqual(['Bus', 'Schiff', 'Bahn'])
  })

  test('shows every stop inside the frame, in proportions a page can hold', () => {
    const position = fc.record({
      longitude: fc.double({ min: -60, max: 60, noNaN: true }),
      latitude: fc.double({ min: -50, max: 72, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 12 }), (positions) => {
        const { width, height, point } = frameAround(positions, sketchProportions)
        expect(height / width).toBeGreaterThan(sketchProportions.least - 0.02)
        expect(height / width).toBeLessThan(sketchProportions.most + 0.02)
        for (const [x, y] of positions.map(point)) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(width)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(height)
        }
      }),
    )
  })

  test('labels keep clear of each other; a place that is only passed gives way', () => {
    const stops = [
      { label: 'Oslo', note: '2–4', x: 500, y: 500, isOvernight: true },
      { label: 'Drammen', note: '', x: 508, y: 506, isOvernight: false },
      { label: 'Larvik', note: '1', x: 500, y: 540, isOvernight: true },
      { label: 'Bergen', note: '8', x: 985, y: 300, isOvernight: true },
    ]
    const placed = withLabels(stops, [], { width: 1000, height: 1000 })
    expect(placed[3]?.side).toBe('left')
    expect(placed[0]?.label).toBe('Oslo')
    const boxes = placed.filter((stop) => stop.label !== '').map((stop) => `${stop.side} ${stop.x} ${stop.y}`)
    expect(new Set(boxes).size).toBe(boxes.length)
  })

  test('a label gives way once its neighbours have found their places', () => {
    const night = (label: string, x: number, y: number) => ({ label, note: '', x, y, isOvernight: true })
    const stops = [night('Oban', 300, 313), night('Portree', 451, 346), night('Inverness', 407, 322)]
    const placed = withLabels(stops, [], { width: 1000, height: 1200 })
    expect(placed.map(({ side }) => side)).toEqual(['left', 'right', 'above'])
  })

  test('roads are smooth and pass through their stops', () => {
    const stops = [
      [0, 0],
      [30, 10],
      [60, 0],
    ] as const
    const path = smoothPath(stops)
    expect(path).toMatch(/^M0,0C[^C]*,30,10C[^C]*,60,0$/)
  })

  test('an outline that reaches beyond the map ends at its edge; a border that leaves it and comes back is two', () => {
    const frame = frameAround([{ longitude: 5, latitude: 5 }], sketchProportions)
    const { west, east, south, north } = frame.bounds
    const wide = [
      [5, 5],
      [east + 5, 5],
      [east + 5, 5.2],
      [5, 5.2],
      [5, 5],
    ]
    const [ring] = frame.cut({ type: 'MultiPolygon', coordinates: [[wide]] })
    expect(Math.max(...(ring ?? []).map(([x]) => x))).toBe(frame.width)
    expect(Math.min(...(ring ?? []).map(([x]) => x))).toBeCloseTo(frame.width / 2)
    const away = wide.map(([lon = 0, lat = 0]) => [lon + 50, lat])
    expect(frame.cut({ type: 'MultiPolygon', coordinates: [[away]] })).toEqual([])
    const line = [
      [4.9, south],
      [4.9, north + 1],
      [5.1, north + 1],
      [5.1, (south + north) / 2],
    ]
    const pieces = frame.cut({ type: 'MultiLineString', coordinates: [line] })
    expect(pieces).toHaveLength(2)
    expect(pieces.map((piece) => Math.min(...piece.map(([, y]) => y)))).toEqual([0, 0])
    expect(west).toBeLessThan(4.9)
  })

  test('what a coast does far from the map is left out, and what the map shows is the same', () => {
    const degrees = { min: -20, max: 20, noNaN: true }
    const ring = fc.array(fc.tuple(fc.double(degrees), fc.double(degrees)), { minLength: 3, maxLength: 40 })
    const frame = frameAround([{ longitude: 5, latitude: 5 }], { least: 0.5, most: 8 })
    const shown = (points: readonly (readonly [number, number])[]) => {
      const closed = [...points, ...points.slice(0, 1)].map((point) => [...point])
      const area = (line: readonly (readonly [number, number])[]) =>
        line.reduce((sum, [x, y], i) => {
          const [nextX, nextY] = line[(i + 1) % line.length] ?? [x, y]
          return sum + (x * nextY - nextX * y) / 2
        }, 0)
      return frame.cut({ type: 'MultiPolygon', coordinates: [[closed]] }).reduce((sum, line) => sum + area(line), 0)
    }
    fc.assert(
      fc.property(ring, (points) => {
        expect(shown(withoutDetours(points, frame.bounds))).toBeCloseTo(shown(points), 3)
      }),
      { seed: 2_600_417 },
    )
    const around = [0, 1, 2, 3, 4].map((n): [number, number] => [n, -15])
    expect(withoutDetours([...around, [5, 5]], frame.bounds)).toEqual([
      [0, -15],
      [4, -15],
      [5, 5],
    ])
  })

  test('ships go around the land', () => {
    const peninsula = [
      [400, 0],
      [600, 0],
      [600, 700],
      [400, 700],
    ] as const
    const way = seaRoute([300, 100], [700, 100], [peninsula], { width: 1000, height: 1000 })
    expect(Math.max(...way.map(([, y]) => y))).toBeGreaterThan(700)
    expect(way.some(([x, y]) => x > 410 && x < 590 && y < 690)).toBe(false)
    expect(seaRoute([300, 100], [700, 100], [], { width: 1000, height: 1000 })).toEqual([
      [300, 100],
      [700, 100],
    ])
    expect([way[0], way.at(-1)]).toEqual([
      [300, 100],
      [700, 100],
    ])
  })

  test('bounds leave room around a single town', () => {
    const { bounds } = frameOfOutline({
      stops: [{ ...larvik, days: [], isOvernight: true }],
      legs: [],
    })
    expect(bounds.east - bounds.west).toBeGreaterThan(1)
  })

  test('a map inland, without coast and border, would show nothing', () => {
    const field = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 2],
    ] as const
    expect(showsNothing({ rings: [field], borders: [] })).toBe(true)
    expect(showsNothing(noLand)).toBe(true)
    const line = Array.from({ length: 60 }, (_, n): readonly [number, number] => [1 + n / 60, 1.5])
    expect(showsNothing({ rings: [field], borders: [line.slice(0, 5)] })).toBe(true)
    expect(showsNothing({ rings: [field], borders: [line] })).toBe(false)
    expect(showsNothing({ rings: [[...field, ...line]], borders: [] })).toBe(false)
  })
})
