import { type ReactNode, useRef, useState } from 'react'
import { FieldsWithin } from '../../../form/form-frame.tsx'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import type { Ask } from '../../itinerary/plan/plan-context.tsx'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import type { Wish } from '../../itinerary/plan/wish.ts'
import { RequestFields } from './request-fields.tsx'
import { useRequestForm } from './use-request-form.ts'

type Props = {
  service: RequestedService
  wish: Wish
  draw: (ask: Ask, fields: ReactNode) => ReactNode
}

/** The first request of a service inside the service's own form; its times and the like are the service's (001 §2.1). */
export function FirstRequest({ service, wish, draw }: Props) {
  const [request, setRequest] = useState<ServiceRequest | null>(null)
  const refused = useRef<unknown>(null)
  const of = useRequestForm(service, {
    title: 'Anfrage hinzufügen',
    request,
    wish,
    isFirst: true,
    // As its service.
    isPassing: true,
    within: (work) =>
      work().catch((failure: unknown) => {
        refused.current = failure
        throw failure
      }),
    onSaved: (saved) => setRequest(saved as unknown as ServiceRequest), // of this kind
    onClose: () => {},
  })
  const { form, missing } = of
  async function send() {
    const saved = await form.save()
    if (saved === null) throw refused.current
    return saved
  }
  return draw(
    { missing, isChanged: form.isChanged, isRefused: form.isRefused, send },
    <FieldsWithin form={form}>
      <RequestFields of={of} />
    </FieldsWithin>,
  )
}
