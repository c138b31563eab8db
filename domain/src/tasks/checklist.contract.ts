import { orderStatuses } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { link, text } from '../contract/fields.ts'
import { clearableInstant, statuses } from './todo.contract.ts'

/** A line of a trip's checklist (000 §3). */
export const checklistItemContract = contract({
  name: 'checklist_items',
  title: 'Punkt der Checkliste',
  fields: {
    order: link('orders', { label: 'Reise', required: true, write: 'create' }),
    title: text({ label: 'Titel', required: true, min: 1, max: 300 }),
    doneDate: clearableInstant,
    /** The trip's statuses it belongs to; an empty list means all. */
    orderStatuses: statuses(orderStatuses, { label: 'Aktiv bei Reisestatus' }),
  },
  filters: { id: 'in', 'order.id': 'in', orderStatuses: 'in', doneDate: 'exists' },
  orderBy: ['id', 'title', 'doneDate'],
})
