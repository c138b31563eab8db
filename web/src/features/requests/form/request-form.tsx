import { FormPanel } from '../../../form/form-frame.tsx'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { sentWithin, useDaysChange } from '../../itinerary/plan/days.ts'
import { wishOf } from '../../itinerary/plan/kind-rows.ts'
import { type RequestedService, requestsOf } from '../../itinerary/plan/services.ts'
import { RequestFields } from './request-fields.tsx'
import { useRequestForm } from './use-request-form.ts'

type Props = {
  orderId: number
  service: RequestedService
  requestId: number | null
  onClose: () => void
  gone: string | null
}

/** Asks a provider or agency for a service, or changes what was asked (REQ-02). */
export function RequestForm({ orderId, service, requestId, onClose, gone }: Props) {
  const request = useLastKnown(requestsOf(service).find(({ id }) => id === requestId) ?? null)
  const change = useDaysChange(orderId)
  const of = useRequestForm(service, {
    title: request === null ? 'Anfrage hinzufügen' : `Anfrage ${request.provider?.name ?? ''}`.trim(),
    ...{ request, gone, onClose },
    wish: wishOf(service),
    isFirst: false,
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
