import { type ContactRole, contactRoleKeys, contactRoles } from '@reisewerk/domain/accounts/options.ts'
import { useQuery } from '@tanstack/react-query'
import { DialogHost } from '../../../../ui/dialogs/dialog-host.tsx'
import { useKeepFocus } from '../../../../ui/focus/use-keep-focus.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../../ui/lists/list-state.tsx'
import type { Trip } from '../api.ts'
import { AddContact } from './add-contact.tsx'
import { type TripContact, tripContactsOf } from './api.ts'
import { ContactRow } from './contact-row.tsx'
import classes from './contacts-panel.module.css'
import { ProviderContacts } from './provider-contacts.tsx'
import { type ContactActions, useContactActions } from './use-contact-actions.ts'

/** Tab 'Kontakte': the people of the trip by role, and whom it speaks with at its firms (CONT-01, CONT-04). */
export function ContactsPanel({ trip }: { trip: Trip }) {
  const contacts = useQuery(tripContactsOf(trip.id))
  const actions = useContactActions(trip)
  return (
    <DialogHost>
      <Panel title="KONTAKTE">
        {contacts.isPending && <LoadingRows rows={4} />}
        {contacts.isError && (
          <ErrorState text="Die Kontakte konnten nicht geladen werden." onRetry={() => void contacts.refetch()} />
        )}
        {contacts.data !== undefined && (
          <div className={classes.roles}>
            {contactRoleKeys.map((role) => (
              <Role key={role} trip={trip} role={role} actions={actions} everybody={contacts.data.items} />
            ))}
            <ProviderContacts orderId={trip.id} />
          </div>
        )}
      </Panel>
    </DialogHost>
  )
}

type RoleProps = { trip: Trip; role: ContactRole; everybody: readonly TripContact[]; actions: ContactActions }

function Role({ trip, role, everybody, actions }: RoleProps) {
  const contacts = everybody.filter((contact) => contact.role === role)
  const { label } = contactRoles[role]
  const keepFocus = useKeepFocus<HTMLElement>('button')
  return (
    <section className={classes.role} aria-label={label} {...keepFocus}>
      <div className={classes.roleHead}>
        <h3>{label}</h3>
        <AddContact trip={trip} role={role} everybody={everybody} actions={actions} />
      </div>
      <ul className={classes.list}>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} trip={trip} contact={contact} actions={actions} />
        ))}
      </ul>
    </section>
  )
}
