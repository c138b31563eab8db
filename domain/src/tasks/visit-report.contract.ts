import { contract } from '../contract/contract.ts'
import { day, link, text } from '../contract/fields.ts'

const words = { max: 10_000, multiline: true } as const

/** What came of a visit to a client; saved with the trip and its client ('Kundenbericht'). */
export const visitReportContract = contract({
  name: 'visit_reports',
  title: 'Kundenbericht',
  fields: {
    order: link('orders', { label: 'Reise', required: true, write: 'create' }),
    client: link('clients', { label: 'Kunde', nullable: true, write: 'never' }),
    todo: link('todos', { label: 'Aufgabe', nullable: true, write: 'create' }),
    user: link('users', { label: 'User', nullable: true }),
    visitedAt: day({ label: 'Besucht am', required: true }),
    participants: text({ label: 'Gesprächspartner', max: 500 }),
    content: text({ label: 'Bericht', required: true, min: 1, ...words }),
    agreements: text({ label: 'Vereinbarungen', ...words }),
  },
  filters: { id: 'in', 'order.id': 'in', 'client.id': 'in', 'todo.id': 'in' },
  orderBy: ['id', 'visitedAt'],
})
