import { ferryPlaceholderContract, hotelPlaceholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { ferryRequestContract, hotelRequestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { type Link, linkTo } from '@reisewerk/domain/wire.ts'
import { remove, update } from '../../lib/api.ts'
import { confirm } from '../../ui/confirm.tsx'
import { type ServiceRequest, type TripDay, useDaysChange } from '../itinerary/api.ts'
import type { Requested } from './api.ts'

/** The resources of each kind. */
export const contracts = {
  hotel: { service: hotelPlaceholderContract, request: hotelRequestContract },
  ferry: { service: ferryPlaceholderContract, request: ferryRequestContract },
} as const

/** What the row and the menu of a request do. */
export function useRequestActions(orderId: number, { kind, item }: Requested, request: ServiceRequest) {
  const change = useDaysChange(orderId)
  const isChosen = item.selectedRequest?.endsWith(`/${request.id}`) ?? false
  const next = isChosen ? null : linkTo('requests', request.id)
  return {
    isChosen,
    toggleChosen: () =>
      change({
        show: (days) => days.map((day) => withChosen(day, item.id, next)),
        send: () => update(contracts[kind].service, item.id, { selectedRequest: next }),
        done: isChosen ? 'Anfrage abgewählt!' : 'Anfrage ausgewählt!',
        failed: 'Das Konzeptelement konnte nicht aktualisiert werden! Server Error!',
      }),
    remove: async () => {
      const isMeant = await confirm({
        title: 'Anfrage löschen?',
        text: `Die Anfrage an ${request.provider?.name ?? request.agency?.name ?? 'niemanden'} wird mit ihrem Optionstermin gelöscht.`,
        action: 'Löschen',
        tone: 'bad',
      })
      if (!isMeant) return
      await change({
        send: () => remove(contracts[kind].request, request.id),
        done: 'Anfrage wurde gelöscht!',
        failed: 'Die Anfrage konnte nicht gelöscht werden! Server Error!',
      })
    },
  }
}

function withChosen(day: TripDay, serviceId: number, selectedRequest: Link | null): TripDay {
  const change = <Item extends { id: number }>(items: Item[]) =>
    items.map((item) => (item.id === serviceId ? { ...item, selectedRequest } : item))
  return {
    ...day,
    hotelPlaceholders: change(day.hotelPlaceholders),
    ferryPlaceholders: change(day.ferryPlaceholders),
  }
}
