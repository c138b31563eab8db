import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip } from '../../../test/planned-trip.ts'

/** Two nights at the Fjordblick in Oslo, for tests of travel documents. @returns its request */
export async function bookHotel(
  caller: Caller,
  north: Readonly<Record<string, number>>,
  { days: [day] }: PlannedTrip,
): Promise<string> {
  const hotel = await expectStatus<{ id: number }>(
    201,
    caller.post('/api/hotel_placeholders', {
      ...{ day: day?.link, place: `/api/places/${north.Oslo}`, board: 'half' },
      ...{ startAt: '14.05.2027 00:00:00', endAt: '16.05.2027 00:00:00' },
    }),
  )
  const request = await expectStatus<{ id: number }>(
    201,
    caller.post('/api/hotel_requests', {
      placeholder: `/api/hotel_placeholders/${hotel.id}`,
      provider: `/api/providers/${north['Hotel Fjordblick']}`,
    }),
  )
  await expectStatus(
    200,
    caller.patch(`/api/hotel_placeholders/${hotel.id}`, { selectedRequest: `/api/hotel_requests/${request.id}` }),
  )
  return `/api/requests/${request.id}`
}
