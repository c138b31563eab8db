import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { daysAsked } from '@reisewerk/domain/itinerary/days-asked.ts'
import type { ListOf, RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listOf, newKey, pageOf } from '../../../lib/api.ts'
import { ApiError, send } from '../../../lib/http.ts'
import type { Page } from '../../../lib/keys.ts'
import { createPendingChanges } from '../../../lib/saving/pending-changes.ts'
import { notice } from '../../../ui/notices/notice.tsx'

export type TripDay = ItemOf<typeof dayContract, 'trip_dashboard_read'>
export type HotelItem = TripDay['hotelPlaceholders'][number]
export type FerryItem = TripDay['ferryPlaceholders'][number]
export type RouteItem = TripDay['routeDetails'][number]
export type FreeTextItem = TripDay['freeTextItems'][number]
export type ServiceRequest = TripDay[ListOf<RequestedKind>][number]['requests'][number]

/** Of the days of each trip, by its id (001 §7). */
export const pendingChanges = createPendingChanges<TripDay>()

/** All days of a trip with their services and requests, in one request (001 §7). What is on its way lies over the answer. */
export function daysOf(orderId: number) {
  const { groups } = daysAsked
  const query = { 'order.id': orderId, ...daysAsked.query }
  return queryOptions({
    ...listOf(dayContract, { groups, query }),
    queryFn: async ({ signal }) => {
      const page = await pageOf<typeof dayContract, (typeof groups)[number]>(
        dayContract,
        { ...query, '_groups[]': groups },
        signal,
      )
      return { ...page, items: pendingChanges.over(orderId, page.items) }
    },
  })
}

type Change = {
  /** How the days look at once; left out when only the server knows. */
  show?: (days: TripDay[]) => TripDay[]
  send: () => Promise<unknown>
  done?: string
  failed: string
  /** Told besides the notice, for the field that is to blame. */
  onRefused?: (error: ApiError) => void
}
/** @returns whether the server took it; the days are fresh by then */
export type DaysChange = (change: Change) => Promise<boolean>

/** Changes of the day plan: shown at once, sent, and taken back when the server refuses them (001 §7). */
export function useDaysChange(orderId: number): DaysChange {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({ mutationFn: (send: () => Promise<unknown>) => send() })

  return useCallback(
    async ({ show, send, done, failed, onRefused }) => {
      const { queryKey } = daysOf(orderId)
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Page<TripDay>>(queryKey)
      const arrived = pendingChanges.lay(orderId, newKey(), show)
      if (show !== undefined && before !== undefined) {
        client.setQueryData(queryKey, { ...before, items: show([...before.items]) })
      }
      try {
        await mutateAsync(send).finally(arrived)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (show !== undefined && before !== undefined) {
          client.setQueryData(queryKey, { ...before, items: pendingChanges.over(orderId, before.items) })
        }
        notice.bad(failed, error.message)
        onRefused?.(error)
        void client.invalidateQueries({ queryKey })
        return false
      }
      if (done !== undefined) notice.good(done)
      await client.invalidateQueries({ queryKey })
      return true
    },
    [client, mutateAsync, orderId],
  )
}

/** Sends what a form saves as a change of the day plan: the days are fresh before the form goes. @throws what refused it */
export async function sentWithin<T>(
  change: DaysChange,
  work: () => Promise<T>,
  told: { done?: string; failed: string },
) {
  const outcome: { saved?: { item: T }; refused?: unknown } = {}
  await change({
    ...told,
    send: async () => {
      try {
        outcome.saved = { item: await work() }
      } catch (refused) {
        outcome.refused = refused
        throw refused
      }
    },
  })
  if (outcome.saved === undefined) throw outcome.refused
  return outcome.saved.item
}

type Distance = Pick<TripDay, 'distance' | 'distanceIsCalculated'>

export function dateOf(day: TripDay): CalendarDate {
  const date = dateOfWire(day.date)
  if (date === null) throw new TypeError(`'${day.date}' is no date of the API`)
  return date
}

/** How far a day goes; null where nobody drives: nothing worked out and none worked out say the same (001 §2.1). */
export function kilometresOf({ distance, distanceIsCalculated }: Distance): number | null {
  return distanceIsCalculated && distance === 0 ? null : distance
}

/**
 * The days of a trip whose distance no routing service told (DAY-03). Asked for beside the days, which are read more often
 * than their distances change.
 */
export function useEstimatedDays(orderId: number, days: readonly TripDay[]): readonly number[] {
  const distances = days.map(({ id, distance, distanceIsCalculated }) => [id, distanceIsCalculated ? distance : null])
  const { data } = useQuery({
    queryKey: ['days', 'estimated', orderId, distances],
    queryFn: async ({ signal }) =>
      (await send<{ days: number[] }>('GET', `/api/orders/${orderId}/estimated_distances`, { signal })).data.days,
    enabled: days.some(({ distance, distanceIsCalculated }) => distance !== null && distanceIsCalculated),
    placeholderData: (before) => before,
  })
  return data ?? []
}
