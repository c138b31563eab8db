import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import type { ReactNode } from 'react'
import { useDeletedBy } from '../../../lib/live/deletions.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { type Edited, usePlan } from '../plan/plan-context.tsx'
import { isRequested, requestsOf, type Service, servicesOf } from '../plan/services.ts'
import { CrossingForm } from './crossing-form.tsx'
import { FlightForm } from './flight-form.tsx'
import { FreeTextForm } from './free-text-form.tsx'
import { HotelForm } from './hotel-form.tsx'
import { OtherForm } from './other-form.tsx'
import { RouteForm } from './route-form.tsx'
import type { FormProps } from './use-service-form.ts'

const forms: { [Kind in ServiceKind]: (props: FormProps<Kind>) => ReactNode } = {
  hotel: HotelForm,
  ferry: CrossingForm,
  airline: FlightForm,
  train: CrossingForm,
  other: OtherForm,
  route: RouteForm,
  free: FreeTextForm,
}

export function EditPanel() {
  const { edited } = usePlan()
  return edited === null || edited.what === 'day' ? null : <EditedService key={edited.key} edited={edited} />
}

/** Stays open with what was typed when a colleague deletes the service, or the request, meanwhile. */
function EditedService({ edited }: { edited: Exclude<Edited, { what: 'day' }> }) {
  const { days, finish, requests } = usePlan()
  const found = days.flatMap(servicesOf).find(({ key }) => key === edited.key)
  const service = useLastKnown(found ?? null)
  const gone = useDeletedBy(service && deletedOf(edited, service, found !== undefined))
  if (service === null) return null
  if (edited.what === 'service') {
    const { isNew, withRequest = false } = edited
    return <FormOf service={service} how={{ isNew, withRequest, gone }} />
  }
  return isRequested(service) ? requests.form(service, edited, finish, gone) : null
}

function deletedOf(edited: Edited, service: Service, isThere: boolean) {
  if (!isThere) return { what: 'diese Leistung', table: 'placeholders', row: service.item.id }
  if (edited.what !== 'request' || edited.requestId === null) return null
  const isAsked = requestsOf(service).some(({ id }) => id === edited.requestId)
  return isAsked ? null : { what: 'diese Anfrage', table: 'requests', row: edited.requestId }
}

function FormOf<Kind extends ServiceKind>(props: FormProps<Kind>) {
  // Of two types that go together by their kind the checker only sees one at a time.
  const Form = forms[props.service.kind] as (props: FormProps<Kind>) => ReactNode
  return <Form {...props} />
}
