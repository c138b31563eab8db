import { expect, test } from 'vitest'
import { plannedDay } from '../itinerary/plan/planned-day.fixture.ts'
import { linesIn } from './rows.ts'

test('DRAW-02 lines of services, their requests and what waits below a day are there as long as their trip has them', () => {
  const planned = plannedDay(4, '15.05.2027', { hotels: [{ id: 7, place: null }], texts: [9] })
  const hotelPlaceholders = planned.hotelPlaceholders.map((hotel) => {
    // As much of a request as a line is named by.
    const requests = [{ id: 70 }] as unknown as typeof hotel.requests
    return { ...hotel, requests }
  })
  const lines = linesIn([{ ...planned, hotelPlaceholders }])
  for (const name of ['hotel_placeholders/7', 'hotel_requests/70', 'free_text_items/9', 'days/4', 'days/4/k1']) {
    expect(lines.has(name), name).toBe(true)
  }
  for (const name of ['hotel_placeholders/8', 'hotel_requests/7', 'ferry_requests/70', 'days/5/k1']) {
    expect(lines.has(name), name).toBe(false)
  }
})
