import { contract } from '../contract/contract.ts'
import { boolean, integer, json, link, text } from '../contract/fields.ts'
import { orderListStateSchema } from './order-list.contract.ts'

/** A saved view of the trip list (LIST-03): one's own, or shared by a colleague with the organisation. */
export const orderViewContract = contract({
  name: 'order_views',
  title: 'Ansicht',
  fields: {
    name: text({ label: 'Name der Ansicht', required: true, max: 60 }),
    user: link('users', { label: 'User', write: 'never' }),
    organisationFilter: link('organisations', { label: 'Organisation' }),
    /** Everybody of the organisation sees it; only its owner changes it. */
    isShared: boolean({ label: 'Geteilt' }),
    isDefault: boolean({ label: 'Standard' }),
    sort: integer({ label: 'Reihenfolge', min: 0, max: 1_000 }),
    state: json(orderListStateSchema, { internal: 'filters, order and columns, which the list shows' }),
  },
  filters: { id: 'in', 'user.id': 'in' },
})
