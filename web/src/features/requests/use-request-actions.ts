import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { requestContracts } from '@reisewerk/domain/requests/request-contracts.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { remove, update } from '../../lib/api.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { type ServiceRequest, useDaysChange } from '../itinerary/plan/days.ts'
import { useDesk } from '../itinerary/plan/plan-context.tsx'
import type { RequestedService } from '../itinerary/plan/services.ts'
import { daysWith } from '../itinerary/plan/services.ts'
import { useDriftWords } from './drift-mark.tsx'

/** What the row and the menu of a request do. */
export function useRequestActions(orderId: number, service: RequestedService, request: ServiceRequest) {
  const change = useDaysChange(orderId)
  const { deleting } = useDesk()
  const { kind, item } = service
  const drift = useDriftWords(service, request)
  const isChosen = item.selectedRequest?.endsWith(`/${request.id}`) ?? false
  const selectedRequest = isChosen ? null : linkTo('requests', request.id)
  return {
    isChosen,
    toggleChosen: async () => {
      const takesTimes = !isChosen && drift !== null
      const isMeant =
        !takesTimes ||
        (await confirm({
          title: 'Zeiten der Anfrage übernehmen?',
          text: `${drift} – die ausgewählte Anfrage bestimmt, wann die Leistung stattfindet.`,
          action: 'Übernehmen',
        }))
      if (!isMeant) return
      const chosen = { selectedRequest, ...(takesTimes && timesOf(request)) }
      await change({
        show: (days) => daysWith(days, service, chosen),
        send: () => update(serviceContracts[kind], item.id, chosen),
        done: isChosen ? 'Anfrage abgewählt!' : 'Anfrage ausgewählt!',
        failed: 'Das Konzeptelement konnte nicht aktualisiert werden! Server Error!',
      })
    },
    remove: async () => {
      const isMeant = await confirm({
        title: 'Anfrage löschen?',
        text: `Die Anfrage an ${request.provider?.name ?? request.agency?.name ?? 'niemanden'} wird mit ihrem Optionstermin gelöscht.`,
        action: 'Löschen',
        tone: 'bad',
      })
      if (!isMeant) return
      await change({
        send: async () => {
          await remove(requestContracts[kind], request.id)
          deleting((edited) => edited.what === 'request' && edited.requestId === request.id)
        },
        done: 'Anfrage wurde gelöscht!',
        failed: 'Die Anfrage konnte nicht gelöscht werden! Server Error!',
      })
    },
  }
}

/** When it takes place as it was asked for; what the request leaves open stays as it is. */
function timesOf({ startAt, endAt, checkInAt }: ServiceRequest) {
  return {
    ...(startAt !== null && { startAt }),
    ...(endAt !== null && { endAt }),
    ...(checkInAt !== null && { checkInAt }),
  }
}
