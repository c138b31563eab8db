import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'

export type Item = { id: number; version: number } & Record<string, unknown>
export type Refused = { code: string; message: string; violations: { propertyPath: string; message: string }[] }
type Night = { date: string; roomType: string; contracted: number; used: number; left: number; isReleased: boolean } & {
  trips: { order: number | null; rooms: number }[]
}

/** A clerk who agrees on allotments with hotels and plans trips that take of them. */
export function allotmentDesk(clerk: Caller, oslo: number) {
  const made = (path: string, body: object) => expectStatus<Item>(201, clerk.post(`/api/${path}`, body))

  /** A hotel with so many double rooms a night in May 2027, of which a planned trip takes 19. */
  async function houseWith(rooms: number, more: object = {}): Promise<Item> {
    const hotel = await made('hotels', { name: `Haus mit ${rooms}` })
    const span = { startAt: '01.05.2027', endAt: '31.05.2027', roomType: 'double', rooms }
    await made('hotel_allotments', { provider: `/api/hotels/${hotel.id}`, ...span, ...more })
    return hotel
  }

  /** A trip with a hotel in one of its nights, that is asked for and not yet held. */
  async function asked(
    hotel: Item,
    { night = 0, ...dates }: { night?: number; startAt?: string; endAt?: string } = {},
  ): Promise<{ trip: PlannedTrip; service: Item; request: Item }> {
    const trip = await planTrip(clerk, dates)
    const service = await made('hotel_placeholders', { day: trip.days[night]?.link, place: `/api/places/${oslo}` })
    const request = await made('hotel_requests', {
      placeholder: `/api/hotel_placeholders/${service.id}`,
      hotel: `/api/hotels/${hotel.id}`,
    })
    return { trip, service, request }
  }

  const nightsOf = async (hotel: Item, night = '14.05.2027 00:00:00') => {
    const all = await expectStatus<Night[]>(200, clerk.get(`/api/hotels/${hotel.id}/allotment_nights`))
    return all.filter(({ date }) => date === night)
  }
  return { made, houseWith, asked, nightsOf }
}

export const option = { requestStatus: { status: 'option' } }
export const hold = (who: Caller, { id }: Item) => who.patch<Refused>(`/api/hotel_requests/${id}`, option)
