import * as z from 'zod'
import { requestStatusKeys } from '../../accounts/options.ts'

/** `GET /api/orders/{id}/room-list/hotels`: how far the rooming list of a hotel is (ROOM-08). Days as 'DD.MM.YYYY 00:00:00'. */
export const listOfHotelSchema = z.object({
  /** The hotel's request. */
  request: z.number(),
  hotel: z.string(),
  /** Whether the hotel is to have the guests; names are not for a house that is merely asked. */
  isBooked: z.boolean(),
  /** Where its request stands. */
  status: z.enum(requestStatusKeys),
  startAt: z.string().nullable(),
  endAt: z.string().nullable(),
  /** When the list is to be sent; null where no to-do reminds of it. */
  dueDate: z.string().nullable(),
  /** The list that goes there; null while the trip has none. What has changed is told of it. */
  roomList: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** The list that went there last, made of which of the trip's; null where that is deleted. */
  sent: z
    .object({ id: z.number(), sentAt: z.string(), isConfirmed: z.boolean(), roomList: z.number().nullable() })
    .nullable(),
  /** The days the hotel knows of, where the stay has other ones by now: what was sent and confirmed was for those (TRUE-02). */
  movedFrom: z.object({ startAt: z.string().nullable(), endAt: z.string().nullable() }).nullable(),
  /** 'bekannt sind 18 DZ und 8 EZ, die Liste hat 20 DZ und 4 EZ'; null where the hotel knows the rooms of its list (TRUE-03). */
  otherRooms: z.string().nullable(),
  /** Rooms that are new since, those that are different, and those that are no more. */
  added: z.array(z.string()),
  changed: z.array(z.string()),
  gone: z.array(z.string()),
  /** Whether other things are said to the hotel since. */
  notesChanged: z.boolean(),
  /** Whether a list of its own tells it; else that of the trip does. */
  hasOwnList: z.boolean(),
  /** Drivers and guides for whom the contacts have a room and this list has none with their name (TRUE-04): 'Uwe Petersen, Fahrer'. */
  missing: z.array(z.string()),
  /** Guests of this list who are cancelled on another one of the trip (issue 14): 'Ada Brandt ist in „Zimmerliste“ storniert.' */
  cancelled: z.array(z.string()),
})
export type ListOfHotel = z.output<typeof listOfHotelSchema>
