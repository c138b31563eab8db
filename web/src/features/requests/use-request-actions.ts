import { requestContracts } from '@reisewerk/domain/requests/request-contracts.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { remove } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
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
    /** The partner has said yes to what the request says now (TRUE-02). */
    confirmAsItIs: () =>
      change({
        send: async () => {
          await send('PUT', '/api/requests/confirm', { body: { requests: [linkTo('requests', request.id)] } })
        },
        failed: 'Die Anforderung konnte nicht gespeichert werden! Server Error!',
      }),
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
