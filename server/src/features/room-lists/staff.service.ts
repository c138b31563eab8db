import { isUnnamedStaffRoom, staffNotListed } from '@reisewerk/domain/room-lists/staff.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem } from '../../platform/resource/write.ts'
import { roomsBeside, staffOfTrip } from './staff.queries.ts'

/**
 * A room that becomes one for a driver or guide, and in which nobody sleeps, is for the one among the contacts of the trip who has
 * no room on the list yet: the hotel is told the name (ROOM-02, TRUE-04).
 */
export async function nameStaff(trx: Transaction, orderId: number, roomId: number, desk: Desk): Promise<void> {
  const rooms = await roomsBeside(trx, roomId)
  if (rooms.find(({ id }) => id === roomId)?.passengers.length !== 0) return
  // Rooms that stood there without a name are not looked after: the page tells of them.
  const asked = rooms.filter((room) => room.id === roomId || !isUnnamedStaffRoom(room))
  const staff = staffNotListed(await staffOfTrip(trx, orderId), asked).find(({ room }) => room?.id === roomId)
  if (staff === undefined) return
  const { firstName, lastName } = staff
  const guest = { room: roomId, firstName, lastName, _sort: 0 }
  await insertItem(trx, desk.resources, resourceOf(desk.resources, 'passengers'), guest)
}
