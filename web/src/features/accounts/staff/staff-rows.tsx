import { Menu } from '@mantine/core'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { type Staff, staffContract } from '@reisewerk/domain/accounts/staff.contract.ts'
import { accessOf } from '@reisewerk/domain/accounts/staff-rules.ts'
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
import { columnsOf } from '../../../list/field-column.ts'
import type { ListRows } from '../../../list/list.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Badge, Dot } from '../../../ui/marks/badge.tsx'
import { Person } from '../../../ui/marks/person.tsx'
import classes from './staff.module.css'
import { type ShownLink, useStaffActions } from './use-staff.ts'

const column = columnsOf<typeof staffContract, Staff>(staffContract)
type OnLink = (link: ShownLink) => void

export function staffRows(houses: Session['organisations'], onEdit: (id: number) => void, onLink: OnLink) {
  const organisations = column('organisations', {
    width: 150,
    quiet: true,
    show: (person) =>
      houses
        .filter(({ id }) => person.organisations.includes(id))
        .map(({ shortName }) => shortName)
        .join(', '),
  })
  return {
    opens:
      ({ id }) =>
      () =>
        onEdit(id),
    before: (person) => (
      <span className={classes.face}>
        <Person person={faceOf(person)} size={22} decorative />
      </span>
    ),
    isOff: ({ isActive }) => !isActive,
    columns: [
      { label: 'Name', width: 260, show: nameOf },
      column('email', { quiet: true, least: 180 }),
      column('role', { width: 112 }),
      { label: 'Einkauf', width: 92, quiet: true, show: ({ maySeePurchase }) => (maySeePurchase ? 'sieht' : '–') },
      ...(houses.length > 1 ? [organisations] : []),
      {
        label: 'Zweiter Faktor',
        width: 132,
        show: ({ hasSecondFactor }) => (
          <Dot tone={hasSecondFactor ? 'good' : 'neutral'}>{hasSecondFactor ? 'Eingerichtet' : 'Keiner'}</Dot>
        ),
      },
      { label: 'Zugang', width: 132, show: (person) => <Access person={person} /> },
      { label: 'Zuletzt aktiv', width: 150, quiet: true, show: ({ lastSeenAt }) => lastSeenAt?.slice(0, 16) ?? '–' },
      {
        label: '',
        width: 48,
        show: (person) => <Actions person={person} onEdit={() => onEdit(person.id)} onLink={onLink} />,
      },
    ],
  } satisfies ListRows<Staff>
}

function Access({ person }: { person: Staff }) {
  const { label, tone } = accessOf(person)
  const until = tone === 'warn' ? `Der Link gilt bis ${person.invitedUntil?.slice(0, 16)}` : undefined
  return (
    <Badge tone={tone} title={until}>
      {label}
    </Badge>
  )
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

function Actions({ person, onEdit, onLink }: { person: Staff; onEdit: () => void } & { onLink: OnLink }) {
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
