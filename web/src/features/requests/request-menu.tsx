import { Menu } from '@mantine/core'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import {
  IconChecks,
  IconCircleCheck,
  IconCircleOff,
  IconDotsVertical,
  IconMail,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useFirstDay } from '../../lib/relative-days.ts'
import { writeLetter } from '../../lib/writing.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { ServiceRequest } from '../itinerary/plan/days.ts'
import type { useRequestActions } from './use-request-actions.ts'

type Props = {
  request: ServiceRequest
  title: string
  /** Its partner does not know what it says now. */
  isToRenew: boolean
  actions: ReturnType<typeof useRequestActions>
  onEdit: () => void
}

/** What can be done with a request (001 §2.3). */
export function RequestMenu({ request, title, isToRenew, actions, onEdit }: Props) {
  // Nobody is written to for a concept: it has no dates to ask for.
  const isConcept = useFirstDay() !== null
  const { id, requestStatus, optionTodo } = request
  const { status } = requestStatus
  const optionDueDate = optionTodo.dueDate === null ? null : dateOfWire(optionTodo.dueDate)
  const Glyph = actions.isChosen ? IconCircleOff : IconCircleCheck
  return (
    <MenuButton
      position="bottom-end"
      width={220}
      button={<IconButton size={24} icon={IconDotsVertical} label={`Anfrage ${title}: Aktionen`} />}
    >
      <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={onEdit}>
        Details bearbeiten
      </Menu.Item>
      <Menu.Item leftSection={<Glyph size={15} aria-hidden />} onClick={() => void actions.toggleChosen()}>
        {actions.isChosen ? 'Auswahl aufheben' : 'Als Leistung setzen'}
      </Menu.Item>
      {isToRenew && (
        <Menu.Item leftSection={<IconChecks size={15} aria-hidden />} onClick={() => void actions.confirmAsItIs()}>
          Neue Daten sind bestätigt
        </Menu.Item>
      )}
      {!isConcept && (
        <Menu.Item
          leftSection={<IconMail size={15} aria-hidden />}
          onClick={() => writeLetter({ id, title, status, optionDueDate })}
        >
          E-Mail
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={() => void actions.remove()}>
        Anfrage löschen
      </Menu.Item>
    </MenuButton>
  )
}
