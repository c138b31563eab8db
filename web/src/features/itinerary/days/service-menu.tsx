import { Kbd, Menu } from '@mantine/core'
import { germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import {
  IconArrowDown,
  IconArrowMoveDown,
  IconArrowUp,
  IconDotsVertical,
  IconLinkOff,
  IconMessageQuestion,
  IconPencil,
  IconRotateClockwise,
  IconTrash,
} from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useFirstDay } from '../../../lib/relative-days.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { DuplicateItems, SwapHotelItem } from '../many/copy-items.tsx'
import { useCopies } from '../many/use-copies.ts'
import { useDraggingStore } from '../moving/dragging.ts'
import { useMoveService } from '../moving/use-move-day.ts'
import { isSameSlot, slotOf, slotsFor } from '../plan/arrangement.ts'
import { dateOf } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { isRequested, type Service } from '../plan/services.ts'
import { useServiceActions } from '../plan/use-service-actions.ts'

/** What can be done with a service (001 §2.2). */
export function ServiceMenu({ service, title }: { service: Service; title: string }) {
  const actions = useServiceActions(service)
  return (
    <MenuButton
      position="bottom-end"
      width={280}
      button={<IconButton size={24} icon={IconDotsVertical} label={`${title}: Aktionen`} />}
    >
      <Menu.Item
        leftSection={<IconPencil size={15} aria-hidden />}
        rightSection={<Kbd>E</Kbd>}
        onClick={() => actions.edit()}
      >
        Bearbeiten
      </Menu.Item>
      {isRequested(service) && (
        <Menu.Item
          leftSection={<IconMessageQuestion size={15} aria-hidden />}
          rightSection={<Kbd>A</Kbd>}
          onClick={() => actions.ask()}
        >
          Anfrage hinzufügen
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconRotateClockwise size={15} aria-hidden />}
        rightSection={<Kbd>O</Kbd>}
        onClick={() => void actions.stepOffer()}
      >
        Abrechnung: {actions.nextOffer}
      </Menu.Item>
      {service.item.selectedRequest !== null && (
        <Menu.Item leftSection={<IconLinkOff size={15} aria-hidden />} onClick={() => void actions.unlink()}>
          Verknüpfung zur Hauptanfrage lösen
        </Menu.Item>
      )}
      {service.kind === 'hotel' && <SwapHotelItem service={service} />}
      <DuplicateItems service={service} />
      <ServiceMoveMenu service={service} />
      <Menu.Divider />
      <Menu.Item
        color="red"
        leftSection={<IconTrash size={15} aria-hidden />}
        rightSection={<Kbd>Entf</Kbd>}
        onClick={() => void actions.remove()}
      >
        Löschen
      </Menu.Item>
    </MenuButton>
  )
}

/** Where a service can go without being dragged: a place up or down, or the end of another day (DAY-04). */
function ServiceMoveMenu({ service }: { service: Service }) {
  return (
    <Menu.Sub position="left-start">
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconArrowMoveDown size={15} aria-hidden />}>Verschieben nach …</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <Places service={service} />
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}

function Places({ service }: { service: Service }) {
  const { days, isOpen, isShown } = usePlan()
  const move = useMoveService()
  const slots = slotsFor(service.key, days, isOpen, isShown)
  const at = slots.findIndex((slot) => isSameSlot(slot, slotOf(service)))
  const [up, down] = [slots[at - 1], slots[at + 1]]
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={15} aria-hidden />}
        disabled={up === undefined}
        onClick={() => up !== undefined && move(service, up)}
      >
        Nach oben
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={15} aria-hidden />}
        disabled={down === undefined}
        onClick={() => down !== undefined && move(service, down)}
      >
        Nach unten
      </Menu.Item>
      <Menu.Divider />
      {days.map(
        (day, index) =>
          day.id !== service.dayId && (
            <Menu.Item key={day.id} onClick={() => move(service, { dayId: day.id, before: null })}>
              Tag {index + 1} - {weekdayOf(dateOf(day))}, {germanDate(dateOf(day))}
            </Menu.Item>
          ),
      )}
    </>
  )
}

/** Keys that work while a control of the row has the focus; the row's menu names them. */
export function useServiceKeys(service: Service): (event: KeyboardEvent) => void {
  const dragging = useDraggingStore()
  const actions = useServiceActions(service)
  const { copyServices } = useCopies()
  const isConcept = useFirstDay() !== null
  const duplicate = isConcept ? undefined : () => copyServices([{ service, dayId: service.dayId }])
  return (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    // Keys typed into an open menu or a field bubble up to the row, too.
    const isOwn = event.target instanceof HTMLButtonElement && event.currentTarget.contains(event.target)
    if (!isPlain || !isOwn || dragging.read().taken !== null || event.repeat) return
    const act = event.key.toLowerCase() === 'd' ? duplicate : actionOf(event.key, actions, isRequested(service))
    if (act === undefined) return
    event.preventDefault()
    void act()
  }
}

function actionOf(key: string, actions: ReturnType<typeof useServiceActions>, hasRequests: boolean) {
  switch (key.toLowerCase()) {
    case 'e':
      return actions.edit
    case 'o':
      return actions.stepOffer
    case 'a':
      return hasRequests ? actions.ask : undefined
    case 'delete':
      return actions.remove
    default:
      return undefined
  }
}
