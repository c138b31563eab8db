import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { ReactNode } from 'react'
import { useDeletedBy } from '../../../lib/live/deletions.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { SidePanel } from '../../../ui/dialogs/side-panel.tsx'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { type Edited, usePlan } from '../plan/plan-context.tsx'
import { titleOf } from '../plan/service-words.ts'
import { isRequested, requestsOf, type Service, type ServiceOf, servicesOf } from '../plan/services.ts'
import { FerryForm } from './ferry-form.tsx'
import { FlightForm } from './flight-form.tsx'
import type { FormProps } from './form-props.ts'
import { FreeTextForm } from './free-text-form.tsx'
import { HotelForm } from './hotel-form.tsx'
import { OtherForm } from './other-form.tsx'
import { RouteForm } from './route-form.tsx'
import { TrainForm } from './train-form.tsx'
import { type ServiceSave, useSaveService } from './use-save-service.ts'

/** The form part of each kind; a new kind is one more. */
const forms: { [Kind in ServiceKind]: (props: FormProps<Kind>) => ReactNode } = {
  hotel: HotelForm,
  ferry: FerryForm,
  airline: FlightForm,
  train: TrainForm,
  other: OtherForm,
  route: RouteForm,
  free: FreeTextForm,
}

/** The form of the service or request that is being edited, beside the day list. */
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
    const { isNew, withRequest } = edited
    return <ServicePanel service={service} how={{ isNew, withRequest, gone }} />
  }
  return isRequested(service) ? requests.form(service, edited.requestId, finish, gone) : null
}

/** What of it is not there any more. */
function deletedOf(edited: Edited, service: Service, isThere: boolean) {
  if (!isThere) return { what: 'diese Leistung', table: 'placeholders', row: service.item.id }
  if (edited.what !== 'request' || edited.requestId === null) return null
  const isAsked = requestsOf(service).some(({ id }) => id === edited.requestId)
  return isAsked ? null : { what: 'diese Anfrage', table: 'requests', row: edited.requestId }
}

type PanelProps = { service: Service; how: { isNew: boolean; withRequest?: boolean | undefined; gone: string | null } }

function ServicePanel({ service, how }: PanelProps) {
  const save = useSaveService(service, how)
  const kind = serviceKinds[service.kind].label
  return (
    <SidePanel
      title={how.isNew ? `${kind} hinzufügen` : titleOf(service)}
      icon={<KindIcon kind={service.kind} />}
      gone={how.gone}
      onClose={save.cancel}
    >
      <FormOf service={service} save={save} />
    </SidePanel>
  )
}

function FormOf<Kind extends ServiceKind>({ service, save }: { service: ServiceOf<Kind>; save: ServiceSave }) {
  // Of two types that go together by their kind the checker only sees one at a time.
  const Form = forms[service.kind] as (props: FormProps<Kind>) => ReactNode
  return <Form service={service} save={save} />
}
