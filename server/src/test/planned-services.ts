import type { Caller } from './caller.ts'
import { expectStatus, type PlannedTrip } from './planned-trip.ts'

type Made = { id: number }

/** What a day with everything holds, by the calls of the day plan. */
export type PlannedServices = { hotel: number; ferry: number; free: number; hotelRequest: number; ferryRequest: number }

/**
 * Fills a day with a hotel of two nights, a night ferry and a free text, in the order ferry, free, hotel; the hotel has a
 * chosen request with an option, the ferry one that asked for a part of the group.
 * @param north of `loadNorth`
 * @param optionUntil the last day of the hotel's option, as on the wire
 */
export async function planServices(
  caller: Caller,
  north: Record<string, number>,
  day: PlannedTrip['days'][number],
  nextDay: string,
  optionUntil = '01.03.2027',
): Promise<PlannedServices> {
  const make = (path: string, body: object) => expectStatus<Made>(201, caller.post(`/api/${path}`, body))
  const hotel = await make('hotel_placeholders', {
    day: day.link,
    place: `/api/places/${north.Oslo}`,
    startAt: `${day.date} 00:00:00`,
    endAt: `${nextDay} 00:00:00`,
    clientOffer: { status: 'included', price: { amount: '89.50', currency: 'EUR' } },
    serviceDescription: 'Zimmer zum Fjord',
  })
  const ferry = await make('ferry_placeholders', {
    day: day.link,
    type: 'night',
    startPort: `/api/ports/${north.Hirtshals}`,
    endPort: `/api/ports/${north.Larvik}`,
    startAt: `${day.date} 20:15:00`,
    endAt: `${nextDay} 06:30:00`,
    checkInAt: `${day.date} 19:15:00`,
    driverNotParticipating: false,
  })
  const free = await make('free_text_items', {
    day: day.link,
    timeOfDay: '14:30',
    text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Probe im Dom' }] }] },
  })
  const hotelRequest = await make('hotel_requests', {
    placeholder: `/api/placeholders/${hotel.id}`,
    hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
    requestStatus: { status: 'option' },
    optionNr: 'FJ-77',
    optionTodo: { dueDate: optionUntil },
    contingent: { reservedAmount: 30 },
  })
  const ferryRequest = await make('ferry_requests', {
    placeholder: `/api/placeholders/${ferry.id}`,
    ferry: `/api/ferries/${north.Nordlinie}`,
    contingent: { askedAmount: 12 },
    shipName: 'MS Larvik',
  })
  await expectStatus(
    200,
    caller.patch(`/api/hotel_placeholders/${hotel.id}`, { selectedRequest: `/api/requests/${hotelRequest.id}` }),
  )
  const sortHelper = [`ferry-${ferry.id}`, `free-${free.id}`, `hotel-${hotel.id}`]
  await expectStatus(200, caller.patch(day.link, { sortHelper, daySubtitles: [{ subtitle: 'Über das Meer' }] }))
  return {
    hotel: hotel.id,
    ferry: ferry.id,
    free: free.id,
    hotelRequest: hotelRequest.id,
    ferryRequest: ferryRequest.id,
  }
}
