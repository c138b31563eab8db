import type { TodoStatus } from '@reisewerk/domain/accounts/options.ts'
import type { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { checklistItemContract } from '@reisewerk/domain/tasks/checklist.contract.ts'
import type { checklistTemplateContract, todoTemplateContract } from '@reisewerk/domain/tasks/templates.contract.ts'
import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import type { DashboardTodos, DashboardTrips, Shown } from '@reisewerk/domain/tasks/user-dashboard.contract.ts'
import { visitReportContract } from '@reisewerk/domain/tasks/visit-report.contract.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listOf } from '../../lib/api.ts'
import { colleaguesOf } from '../../lib/colleagues.ts'
import { today } from '../../lib/format.ts'
import { send } from '../../lib/http.ts'

export type Todo = ItemOf<typeof todoContract, 'order_list_read'>
/** Without what stands on its trip, which stands beside it: so changes of the trip leave it alone. */
export type TodoOfTrip = ItemOf<typeof todoContract, 'trip_dashboard_read'>
export type ChecklistItem = ItemOf<typeof checklistItemContract>
export type TodoTemplate = ItemOf<typeof todoTemplateContract>
export type ChecklistTemplate = ItemOf<typeof checklistTemplateContract>
export type VisitReport = ItemOf<typeof visitReportContract>
export type User = ItemOf<typeof userContract>

export const todosPerPage = 5

export type TodoFilter = {
  statuses: readonly TodoStatus[]
  /** Ids; none means everybody's. */
  users: readonly string[]
  /** 'aktiv': only what is valid for the status of trip and request (TODO-04). */
  isActive: boolean
  page: number
}

export const filterAtFirst: TodoFilter = { statuses: ['open', 'waiting'], users: [], isActive: true, page: 1 }

/** A page of a trip's to-dos, the most urgent first (000 §7). */
export function todosOf(orderId: number, { statuses, users, isActive, page }: TodoFilter) {
  return listOf(todoContract, {
    groups: ['order_list_read'],
    query: {
      'order.id': orderId,
      'status[]': statuses,
      'user.id[]': users,
      ...(isActive && { specialOrderStatus: true, specialRequestStatus: true }),
      '_order[dueDate]': 'asc',
      _page: page,
      _itemsPerPage: todosPerPage,
    },
  })
}

/** The whole checklist of a trip; which of it is shown depends on the trip's status and on the filter (`useChecklist`). */
export function checklistOf(orderId: number) {
  return listOf(checklistItemContract, { query: { 'order.id': orderId, _itemsPerPage: 500 } })
}

/** The open to-do of a trip that is due first (HEAD-09). */
export function urgentTodoOf(orderId: number) {
  return listOf(todoContract, {
    groups: ['trip_dashboard_read'],
    query: {
      'order.id': orderId,
      'status[]': ['open', 'waiting'],
      'dueDate[exists]': true,
      specialOrderStatus: true,
      specialRequestStatus: true,
      '_order[dueDate]': 'asc',
      _itemsPerPage: 1,
    },
  })
}

/** A status with the day that goes with it (002 §4). */
export function statusPatch(status: TodoStatus) {
  return { status, doneDate: status === 'done' ? wireOfDate(today()) : null }
}

export const everyUser = colleaguesOf(null)

export function visitReportOf(todoId: number) {
  return listOf(visitReportContract, { query: { 'todo.id': todoId } })
}

/* The keys begin with the resource whose changes make them stale. */

export const dashboardTodos = (shown: Shown) =>
  queryOptions({
    queryKey: ['todos', 'user-dashboard', shown],
    queryFn: async ({ signal }) => {
      const path = `/api/user_dashboard/todos?todos=${shown.todos}&options=${shown.options}`
      return (await send<DashboardTodos>('GET', path, { signal })).data
    },
    // What is there stays while more is asked for.
    placeholderData: keepPreviousData,
  })

export const dashboardTrips = queryOptions({
  queryKey: ['orders', 'user-dashboard'],
  queryFn: async ({ signal }) => (await send<DashboardTrips>('GET', '/api/user_dashboard/trips', { signal })).data,
})
