import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { itemOf } from '../../../lib/api.ts'

export type Trip = ItemOf<typeof orderContract, 'trip_dashboard_read'>

/** A trip with all its head and panels show, in one request. */
export function tripOf(orderId: number) {
  return itemOf(orderContract, orderId, ['trip_dashboard_read'])
}
