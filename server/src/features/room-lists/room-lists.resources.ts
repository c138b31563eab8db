import { passengerContract, roomContract, roomListContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import * as z from 'zod'
import { changeInQuery, declare } from '../../platform/resource/resource.ts'
import {
  addPassenger,
  addRoomAsked,
  addRoomList,
  changePassenger,
  changeRoomAsked,
  changeRoomList,
} from './room-lists.service.ts'
import { passengers, roomLists, rooms } from './room-lists.tables.ts'

/** Which list a new one begins with, and whether its guests stay those of the other: 'individual' are guests of its own (002 §7). */
const copied = changeInQuery(
  {
    copyListId: z
      .string()
      .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
      .transform(Number)
      .optional(),
    source: z.string().max(60).optional(),
  },
  ({ copyListId, source }) => ({ copyListId, source }),
)
const bySort = (row: string) => `${row}.sort, ${row}.id`

/** Who sleeps where (002 §3). */
export const roomListsResources = [
  declare(roomListContract, {
    table: roomLists,
    parents: { rooms: { column: 'roomListId' } },
    // Those lacking a hotel first, then by date, newest first (002 §4).
    defaultOrder: (row) => `${row}.provider_id is not null, ${row}.date desc nulls last, ${row}.id desc`,
    inQueryOfNew: copied,
    create: addRoomList,
    update: changeRoomList,
  }),
  declare(roomContract, {
    table: rooms,
    orderFrom: 'roomList',
    columns: { 'roomType.persons': 'persons', 'roomType.type': 'type', _sort: 'sort' },
    parents: { passengers: { column: 'roomId' } },
    defaultOrder: bySort,
    create: addRoomAsked,
    update: changeRoomAsked,
  }),
  declare(passengerContract, {
    table: passengers,
    orderFrom: 'room',
    columns: { _sort: 'sort' },
    defaultOrder: bySort,
    create: addPassenger,
    update: changePassenger,
  }),
]
