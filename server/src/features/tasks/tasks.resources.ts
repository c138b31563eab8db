import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { declare } from '../../platform/resource/resource.ts'
import { todos } from './tasks.tables.ts'
import { addTodo, changeTodo } from './todos.service.ts'

/** How to-dos are kept. */
export const tasksResources = [
  declare(todoContract, {
    table: todos,
    organisation: 'organisationId',
    defaultOrder: (row) => `${row}.due_date, ${row}.id`,
    create: addTodo,
    update: changeTodo,
  }),
]
