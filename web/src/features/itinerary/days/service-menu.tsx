import { Kbd, Menu } from '@mantine/core'
import {
  IconDotsVertical,
  IconLinkOff,
  IconMessageQuestion,
  IconPencil,
  IconRotateClockwise,
  IconTrash,
} from '@tabler/icons-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isRequested, type Service } from '../plan/services.ts'
import { useServiceActions } from '../plan/use-service-actions.ts'
import { ServiceMoveMenu } from './service-move-menu.tsx'

/** What can be done with a service (001 §2.2). */
export function ServiceMenu({ service, title }: { service: Service; title: string }) {
  const actions = useServiceActions(service)
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <IconButton size={24} icon={IconDotsVertical} label={`${title}: Aktionen`} />
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  )
}
