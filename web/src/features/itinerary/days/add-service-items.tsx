import { Menu } from '@mantine/core'
import { requestedKinds, type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { kindIcons } from '../../../ui/marks/kind-icon.tsx'
import type { TripDay } from '../plan/days.ts'
import { useAddService } from '../plan/use-service-actions.ts'

/** What can be added to a day, for the two menus that offer it (001 §2.1). */

type Props = { day: TripDay }

export function WithProviderItems({ day }: Props) {
  return requestedKinds.map((kind) => (
    <AddItem key={kind} day={day} kind={kind} withRequest label={`${serviceKinds[kind].label} mit Anfrage`} />
  ))
}

export function WithoutProviderItems({ day }: Props) {
  return requestedKinds.map((kind) => (
    <AddItem key={kind} day={day} kind={kind} label={`${serviceKinds[kind].label} hinzufügen`} />
  ))
}

export function WordsItems({ day }: Props) {
  return (
    <>
      <AddItem day={day} kind="route" label="Routenstichpunkt hinzufügen" />
      <AddItem day={day} kind="free" label="Freitext hinzufügen" />
    </>
  )
}

type ItemProps = Props & { kind: ServiceKind; label: string; withRequest?: boolean }

function AddItem({ day, kind, label, withRequest = false }: ItemProps) {
  const addService = useAddService()
  const Glyph = kindIcons[kind]
  return (
    <Menu.Item
      leftSection={<Glyph size={15} style={{ color: `var(--rw-${kind}-ink)` }} aria-hidden />}
      onClick={() => void addService(day, kind, withRequest)}
    >
      {label}
    </Menu.Item>
  )
}
