import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { FormPanel } from '../../../form/form-frame.tsx'
import { update } from '../../../lib/api.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { sentWithin, useDaysChange } from '../../itinerary/plan/days.ts'
import { wishOf } from '../../itinerary/plan/kind-rows.ts'
import type { EditedRequest } from '../../itinerary/plan/plan-context.tsx'
import { type RequestedService, requestsOf } from '../../itinerary/plan/services.ts'
import { RequestFields } from './request-fields.tsx'
import { useRequestForm } from './use-request-form.ts'

type Props = {
  orderId: number
  service: RequestedService
  asked: EditedRequest
  onClose: () => void
  gone: string | null
}

/** Asks a provider or agency for a service, or changes what was asked (REQ-02). */
export function RequestForm({ orderId, service, asked, onClose, gone }: Props) {
  const request = useLastKnown(requestsOf(service).find(({ id }) => id === asked.requestId) ?? null)
  const change = useDaysChange(orderId)
  const of = useRequestForm(service, {
    title: request === null ? 'Anfrage hinzufügen' : `Anfrage ${request.provider?.name ?? ''}`.trim(),
    ...{ request, gone, onClose },
    wish: wishOf(service),
    isFirst: false,
    onSaved: ({ id }) => {
      onClose()
      if (asked.isMain !== true) return
      const selectedRequest = linkTo('requests', id)
      void change({
        send: () => update(serviceContracts[service.kind], service.item.id, { selectedRequest }),
        failed: 'Das Konzeptelement konnte nicht aktualisiert werden! Server Error!',
      })
    },
    within: (work) =>
      sentWithin(change, work, {
        done: 'Die Daten wurden erfolgreich gespeichert',
        failed: 'Die Anforderung konnte nicht gespeichert werden! Server Error!',
      }),
  })
  return (
    <FormPanel form={of.form} icon={<KindIcon kind={service.kind} />} missing={of.missing} action="Speichern">
      <RequestFields of={of} />
    </FormPanel>
  )
}
