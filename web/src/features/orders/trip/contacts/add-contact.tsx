import { Button, Popover, Select } from '@mantine/core'
import type { ContactRole } from '@reisewerk/domain/accounts/options.ts'
import { contactRoles } from '@reisewerk/domain/accounts/options.ts'
import { IconPlus, IconUserPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { late } from '../../../../ui/late.tsx'
import { useCrewContacts } from '../../new-order/use-crew-contacts.ts'
import type { Trip } from '../api.ts'
import type { TripContact } from './api.ts'
import classes from './contacts-panel.module.css'
import type { ContactActions } from './use-contact-actions.ts'

const PersonDialog = late(() => import('./person-dialog.tsx'))
const ofClient: ReadonlySet<ContactRole> = new Set<ContactRole>(['1_contact', '4_travel_companion'])

type Props = { trip: Trip; role: ContactRole; everybody: readonly TripContact[]; actions: ContactActions }

/** Adds somebody to a role: of those not deleted and not yet on the trip (000 §5), or somebody new, kept with the client. */
export function AddContact({ trip, role, everybody, actions }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isNew, setNew] = useState(false)
  const { label } = contactRoles[role]
  const client = trip.client
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
        <Popover.Target>
          <IconButton
            size={24}
            icon={IconPlus}
            label={`${label} hinzufügen`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </Popover.Target>
        <Popover.Dropdown aria-label={`${label} hinzufügen`}>
          <div className={classes.add}>
            <Button
              variant="default"
              leftSection={<IconUserPlus size={15} />}
              disabled={client === null}
              onClick={() => {
                setOpen(false)
                setNew(true)
              }}
            >
              Neuer Kontakt
            </Button>
            {client === null && (
              <p className={classes.hint}>Neue Kontakte werden beim Kunden gespeichert; die Reise hat noch keinen.</p>
            )}
            {/* Last, because its list opens below. */}
            <Offered
              trip={trip}
              role={role}
              everybody={everybody}
              onChoose={(id) => {
                setOpen(false)
                void actions.add(role, id)
              }}
            />
          </div>
        </Popover.Dropdown>
      </Popover>
      {isNew && client !== null && (
        <Suspense>
          <PersonDialog
            title={`${label}: neuer Kontakt`}
            hint={`Wird auch bei ${client.companyName} gespeichert.`}
            person={null}
            client={client.id}
            of={`${trip.id} ${role}`}
            failed="Der Kontakt konnte nicht gespeichert werden!"
            onSaved={(id) => void actions.add(role, id, 'Kontakt wurde erfolgreich hinzugefügt!')}
            onClose={() => setNew(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Offered({ trip, role, everybody, onChoose }: Omit<Props, 'actions'> & { onChoose: (id: number) => void }) {
  const clientId = trip.client === null ? null : String(trip.client.id)
  const used = new Set(everybody.map(({ contact }) => String(contact?.id)))
  const offered = useCrewContacts(role, clientId, true, null)
    .filter(({ group }) => !ofClient.has(role) || group === 'Beim Kunden')
    .map(({ group, items }) => ({ group, items: items.filter(({ value }) => !used.has(value)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Select
      label="Vorhandener Kontakt"
      placeholder={offered.length === 0 ? 'Kein weiterer Kontakt' : 'Suchen'}
      data={offered}
      searchable
      value={null}
      onChange={(id) => id !== null && onChoose(Number(id))}
      comboboxProps={{ withinPortal: false }}
      data-autofocus
      openOnFocus
    />
  )
}
