import * as z from 'zod'
import { cabinTypes } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { children, choice, day, instant, integer, link, object } from '../contract/fields.ts'
import { amountInput, changeInput, roomTypeInput } from './contingent-amounts.contract.ts'
import { largestAmount, longestRoomType } from './contingent-amounts.ts'

const persons = integer({ label: 'Personen', min: 1, max: 6 })
const amounts = {
  askedAmount: amount('Kontingent'),
  reservedAmount: amount('Buchungsstand'),
  requestedChangeAmount: build<number, number, { nullable: true }>(
    'integer',
    z.number(),
    changeInput,
    { label: 'Änderungswunsch', nullable: true },
    { bounds: { min: -largestAmount, max: largestAmount } },
  ),
} as const
const roomType = build<string, string, object>(
  'text',
  z.string(),
  roomTypeInput,
  { label: 'Zimmerart' },
  { bounds: { max: longestRoomType } },
)

function amount(label: string) {
  const bounds = { min: 0, max: largestAmount }
  return build<number, number, object>('integer', z.number(), amountInput, { label }, { bounds })
}

/** Rooms for so many persons; the type is the desk's own text and stands once per person count (000 §5). */
export const orderHotelRoomContract = contract({
  name: 'order_hotel_rooms',
  title: 'Zimmer',
  fields: { type: object({ persons, type: roomType }, { label: 'Art' }), ...amounts },
})

/** Cabins for so many persons, of the types that OPTIONS name. */
export const orderFerryCabinContract = contract({
  name: 'order_ferry_cabins',
  title: 'Kabine',
  fields: {
    type: object({ persons, type: choice(cabinTypes, { label: 'Kabinenart' }) }, { label: 'Art' }),
    ...amounts,
  },
})

const common = {
  order: link('orders', { label: 'Reise', write: 'never' }),
  lastContingentUpdate: instant({ label: 'Kontingent geändert', nullable: true, write: 'never' }),
} as const

/** Rooms the trip needs (K, asked) and has (B, reserved), by size (000 §3). */
export const orderContingentHotelContract = contract({
  name: 'order_contingent_hotels',
  title: 'Hotelkontingent',
  fields: {
    ...common,
    doubleRooms: children(orderHotelRoomContract, { label: 'Doppelzimmer' }),
    singleRooms: children(orderHotelRoomContract, { label: 'Einzelzimmer' }),
    tripleRooms: children(orderHotelRoomContract, { label: 'Dreibettzimmer' }),
    quadrupleRooms: children(orderHotelRoomContract, { label: 'Vierbettzimmer' }),
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
    doubleCabins: children(orderFerryCabinContract, { label: 'Doppelkabinen' }),
    singleCabins: children(orderFerryCabinContract, { label: 'Einzelkabinen' }),
    tripleCabins: children(orderFerryCabinContract, { label: 'Dreibettkabinen' }),
    quadrupleCabins: children(orderFerryCabinContract, { label: 'Vierbettkabinen' }),
    otherCabins: children(orderFerryCabinContract, { label: 'Weitere Kabinen' }),
  },
  filters: { id: 'in', 'order.id': 'in' },
  houseLists: { cabinType: 'cabin_type' },
})

/** How many guests were booked when. */
export const bookingStandContract = contract({
  name: 'booking_stands',
  title: 'Buchungsstand',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    date: day({ label: 'Datum', write: 'never' }),
    numberOfPersons: integer({ label: 'Personen', write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in' },
  orderBy: ['id', 'date'],
})
