import { todoStatusKeys, todoTypeKeys } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, day, instant, link, text } from '../contract/fields.ts'

/** Something to be done by a date, for a trip or on its own; option deadlines are to-dos of their request. */
export const todoContract = contract({
  name: 'todos',
  title: 'Aufgabe',
  fields: {
    name: text({ required: true, max: 200 }),
    status: choice(todoStatusKeys),
    todoType: choice(todoTypeKeys),
    isExternal: boolean(),
    dueDate: day({ nullable: true }),
    doneDate: instant({ nullable: true }),
    description: text({ max: 5_000, multiline: true }),
    order: link('orders', { nullable: true, write: 'create' }),
    request: link('requests', { nullable: true, write: 'never' }),
    user: link('users', { nullable: true }),
  },
  filters: {
    id: 'in',
    'order.id': 'in',
    'user.id': 'in',
    status: 'in',
    dueDate: ['exists', 'range'],
    doneDate: 'exists',
  },
  orderBy: ['id', 'dueDate'],
})
