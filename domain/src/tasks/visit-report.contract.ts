import { contract } from '../contract/contract.ts'
import { day, link, text } from '../contract/fields.ts'

const words = { max: 10_000, multiline: true } as const

/** What came of a visit to a client; saved with the trip and its client ('Kundenbericht'). */
export const visitReportContract = contract({
  name: 'visit_reports',
  title: 'Kundenbericht',
  fields: {
    order: link('orders', { required: true, write: 'create' }),
    client: link('clients', { nullable: true, write: 'never' }),
    todo: link('todos', { nullable: true, write: 'create' }),
    user: link('users', { nullable: true }),
    visitedAt: day({ required: true }),
    participants: text({ max: 500 }),
    content: text({ required: true, min: 1, ...words }),
    agreements: text(words),
  },
  filters: { id: 'in', 'order.id': 'in', 'client.id': 'in', 'todo.id': 'in' },
  orderBy: ['id', 'visitedAt'],
})
