import type { RequestSlots } from '../itinerary/plan/plan-context.tsx'
import { FirstRequest } from './form/first-request.tsx'
import { RequestForm } from './form/request-form.tsx'
import { OptionDeadline } from './option-deadline.tsx'
import { RequestAmounts } from './request-amounts.tsx'
import { RequestRows } from './request-rows.tsx'
import { StatusSelect } from './status-select.tsx'

/** What hangs below a service of the plan: its requests and their form. */
export function requestSlots(orderId: number): RequestSlots {
  return {
    rows: (service, onEdit) => <RequestRows orderId={orderId} service={service} onEdit={onEdit} />,
    status: (request, title) => <StatusSelect {...{ orderId, request, title }} of="Leistung" />,
    option: (request, title) => <OptionDeadline {...{ orderId, request, title }} of="Leistung" />,
    amounts: (request, title, told, display) => <RequestAmounts {...{ orderId, request, title, told, display }} />,
    form: (service, asked, onClose, gone) => (
      <RequestForm key={`${asked.key} ${asked.requestId}`} {...{ orderId, service, asked, onClose, gone }} />
    ),
    together: (service, wish, draw) => <FirstRequest service={service} wish={wish} draw={draw} />,
  }
}
