import { Menu } from '@mantine/core'
import { accommodations } from '@reisewerk/domain/orders/accommodation.ts'
import { orderContactContract } from '@reisewerk/domain/orders/order.contract.ts'
import { IconBed, IconCheck, IconDotsVertical, IconRefresh, IconShip, IconTrash } from '@tabler/icons-react'
import { useDeletionOf } from '../../../../lib/live/deletions.ts'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import { useDialogHost } from '../../../../ui/dialogs/dialog-host.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { late } from '../../../../ui/late.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import type { TripContact } from './api.ts'
import type { ContactActions } from './use-contact-actions.ts'

const PersonDialog = late(() => import('./person-dialog.tsx'))
const crew: ReadonlySet<string> = new Set(['1_tour_guide', '3_bus_driver'])

type Props = { contact: TripContact; name: string; actions: ContactActions }

export function ContactMenu({ contact, name, actions }: Props) {
  const openDialog = useDialogHost()
  const person = contact.contact

  async function remove() {
    const text =
      person === null
        ? 'Die offene Stelle wird von der Reise genommen.'
        : `${name} wird von der Reise genommen und bleibt in den Stammdaten.`
    const isMeant = await confirm({ title: 'Kontakt der Reise löschen?', text, action: 'Löschen', tone: 'bad' })
    if (isMeant) actions.remove(contact)
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton size={24} icon={IconDotsVertical} label={`Mehr zu ${name}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {crew.has(contact.role) && <Beds contact={contact} />}
        {person !== null && (
          <Menu.Item
            leftSection={<IconRefresh size={15} />}
            onClick={() =>
              openDialog((close) => <EditPerson row={contact.id} person={person} actions={actions} onClose={close} />)
            }
          >
            Kontaktdaten bearbeiten
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={15} />} color="red" onClick={() => void remove()}>
          Löschen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

type EditProps = {
  row: number
  person: NonNullable<TripContact['contact']>
  actions: ContactActions
  onClose: () => void
}

/** Who is taken off the trip meanwhile is still in the master data. */
function EditPerson({ row, person, actions, onClose }: EditProps) {
  const gone = useDeletionOf({ what: 'diesen Kontakt der Reise', table: orderContactContract.name, row })
  return (
    <PersonDialog
      title="Kontaktdaten bearbeiten"
      hint={
        gone === null
          ? 'Die Änderung gilt auch in den Stammdaten.'
          : `${gone} In den Stammdaten lässt sich die Änderung noch speichern.`
      }
      person={person}
      done="Contact synchronized!"
      failed="Problems while synchronizing contact details"
      onSaved={() => void actions.refresh()}
      onClose={onClose}
    />
  )
}

/** One room and one cabin at most; a second press on the chosen one takes it away. */
function Beds({ contact }: { contact: TripContact }) {
  const { save } = useSave(orderContactContract, contact.id)
  return (
    <>
      <Menu.Label>Zimmer und Kabine</Menu.Label>
      {accommodations.map(({ key, label, slot, type, persons }) => {
        const isChosen = contact[slot]?.type === type && contact[slot]?.persons === persons
        const Glyph = slot === 'roomType' ? IconBed : IconShip
        return (
          <Menu.Item
            key={key}
            aria-current={isChosen || undefined}
            leftSection={<Glyph size={15} />}
            rightSection={isChosen && <IconCheck size={13} />}
            onClick={() =>
              save(
                { [slot]: isChosen ? null : { type, persons } },
                {
                  onSaved: () => notice.good('Erfolgreich gespeichert!'),
                  onFailed: () => notice.bad('Der Kontakt konnte nicht gespeichert werden!'),
                },
              )
            }
          >
            {label}
          </Menu.Item>
        )
      })}
      <Menu.Divider />
    </>
  )
}
