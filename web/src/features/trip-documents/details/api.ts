import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import {
  type TripDetailType,
  tripDetailTemplateContract,
  tripDetailTypes,
} from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { act, type BodyOf, create, listOf, newKey, remove } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { useArranged } from '../../../ui/lists/use-arranged.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'

export type TripDetail = ItemOf<typeof tripDetailContract>
export type TripDetailTemplate = ItemOf<typeof tripDetailTemplateContract>
/** What passages stand on: the trip, or one of its requests. */
export type Home = { readonly orderId: number; readonly request: number | null }

/** What stands where there is none of a kind; '$tripDetail' in 002 §2 means the label of the kind (decision 005). */
export function noneOf(type: TripDetailType): string {
  return `There are no ${type} ${tripDetailTypes[type].label}`
}

export function generalInfosOf(orderId: number) {
  return listOf(tripDetailContract, { query: { 'order.id': orderId, type: 'general_info', _itemsPerPage: 500 } })
}

export function detailsOfRequest(request: number) {
  return listOf(tripDetailContract, { query: { 'request.id': request, _itemsPerPage: 500 } })
}

/** A request has what the master data say of whom it asks; asked for once for each of them, and again for another. */
export function takenFromMasterData(request: number, provider: number | null) {
  return queryOptions({
    queryKey: ['taken-details', request, provider],
    queryFn: async () => (await act<TripDetail[]>(`/api/requests/${request}/trip_details`)).data.length,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type Templates = {
  readonly organisation: number
  readonly provider: number | null
  readonly types: readonly TripDetailType[]
  readonly locale: Locale
}

/** What master data offer, of a provider or of every trip, in one language (002 §7). */
export function templatesOf({ organisation, provider, types, locale }: Templates) {
  const query = {
    ...{ 'organisationFilter.id': organisation, 'type[]': types, locale, isRetired: false, _itemsPerPage: 500 },
    ...(provider !== null && { 'provider.id': provider }),
  }
  return {
    ...listOf(tripDetailTemplateContract, { query }),
    select: ({ items }: { items: TripDetailTemplate[] }) =>
      items.filter((template) => provider !== null || template.provider === null),
  }
}

/** What one does with passages beside writing them. */
export function useTripDetails({ orderId, request }: Home) {
  const attempt = useAttempt(tripDetailContract.name)
  const client = useQueryClient()
  return {
    /** @returns the new one; null where it was refused */
    add: async (body: BodyOf<typeof tripDetailContract>): Promise<TripDetail | null> => {
      const made: { detail: TripDetail | null } = { detail: null }
      const on = { order: linkTo('orders', orderId), ...(request !== null && { request: linkTo('requests', request) }) }
      await attempt(async () => {
        made.detail = await create(tripDetailContract, { ...on, ...body }, newKey())
      }, 'Die Angabe konnte nicht angelegt werden.')
      return made.detail
    },
    remove: async ({ id, type }: TripDetail): Promise<void> => {
      const isBox = type === 'box' || type === 'box_map'
      const text = `Do you really want to delete this ${isBox ? 'tripDetail' : 'info'}?`
      if (!(await confirm({ title: 'Bist du sicher?', text, action: 'Löschen', tone: 'bad' }))) return
      const isGone = await attempt(() => remove(tripDetailContract, id), 'Die Angabe konnte nicht gelöscht werden.')
      if (isGone) notice.good('Trip detail successfully deleted')
    },
    /** Master data anew: of the trip its general hints, of a request what they say of its provider (DOC-08). */
    reload: async (types: readonly TripDetailType[], locale: Locale): Promise<boolean> => {
      const path = request === null ? `/api/orders/${orderId}/general_infos` : `/api/requests/${request}/trip_details`
      const body = { reset: true, ...(request !== null && { types }) }
      const isDone = await attempt(
        () => send('PUT', path, { body, locale }),
        'Die Stammdaten konnten nicht neu geladen werden.',
      )
      if (!isDone) return false
      notice.good('Order updated')
      // The reset stamps its trip (002 §4).
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.resource(tripDetailContract.name) }),
        client.invalidateQueries({ queryKey: keys.item(orderContract.name, orderId) }),
      ])
      return true
    },
  }
}

/** Passages put in order by hand. */
export function useDetailSequence(details: readonly TripDetail[]) {
  const attempt = useAttempt(tripDetailContract.name)
  return useArranged(details, async (next) => {
    const body = { tripDetails: next.map(({ id }) => linkTo('trip_details', id)) }
    const work = () => send('PUT', '/api/trip_details/sequence', { body })
    const isSaved = await attempt(work, 'Problem while saving new position')
    if (isSaved) notice.good('Position in document successfully saved!')
  })
}
