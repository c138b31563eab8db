import { createHmac } from 'node:crypto'
import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ListedGuest, ListedRoom } from '@reisewerk/domain/room-lists/documents/list-source.ts'
import { listMarks } from '@reisewerk/domain/room-lists/documents/room-marks.ts'
import { choose, numberBetween } from '../choose.ts'
import { firstNames, guestNotes, lastNames } from '../trips/guest-names.ts'
import type { Row, Rows } from './rows.ts'

/** Trips whose papers have gone out have their guests in rooms, and their hotels have the list. */
export function addRoomLists(rows: Rows, today: CalendarDate): void {
  const tables = new Map(rows.tables())
  const of = (table: 'order_hotel_rooms' | 'requests', orderId: unknown) =>
    (tables.get(table) ?? []).filter((row) => row.order_id === orderId)
  for (const order of (tables.get('orders') ?? []).filter((row) => row.current_status === 'documents_sent')) {
    const orderId = Number(order.id)
    const rooms = roomsOf(orderId, of('order_hotel_rooms', orderId))
    const roomListId = addList(rows, orderId, rooms, addDays(today, -30))
    const hotels = of('requests', orderId).filter(
      ({ request_type, status }) => request_type === 'hotel' && (status === 'approved' || status === 'paid'),
    )
    for (const [index, { id }] of hotels.entries()) {
      // The second hotel has not heard yet that somebody in the first room came later.
      const sent = index === 1 ? rooms.map((room, place) => (place === 0 ? { ...room, guests: [] } : room)) : rooms
      rows.add('hotel_lists', {
        ...{ orderId, requestId: id, roomListId, marks: marksOf(orderId, sent) },
        ...{ sentAt: `${addDays(today, -10)}T09:0${index % 10}:00Z`, isConfirmed: index !== 1 },
      })
    }
  }
}

/** As the server marks the rooms of a list that went to a hotel (list-source.service.ts). */
function marksOf(orderId: number, rooms: readonly ListedRoom[]) {
  const digest = (text: string) => createHmac('sha256', `trip ${orderId}`).update(text).digest('base64url').slice(0, 22)
  return listMarks({ list: { rooms, notes: '' }, orderNotes: '', stay: null }, digest, null).rooms
}

function addList(rows: Rows, orderId: number, rooms: readonly ListedRoom[], date: CalendarDate): number {
  const roomListId = rows.add('room_lists', { orderId, name: 'Zimmerliste', templateType: 'templateA', date })
  for (const [sort, { guests, ...room }] of rooms.entries()) {
    const roomId = rows.add('rooms', { orderId, roomListId, ...room, sort })
    for (const [place, { gender, lastName, firstName, nationality, notes }] of guests.entries()) {
      // Births and documents are sealed by a key that the demo does not know: they are typed by whoever tries it.
      rows.add('passengers', { orderId, roomId, gender, lastName, firstName, nationality, notes, sort: place })
    }
  }
  return roomListId
}

/** As many rooms as the trip asks for, each with its guests; who shares a room mostly shares a name. */
function roomsOf(orderId: number, contingent: readonly Row[]): ListedRoom[] {
  const sizes = contingent.flatMap(({ persons, asked_amount }) =>
    Array.from({ length: Number(asked_amount) }, () => Number(persons)),
  )
  return sizes.map((persons, index) => {
    const seed = `${orderId} room ${index}`
    const family = choose(seed, lastNames)
    const isCouple = persons === 2 && numberBetween(`${seed} couple`, 1, 5) > 1
    const guests = Array.from({ length: persons }, (_, place) => {
      const own = `${seed} ${place}`
      const gender = isCouple ? (place === 0 ? 'W' : 'M') : choose(`${own} gender`, ['W', 'W', 'M'] as const)
      return {
        ...unsaid,
        ...{ gender, lastName: isCouple ? family : choose(`${own} name`, lastNames) },
        firstName: choose(`${own} first`, firstNames[gender]),
        notes: numberBetween(`${own} notes`, 1, 9) === 1 ? choose(`${own} note`, guestNotes) : '',
      }
    })
    return {
      roomIndex: String(index + 1),
      persons,
      type: 'standard',
      extraType: null,
      twin: persons === 2 && !isCouple,
      guests,
    }
  })
}

const unsaid = {
  ...{ nationality: 'D', dateOfBirth: null, placeOfBirth: '', documentType: null, documentNumber: '' },
  ...{ assistance: false, outsideCabin: false, motorBike: false, licencePlate: '', allergies: '' },
} satisfies Partial<ListedGuest>
