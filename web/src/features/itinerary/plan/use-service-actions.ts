import { nextClientOfferStatus } from '@reisewerk/domain/itinerary/client-offer.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { act, create, newKey, remove, update } from '../../../lib/api.ts'
import { counted } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { confirmedPartners } from './confirmed-partners.ts'
import { daysOf, type TripDay } from './days.ts'
import { placeForNew } from './place-of-day.ts'
import { useDesk } from './plan-context.tsx'
import { titleOf } from './service-words.ts'
import { daysWith, requestsOf, type Service } from './services.ts'

/** The documents' name for a service in a failure (001 §8). */
export const failureOf = (kind: ServiceKind, verb: 'hinzugefügt' | 'aktualisiert' | 'gelöscht') =>
  `${kind === 'free' && verb !== 'gelöscht' ? 'Der Freitext' : 'Das Konzeptelement'} konnte nicht ${verb} werden! Server Error!`

export type AddService = (day: TripDay, kind: ServiceKind, withRequest?: boolean) => Promise<void>

/** Adds a service to a day and opens its form at once, with the fields of a first request or without (001 §2.1, §2.4). */
export function useAddService(): AddService {
  const { trip, change, edit, mayEdit, adding, setOpen, keepShown } = useDesk()
  const client = useQueryClient()
  return async (day, kind, withRequest = false) => {
    if (!mayEdit()) return
    const key = newKey()
    let id: number | null = null
    setOpen([day.id], true)
    const add = () =>
      change({
        send: async () => {
          const days = client.getQueryData(daysOf(trip.id).queryKey)?.items ?? [day]
          const place = placeForNew(kind, days, day)
          const body = { day: linkTo('days', day.id), isBrandNew: true, withRequest }
          const placed = place === null ? body : { ...body, place: linkTo('places', place.id) }
          id = (await create(serviceContracts[kind], placed, key)).id
        },
        failed: failureOf(kind, 'hinzugefügt'),
      })
    await adding(add, { dayId: day.id, kind })
    if (id === null) return
    keepShown(sortKey(kind, id))
    edit({ what: 'service', key: sortKey(kind, id), isNew: true, withRequest })
  }
}

export function useServiceActions(service: Service) {
  const { change, edit, deleting } = useDesk()
  const contract = serviceContracts[service.kind]
  const { clientOffer } = service.item
  const offers = useOptions('client_offer')
  const nextStatus = nextClientOfferStatus(clientOffer.status)

  return {
    nextOffer: offers.of(nextStatus).label,
    edit: () => edit({ what: 'service', key: service.key, isNew: false }),
    ask: () => edit({ what: 'request', key: service.key, requestId: null }),
    stepOffer: () =>
      change({
        show: (days) => daysWith(days, service, { clientOffer: { ...clientOffer, status: nextStatus } }),
        send: () => update(contract, service.item.id, { clientOffer: { status: nextStatus } }),
        failed: failureOf(service.kind, 'aktualisiert'),
      }),
    unlink: () =>
      change({
        show: (days) =>
          daysWith(days, service, { selectedRequest: null, takenBackRequest: service.item.selectedRequest }),
        send: () => update(contract, service.item.id, { selectedRequest: null }),
        done: 'Anfrage abgewählt!',
        failed: failureOf(service.kind, 'aktualisiert'),
      }),
    /** Of a hotel: requests to other houses of its area, whose letters are still to be written (TRUE-01). */
    askAlternatives: (hotels: readonly number[]) =>
      change({
        send: async () => {
          const path = `/api/hotel_placeholders/${service.item.id}/ask_alternatives`
          const { requests } = (await act<{ requests: number[] }>(path, { hotels })).data
          notice.good(
            `Neue Anfragen: ${requests.length}`,
            'Gesendet ist noch nichts: Unter „Anfragen“ entstehen die Anschreiben mit einem Klick.',
          )
        },
        failed: 'Die Anforderung konnte nicht gespeichert werden! Server Error!',
      }),
    remove: async () => {
      const isMeant = await confirm({ ...removal(service), action: 'Löschen', tone: 'bad' })
      if (!isMeant) return
      await change({
        send: async () => {
          await remove(contract, service.item.id)
          deleting((edited) => edited.what !== 'day' && edited.key === service.key)
        },
        done: 'Konzeptelement gelöscht!',
        failed: failureOf(service.kind, 'gelöscht'),
      })
    },
  }
}

/** What is asked before a service is deleted (001 §5). */
export function removal(service: Service) {
  const requests = requestsOf(service)
  const isOne = requests.length === 1
  const lost = `Mit der Leistung ${isOne ? 'wird' : 'werden'} auch ${counted(requests.length, ['Anfrage', 'Anfragen'])} gelöscht.`
  return {
    title: `${titleOf(service)} löschen?`,
    text:
      requests.length === 0
        ? 'Sie lässt sich 30 Tage lang wiederherstellen.'
        : `${lost} ${confirmedPartners(requests)}`.trimEnd(),
  }
}
