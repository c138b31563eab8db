import { KindIcon } from '../../ui/kind-icon.tsx'
import { serviceKinds } from '../../ui/service-kind.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { FerryForm } from './ferry-form.tsx'
import { FreeTextForm } from './free-text-form.tsx'
import { HotelForm } from './hotel-form.tsx'
import { usePlan } from './plan-context.tsx'
import { titleOf } from './service-words.ts'
import { looks, type Service, servicesOf } from './services.ts'
import { useSaveService } from './use-save-service.ts'

/** The form of the service or request that is being edited, beside the day list. */
export function EditPanel() {
  const { edited, days, finish, requests } = usePlan()
  if (edited === null || edited.what === 'day') return null
  const service = days.flatMap(servicesOf).find(({ key }) => key === edited.key)
  if (service === undefined) return null
  if (edited.what === 'service') {
    return <ServicePanel key={service.key} service={service} isNew={edited.isNew} />
  }
  return service.kind === 'free' ? null : requests.form(service, edited.requestId, finish)
}

function ServicePanel({ service, isNew }: { service: Service; isNew: boolean }) {
  const save = useSaveService(service, isNew)
  const kind = serviceKinds[looks[service.kind]].label
  return (
    <SidePanel
      title={isNew ? `${kind} hinzufügen` : titleOf(service)}
      icon={<KindIcon kind={looks[service.kind]} />}
      onClose={save.cancel}
    >
      <FormOf service={service} save={save} />
    </SidePanel>
  )
}

function FormOf({ service, save }: { service: Service; save: ReturnType<typeof useSaveService> }) {
  switch (service.kind) {
    case 'hotel':
      return <HotelForm service={service} save={save} />
    case 'ferry':
      return <FerryForm service={service} save={save} />
    case 'free':
      return <FreeTextForm service={service} save={save} />
  }
}
