import { addDays } from '@reisewerk/domain/calendar-date.ts'
import type { TimelineTrip } from '@reisewerk/domain/orders/order-list.contract.ts'
import { type Span, shareOf } from './order-span.ts'

/** A trip with its place: bar and name in pixels from the left, lane from the top. */
export type PlacedTrip = {
  trip: TimelineTrip
  lane: number
  left: number
  width: number
  /** Where the name stands: behind the bar, before it at the right end, or inside where neither has room. */
  label: 'after' | 'before' | 'inside'
}

const least = 6
const gap = 14

/** Gives each trip the first lane in which neither its bar nor its name meets another's. */
export function placeTrips(
  trips: readonly TimelineTrip[],
  span: Span,
  width: number,
  widthOf: (trip: TimelineTrip) => number,
): PlacedTrip[] {
  const taken = trips
    .map((trip) => boxOf(trip, span, width, widthOf(trip)))
    .sort((a, b) => a.from - b.from || a.placed.trip.id - b.placed.trip.id)
  const ends: number[] = []
  return taken.map(({ placed, from, to }) => {
    // A name before its bar would be read as that of the bar in front of it: such a trip has its lane alone.
    const free = placed.label === 'before' ? -1 : ends.findIndex((end) => end + gap <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = to
    return { ...placed, lane }
  })
}

function boxOf(trip: TimelineTrip, span: Span, width: number, name: number) {
  const left = Math.max(0, shareOf(span, trip.startAt) * width)
  const right = Math.min(width, Math.max(left + least, shareOf(span, addDays(trip.endAt, 1)) * width))
  const start = Math.min(left, width - least)
  const label = right + name <= width ? 'after' : start - name >= 0 ? 'before' : 'inside'
  const placed: PlacedTrip = { trip, lane: 0, left: start, width: Math.max(least, right - start), label }
  return {
    placed,
    from: label === 'before' ? start - name : start,
    to: label === 'after' ? right + name : right,
  }
}
