import { orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { DashboardTodo, DashboardTodos, DashboardTrips } from '@reisewerk/domain/tasks/user-dashboard.contract.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import {
  countOptions,
  countOwnTodos,
  countTripsByStatus,
  readAbsences,
  readDepartures,
  readDeskUsers,
  readOptions,
  readOwnTodos,
  type TodoRow,
} from './user-dashboard.queries.ts'

/**
 * What the actor has to do, and which options run out: all statements in one round trip (APP-10).
 * @param shown how many of each list
 */
export async function readDashboardTodos(
  trx: Transaction,
  today: CalendarDate,
  shown: { todos: number; options: number },
): Promise<DashboardTodos> {
  const [todos, total, options, runningOut] = await Promise.all([
    readOwnTodos(trx, today, shown.todos),
    countOwnTodos(trx, today),
    readOptions(trx, today, shown.options),
    countOptions(trx, today),
  ])
  return {
    todos: { items: todos.map(todoOf), total },
    options: { items: options.map(todoOf), ...runningOut },
  }
}

function todoOf({ orderId, orderNumber, tripName, dueDate, ...todo }: TodoRow): DashboardTodo {
  return {
    ...todo,
    dueDate: dueDate === null ? null : wireOfDate(dueDate),
    order: orderId === null ? null : { id: orderId, orderNumber: orderNumber ?? '', name: tripName ?? '' },
  }
}

/** How the actor's trips stand, which start soon, and for whom they stand in (APP-10, APP-22). */
export async function readDashboardTrips(trx: Transaction, today: CalendarDate): Promise<DashboardTrips> {
  const [users, counts, departures, absences] = await Promise.all([
    readDeskUsers(trx, today),
    countTripsByStatus(trx, today),
    readDepartures(trx, today),
    readAbsences(trx, today),
  ])
  return {
    users,
    byStatus: counts.sort((one, other) => orderStatusKeys.indexOf(one.status) - orderStatusKeys.indexOf(other.status)),
    departures: departures.map((trip) => ({ ...trip, startAt: wireOfDate(trip.startAt) })),
    absences: absences.map((absence) => ({ ...absence, endAt: wireOfDate(absence.endAt) })),
  }
}
