import { orderViewContract } from '@reisewerk/domain/orders/order-view.contract.ts'
import { declare } from '../../../platform/resource/resource.ts'
import { addOrderView, changeOrderView } from './order-views.service.ts'
import { orderViews } from './order-views.tables.ts'

export const orderViewsResources = [
  declare(orderViewContract, {
    table: orderViews,
    columns: { organisationFilter: 'organisationId' },
    organisation: 'organisationId',
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    create: addOrderView,
    update: changeOrderView,
  }),
]
