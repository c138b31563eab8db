import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import { checklistItemContract } from '@reisewerk/domain/tasks/checklist.contract.ts'
import { checklistStatuses } from '@reisewerk/domain/tasks/todo-status.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { type keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { create, listOf, newKey, remove } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { confirm } from '../../ui/confirm.tsx'
import { notice } from '../../ui/notice.tsx'
import type { ChecklistItem } from './api.ts'

export const checklistFilters = [
  { value: 'all', label: 'Alle Aufgaben' },
  { value: 'open', label: 'Offene Aufgaben' },
  { value: 'done', label: 'Erledigte Aufgaben' },
] as const
export type ChecklistFilter = (typeof checklistFilters)[number]['value']

type Trip = { id: number; currentStatus: OrderStatus }

/** The items of a trip's checklist; a failure to load them is only logged (000 §8). */
export function useChecklist(
  { id, currentStatus }: Trip,
  filter: ChecklistFilter,
  placeholderData: typeof keepPreviousData,
) {
  const items = useQuery({
    ...listOf(checklistItemContract, {
      query: {
        'order.id': id,
        'orderStatuses[]': checklistStatuses(currentStatus),
        'doneDate[exists]': filter === 'all' ? undefined : filter === 'done',
        _itemsPerPage: 500,
      },
    }),
    placeholderData,
  })
  const { error } = items
  useEffect(() => {
    if (error !== null) console.warn('checklist not loaded', error)
  }, [error])
  return items
}

function useFresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.list(checklistItemContract.name) })
}

const failed = (what: string) => `Der Punkt konnte nicht ${what} werden! Server Error!`

/** One key an intended item: a repeat after a broken answer adds no second one. */
type NewItem = { title: string; key: string }

/** Adds one after the other, as fast as they are typed; what could not be saved stays to be tried again. */
export function useAddItem(orderId: number) {
  const fresh = useFresh()
  const [unsent, setUnsent] = useState<readonly NewItem[]>([])
  const last = useRef(Promise.resolve())

  async function send(item: NewItem) {
    try {
      await create(checklistItemContract, { title: item.title, order: linkTo('orders', orderId) }, item.key)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setUnsent((items) => [...items, item])
      notice.bad(failed('hinzugefügt'), error.message)
      return
    }
    await fresh()
  }

  function queue(item: NewItem) {
    const next = () => send(item)
    last.current = last.current.then(next, next)
  }

  return {
    unsent,
    add: (title: string) => queue({ title, key: newKey() }),
    retry: (item: NewItem) => {
      setUnsent((items) => items.filter((other) => other !== item))
      queue(item)
    },
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
