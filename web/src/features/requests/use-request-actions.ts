import { requestContracts } from '@reisewerk/domain/requests/request-contracts.ts'
import { remove } from '../../lib/api.ts'
import { useSeesPurchase } from '../../lib/session.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { type ServiceRequest, useDaysChange } from '../itinerary/plan/days.ts'
import { useDesk } from '../itinerary/plan/plan-context.tsx'
import type { RequestedService } from '../itinerary/plan/services.ts'
import { toldLoss } from './told-loss.ts'
import { isChosen, useChooseRequest } from './use-choose-request.ts'

/** What the row and the menu of a request do. */
export function useRequestActions(orderId: number, service: RequestedService, request: ServiceRequest) {
  const change = useDaysChange(orderId)
  const { deleting } = useDesk()
  const seesPurchase = useSeesPurchase()
  const { kind } = service
  const choose = useChooseRequest(orderId)
  return {
    isChosen: isChosen(service, request),
    toggleChosen: () => choose(service, request),
    remove: async () => {
      const isMeant = await confirm({
        title: 'Anfrage löschen?',
        text: toldLoss(request, seesPurchase),
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
