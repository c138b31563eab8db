import * as z from 'zod'
import { cabinTypeKeys } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { children, choice, day, instant, integer, link, object } from '../contract/fields.ts'
import { amountInput, changeInput, roomTypeInput } from './contingent-amounts.contract.ts'

const persons = integer({ min: 1, max: 6 })
const amount = build<number, number, object>('integer', z.number(), amountInput, {})
const amounts = {
  askedAmount: amount,
  reservedAmount: amount,
  requestedChangeAmount: build<number, number, { nullable: true }>('integer', z.number(), changeInput, {
    nullable: true,
  }),
} as const
const roomType = build<string, string, object>('text', z.string(), roomTypeInput, {})

/** Rooms for so many persons; the type is the desk's own text and stands once per person count (000 §5). */
export const orderHotelRoomContract = contract({
  name: 'order_hotel_rooms',
  title: 'Zimmer',
  fields: { type: object({ persons, type: roomType }), ...amounts },
})

/** Cabins for so many persons, of the types that OPTIONS name. */
export const orderFerryCabinContract = contract({
  name: 'order_ferry_cabins',
  title: 'Kabine',
  fields: { type: object({ persons, type: choice(cabinTypeKeys) }), ...amounts },
})

const common = {
  order: link('orders', { write: 'never' }),
  lastContingentUpdate: instant({ nullable: true, write: 'never' }),
} as const

/** Rooms the trip needs (K, asked) and has (B, reserved), by size (000 §3). */
export const orderContingentHotelContract = contract({
  name: 'order_contingent_hotels',
  title: 'Hotelkontingent',
  fields: {
    ...common,
    doubleRooms: children(orderHotelRoomContract),
    singleRooms: children(orderHotelRoomContract),
    tripleRooms: children(orderHotelRoomContract),
    quadrupleRooms: children(orderHotelRoomContract),
  },
  filters: { id: 'in', 'order.id': 'in' },
  houseLists: { roomType: 'room_type' },
})

/** Cabins the trip needs and has; `otherCabins` holds those of five and six (CAP-05). */
export const orderContingentFerryContract = contract({
  name: 'order_contingent_ferries',
  title: 'Fährkontingent',
  fields: {
    ...common,
    doubleCabins: children(orderFerryCabinContract),
    singleCabins: children(orderFerryCabinContract),
    tripleCabins: children(orderFerryCabinContract),
    quadrupleCabins: children(orderFerryCabinContract),
    otherCabins: children(orderFerryCabinContract),
  },
  filters: { id: 'in', 'order.id': 'in' },
  houseLists: { cabinType: 'cabin_type' },
})

/** How many guests were booked when. */
export const bookingStandContract = contract({
  name: 'booking_stands',
  title: 'Buchungsstand',
  fields: {
    order: link('orders', { write: 'never' }),
    date: day({ write: 'never' }),
    numberOfPersons: integer({ write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in' },
  orderBy: ['id', 'date'],
})
