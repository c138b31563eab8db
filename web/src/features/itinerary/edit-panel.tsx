import type { ServiceKind } from '@reisewerk/domain/itinerary/sort-helper.ts'
import type { ReactNode } from 'react'
import { KindIcon } from '../../ui/kind-icon.tsx'
import { serviceKinds } from '../../ui/service-kind.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { FerryForm } from './ferry-form.tsx'
import { FlightForm } from './flight-form.tsx'
import type { FormProps } from './form-props.ts'
import { FreeTextForm } from './free-text-form.tsx'
import { HotelForm } from './hotel-form.tsx'
import { OtherForm } from './other-form.tsx'
import { usePlan } from './plan-context.tsx'
import { RouteForm } from './route-form.tsx'
import { titleOf } from './service-words.ts'
import { isRequested, looks, type Service, type ServiceOf, servicesOf } from './services.ts'
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
  const { edited, days, finish, requests } = usePlan()
  if (edited === null || edited.what === 'day') return null
  const service = days.flatMap(servicesOf).find(({ key }) => key === edited.key)
  if (service === undefined) return null
  if (edited.what === 'service')
    return <ServicePanel key={service.key} service={service} isNew={edited.isNew} withRequest={edited.withRequest} />
  return isRequested(service) ? requests.form(service, edited.requestId, finish) : null
}

type PanelProps = { service: Service; isNew: boolean; withRequest?: boolean | undefined }

function ServicePanel({ service, ...how }: PanelProps) {
  const save = useSaveService(service, how)
  const kind = serviceKinds[looks[service.kind]].label
  return (
    <SidePanel
      title={how.isNew ? `${kind} hinzufügen` : titleOf(service)}
      icon={<KindIcon kind={looks[service.kind]} />}
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
