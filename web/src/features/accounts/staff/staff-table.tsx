import { Menu } from '@mantine/core'
import type { Staff } from '@reisewerk/domain/accounts/staff.contract.ts'
import {
  IconDotsVertical,
  IconLink,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconPencil,
  IconShieldOff,
} from '@tabler/icons-react'
import { faceOf, nameOf, useSession } from '../../../lib/session.ts'
import { Badge, Dot } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Person } from '../../../ui/person.tsx'
import table from '../../../ui/table.module.css'
import classes from './staff.module.css'
import { type ShownLink, useStaffActions } from './use-staff.ts'

type Props = { staff: readonly Staff[]; onEdit: (id: number) => void; onLink: (link: ShownLink) => void }

/** The colleagues, one a line (APP-17). */
export function StaffTable({ staff, onEdit, onLink }: Props) {
  const { organisations } = useSession()
  const hasSeveral = organisations.length > 1
  return (
    <table className={`${table.table} ${classes.staff}`} aria-label="Mitarbeiter">
      <colgroup>
        <col width={260} />
        <col />
        <col width={112} />
        {hasSeveral && <col width={150} />}
        <col width={132} />
        <col width={132} />
        <col width={150} />
        <col width={48} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">E-Mail</th>
          <th scope="col">Rolle</th>
          {hasSeveral && <th scope="col">Organisationen</th>}
          <th scope="col">Zweiter Faktor</th>
          <th scope="col">Zugang</th>
          <th scope="col">Zuletzt aktiv</th>
          <th scope="col">
            <span className="rw-spoken">Aktionen</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {staff.map((person) => (
          <tr key={person.id} className={person.isActive ? undefined : table.off}>
            <td className={table.strong}>
              <button type="button" className={classes.name} onClick={() => onEdit(person.id)}>
                <Person person={faceOf(person)} size={22} decorative />
                {nameOf(person)}
              </button>
            </td>
            <td className={table.quiet} title={person.email}>
              {person.email}
            </td>
            <td>{person.role === 'ROLE_ADMIN' ? 'Admin' : 'Mitarbeiter'}</td>
            {hasSeveral && (
              <td className={table.quiet}>
                {organisations
                  .filter(({ id }) => person.organisations.includes(id))
                  .map(({ shortName }) => shortName)
                  .join(', ')}
              </td>
            )}
            <td>{person.hasSecondFactor ? <Dot tone="good">Eingerichtet</Dot> : <Dot tone="neutral">Keiner</Dot>}</td>
            <td>
              <Access person={person} />
            </td>
            <td className={table.quiet}>{person.lastSeenAt?.slice(0, 16) ?? '–'}</td>
            <td className={table.icon}>
              <Actions person={person} onEdit={() => onEdit(person.id)} onLink={onLink} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Access({ person }: { person: Staff }) {
  if (!person.isActive) return <Badge tone="bad">Gesperrt</Badge>
  if (person.hasPassword) return <Badge tone="good">Aktiv</Badge>
  if (person.invitedUntil === null) return <Badge tone="neutral">Nicht eingeladen</Badge>
  return (
    <Badge tone="warn" title={`Der Link gilt bis ${person.invitedUntil.slice(0, 16)}`}>
      Eingeladen
    </Badge>
  )
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

function Actions({ person, onEdit, onLink }: { person: Staff; onEdit: () => void } & Pick<Props, 'onLink'>) {
  const { user } = useSession()
  const actions = useStaffActions(person, onLink)
  const mayLock = person.isManaged && person.id !== user.id
  return (
    <Menu position="bottom-end" width={264}>
      <Menu.Target>
        <IconButton size={24} icon={IconDotsVertical} label={`Aktionen für ${nameOf(person)}`} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          Bearbeiten
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLink {...icon} />}
          disabled={!mayLock || !person.isActive}
          onClick={() => void actions.newLink()}
        >
          {person.hasPassword ? 'Link für ein neues Passwort' : 'Neu einladen'}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout {...icon} />} disabled={!mayLock} onClick={() => void actions.signOut()}>
          Überall abmelden
        </Menu.Item>
        <Menu.Item
          leftSection={<IconShieldOff {...icon} />}
          disabled={!mayLock || !person.hasSecondFactor}
          onClick={() => void actions.resetFactor()}
        >
          Zweiten Faktor zurücksetzen
        </Menu.Item>
        <Menu.Divider />
        {person.isActive ? (
          <Menu.Item
            color="red"
            leftSection={<IconLock {...icon} />}
            disabled={!mayLock}
            onClick={() => void actions.deactivate()}
          >
            Zugang sperren
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconLockOpen {...icon} />}
            disabled={!mayLock}
            onClick={() => void actions.reactivate()}
          >
            Zugang wieder freigeben
          </Menu.Item>
        )}
        {!mayLock && (
          <p className={classes.reason}>
            {person.id === user.id
              ? 'Den eigenen Zugang ändert jemand anderes.'
              : 'Diese Person arbeitet auch für eine Organisation, zu der du nicht gehörst.'}
          </p>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
