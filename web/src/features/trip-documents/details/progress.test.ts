import { expect, test } from 'vitest'
import type { HotelItem, TripDay } from '../../itinerary/plan/days.ts'
import { plannedDay } from '../../itinerary/plan/planned-day.fixture.ts'
import { unfinishedOf } from './progress.ts'

const oslo = { name: 'Oslo', latitude: 59.9, longitude: 10.7 }

/** A day with a hotel that has a chosen request, done or not. */
function dayWith(id: number, done: 0 | 100, more: Partial<TripDay> = {}): TripDay {
  const day = plannedDay(id, '14.05.2027', { hotels: [{ id: id * 10, place: oslo }] })
  // Of a request only its id and status are looked at.
  const optionTodo = { dueDate: null, status: null }
  const requests = [{ id, requestStatus: { status: 'booked' }, optionTodo }] as unknown as HotelItem['requests']
  const chosen = { requests, selectedRequest: `/api/hotel_requests/${id}`, tripDetailProgress: done } as const
  return { ...day, hotelPlaceholders: day.hotelPlaceholders.map((hotel) => ({ ...hotel, ...chosen })), ...more }
}

test('DOC-02 what is not done yet is counted by services and days, the first of the journey is named', () => {
  const days = [dayWith(1, 100), dayWith(2, 0), dayWith(3, 0, { tripDetailProgress: 100 }), dayWith(4, 0)]
  const found = unfinishedOf(days)
  expect([found?.services, found?.days, found?.first.service.key]).toEqual([2, 2, 'hotel-20'])
  expect(unfinishedOf([dayWith(1, 100)])).toBeNull()
})
