import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import { checklistItemContract } from '@reisewerk/domain/tasks/checklist.contract.ts'
import { checklistStatuses } from '@reisewerk/domain/tasks/todo-status.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { remove } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { type ChecklistItem, checklistOf } from './api.ts'

export const checklistFilters = [
  { value: 'all', label: 'Alle Aufgaben' },
  { value: 'open', label: 'Offene Aufgaben' },
  { value: 'done', label: 'Erledigte Aufgaben' },
] as const
export type ChecklistFilter = (typeof checklistFilters)[number]['value']

type Trip = { id: number; currentStatus: OrderStatus }

/** The items of a trip's checklist; a failure to load them is only logged (000 §8). */
export function useChecklist({ id, currentStatus }: Trip, filter: ChecklistFilter) {
  const { data, error, isPending } = useQuery(checklistOf(id))
  useEffect(() => {
    if (error !== null) console.warn('checklist not loaded', error)
  }, [error])
  const statuses: readonly string[] = checklistStatuses(currentStatus)
  const items = data?.items.filter(
    ({ orderStatuses, doneDate }) =>
      (orderStatuses.length === 0 || orderStatuses.some((status) => statuses.includes(status))) &&
      (filter === 'all' || (doneDate !== null) === (filter === 'done')),
  )
  return { items, isPending }
}

function useFresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.list(checklistItemContract.name) })
}

const failed = (what: string) => `Der Punkt konnte nicht ${what} werden! Server Error!`

/** Adds one after the other, as fast as they are typed; what could not be saved stays, also over a reload. */
export function useAddItem(orderId: number) {
  const all = useSyncExternalStore(saveQueue.subscribe, saveQueue.items.list)
  const order = linkTo('orders', orderId)
  return {
    unsent: all.filter(
      ({ resource, body, state }) =>
        resource === checklistItemContract.name && body.order === order && state !== 'saving',
    ),
    add: (title: string) =>
      saveQueue.items.add(checklistItemContract.name, { title, order }, (error) =>
        notice.bad(failed('hinzugefügt'), error.message),
      ),
    retry: saveQueue.items.again,
    drop: saveQueue.items.drop,
  }
}

export function useRemoveItem({ id, title }: Pick<ChecklistItem, 'id' | 'title'>) {
  const fresh = useFresh()
  return async () => {
    const isMeant = await confirm({ title: 'Are you sure?', text: title, action: 'Löschen', tone: 'bad' })
    if (!isMeant) return
    try {
      await remove(checklistItemContract, id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad(failed('gelöscht'), error.message)
    }
    await fresh()
  }
}
