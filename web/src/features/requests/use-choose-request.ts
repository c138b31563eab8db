import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { update } from '../../lib/api.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { type ServiceRequest, useDaysChange } from '../itinerary/plan/days.ts'
import { daysWith, type RequestedService } from '../itinerary/plan/services.ts'
import { useDriftWords } from './drift-mark.tsx'

/** Whether a request is the one that was chosen for its service. */
export function isChosen(service: RequestedService, request: ServiceRequest): boolean {
  return service.item.selectedRequest?.endsWith(`/${request.id}`) ?? false
}

/** Chooses a request for its service, or takes the choice back; times that differ are asked about (REQ-03). */
export function useChooseRequest(orderId: number) {
  const change = useDaysChange(orderId)
  const driftOf = useDriftWords()

  return async (service: RequestedService, request: ServiceRequest): Promise<void> => {
    const wasChosen = isChosen(service, request)
    const drift = driftOf(service, request)
    const takesTimes = !wasChosen && drift !== null
    const isMeant =
      !takesTimes ||
      (await confirm({
        title: 'Zeiten der Anfrage übernehmen?',
        text: `${drift} – die ausgewählte Anfrage bestimmt, wann die Leistung stattfindet.`,
        action: 'Übernehmen',
      }))
    if (!isMeant) return
    const selectedRequest = wasChosen ? null : linkTo('requests', request.id)
    const chosen = { selectedRequest, ...(takesTimes && timesOf(request)) }
    const takenBackRequest = wasChosen ? service.item.selectedRequest : null
    await change({
      show: (days) => daysWith(days, service, { ...chosen, takenBackRequest }),
      send: () => update(serviceContracts[service.kind], service.item.id, chosen),
      done: wasChosen ? 'Anfrage abgewählt!' : 'Anfrage ausgewählt!',
      failed: 'Das Konzeptelement konnte nicht aktualisiert werden! Server Error!',
    })
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
