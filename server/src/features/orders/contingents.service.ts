import type { Transaction } from '../../platform/database/transaction.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { updateItem } from '../../platform/resource/write.ts'
import { noteBookingStand, orderOfContingent, stampContingent } from './orders.queries.ts'

/** Saves the hotel contingent and, when booked rooms changed, the day's booking stand (000 §2.3, CAP-04). */
export async function changeHotelContingent(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'order_contingent_hotels'), id, body)
  const orderId = await orderOfContingent(trx, 'order_contingent_hotels', id)
  await noteBookingStand(trx, orderId, desk.today)
  await stampContingent(trx, orderId, desk.now)
}

/** Saves the ferry contingent. */
export async function changeFerryContingent(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'order_contingent_ferries'), id, body)
  await stampContingent(trx, await orderOfContingent(trx, 'order_contingent_ferries', id), desk.now)
}
