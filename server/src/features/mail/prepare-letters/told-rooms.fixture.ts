import { requestLetters } from '@reisewerk/demo/agency/request-letters.ts'
import type { RoomMix } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip } from '../../../test/planned-trip.ts'

/** Double and single rooms as a request keeps them; a kind of which there are none is left out. */
export const mixOf = (doubles: number, singles: number): RoomMix =>
  [
    { persons: 1, type: 'standard', amount: singles },
    { persons: 2, type: 'standard', amount: doubles },
  ].filter(({ amount }) => amount > 0)

/** The German letters to houses, as the demo agency has them. */
export async function keepHotelLetters(by: Caller): Promise<void> {
  const letters = requestLetters.filter(({ kind, locale }) => kind === 'hotel' && locale === 'de_DE')
  for (const { body, ...template } of letters)
    await expectStatus(201, by.post('/api/email_templates', { ...template, body: richTextOf(body) }))
}

/** Enters how many double and single rooms the contingent of a trip asks for. */
export async function askForRooms(by: Caller, trip: PlannedTrip, doubles: number, singles: number): Promise<void> {
  const { hotelContingent } = await expectStatus<{ hotelContingent: { id: number } }>(
    200,
    by.get(`/api/orders/${trip.id}?groups[]=trip_dashboard_read`),
  )
  const room = (persons: number, askedAmount: number) => [{ type: { persons, type: 'standard' }, askedAmount }]
  const lists = { doubleRooms: room(2, doubles), singleRooms: room(1, singles) }
  await expectStatus(200, by.put(`/api/order_contingent_hotels/${hotelContingent.id}`, lists))
}
