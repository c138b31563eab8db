import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { itemOf } from '../../../lib/api.ts'

/** A deleted trip; only who asks for deleted trips is told of it (APP-11). */
export function deletedTripOf(orderId: number) {
  return itemOf(orderContract, orderId, ['order_list_read', 'soft_delete'])
}
