import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { listOf } from '../../lib/api.ts'
import { type OrderListSearch, queryOf } from './order-list-search.ts'

export type ListedOrder = ItemOf<typeof orderContract, 'order_list_read'>

/** One page of the trip list. */
export function orderList(search: OrderListSearch) {
  return listOf(orderContract, { groups: ['order_list_read'], query: queryOf(search) })
}
