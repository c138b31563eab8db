import { contract } from '../contract/contract.ts'
import { integer, link, text } from '../contract/fields.ts'

/** A heading under which services of a trip are put together, whatever their day (MD-10). */
export const sortGroupContract = contract({
  name: 'sort_groups',
  title: 'Sortiergruppe',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    name: text({ label: 'Name', required: true, max: 120 }),
    /** Its place among the groups of the trip; a new one stands last. */
    sort: integer({ label: 'Reihenfolge', min: 0, max: 10_000 }),
  },
  filters: { id: 'in', 'order.id': 'in' },
  orderBy: ['id', 'sort', 'name'],
})
