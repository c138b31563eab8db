import { addDays } from '@reisewerk/domain/calendar-date.ts'
import type { TimelineTrip } from '@reisewerk/domain/orders/order-list.contract.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlacedTrip, placeTrips } from './order-lanes.ts'
import { defaultStart, shareOf, spanAt, stepped } from './order-span.ts'

const year = spanAt('months', '2027-01-15')
const nameWidth = 120

function trip(id: number, startAt: string, days: number): TimelineTrip {
  const fixed = {
    orderNumber: String(id),
    name: 'Reise',
    client: null,
    status: 'new',
    isAdminOnly: false,
    pax: 0,
  } as const
  return { ...fixed, id, startAt, endAt: addDays(startAt, days - 1) }
}

/** What a trip covers of its lane: bar and name. */
function extent({ left, width, label }: PlacedTrip): [number, number] {
  if (label === 'before') return [left - nameWidth, left + width]
  return [left, left + width + (label === 'after' ? nameWidth : 0)]
}

describe('the lanes of the timeline', () => {
  test('LIST-03 no bar and no name ever meets another, and none leaves the picture', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: -200, max: 364 }), fc.integer({ min: 1, max: 300 })), {
      maxLength: 80,
    })
    fc.assert(
      fc.property(some, fc.integer({ min: 400, max: 2000 }), (drawn, width) => {
        const trips = drawn
          .map(([start, days], id) => trip(id, addDays('2027-01-01', start), days))
          .filter(({ endAt }) => endAt >= year.from)
        const placed = placeTrips(trips, year, width, () => nameWidth)
        expect(placed).toHaveLength(trips.length)
        const lanes = Map.groupBy(placed, ({ lane }) => lane)
        for (const inLane of lanes.values()) {
          // Behind the name of another bar nobody could tell whose name it is.
          if (inLane.some(({ label }) => label === 'before')) expect(inLane).toHaveLength(1)
          const extents = inLane.map(extent).sort((a, b) => a[0] - b[0])
          for (const [index, [from, to]] of extents.entries()) {
            expect(from).toBeGreaterThanOrEqual(-0.001)
            expect(to).toBeLessThanOrEqual(width + 0.001)
            expect(from).toBeGreaterThanOrEqual(extents[index - 1]?.[1] ?? 0)
          }
        }
      }),
    )
  })

  test('LIST-03 trips one after the other share a lane', () => {
    const placed = placeTrips([trip(1, '2027-01-04', 5), trip(2, '2027-08-02', 5)], year, 1200, () => nameWidth)
    expect(placed.map(({ lane, label }) => [lane, label])).toEqual([
      [0, 'after'],
      [0, 'after'],
    ])
  })
})

describe('the span of the timeline', () => {
  test.each([
    ['months', '2027-01-15', '2027-01-01', '2028-01-01', 'Jan.'],
    ['months', '2026-11-01', '2026-11-01', '2027-11-01', 'Nov.'],
    ['weeks', '2026-11-21', '2026-11-16', '2027-02-15', 'KW 47'],
    // The week of New Year's Day belongs to the year of its Thursday.
    ['weeks', '2027-01-01', '2026-12-28', '2027-03-29', 'KW 53'],
  ] as const)('LIST-03 %s from %s', (scale, at, from, end, label) => {
    const span = spanAt(scale, at)
    expect([span.from, span.end, span.ticks[0]?.label]).toEqual([from, end, label])
    expect([shareOf(span, from), shareOf(span, end)]).toEqual([0, 1])
  })

  test('LIST-03 steps over the turn of the year and begins a little before today', () => {
    expect(stepped('months', '2026-11-01', 3)).toBe('2027-02-01')
    expect(stepped('months', '2026-01-01', -1)).toBe('2025-12-01')
    expect(defaultStart('months', '2026-11-21')).toBe('2026-10-01')
    expect(defaultStart('weeks', '2026-11-21')).toBe('2026-11-09')
  })
})
