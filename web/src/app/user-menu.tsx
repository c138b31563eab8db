import { type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import {
  IconBook2,
  IconCheck,
  IconDeviceDesktop,
  IconListCheck,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSparkles,
  IconSun,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useKeepSteps } from '../features/accounts/house/use-first-steps.ts'
import { useSignOut } from '../features/accounts/use-sign-out.ts'
import { faceOf, nameOf, useSession } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { Window } from '../ui/dialogs/window.tsx'
import { late } from '../ui/late.tsx'
import { LoadingRows } from '../ui/lists/list-state.tsx'
import { Person } from '../ui/marks/person.tsx'
import classes from './user-menu.module.css'

const DeletedList = late<object>(async () => ({
  default: (await import('../features/orders/deleted/deleted-list.tsx')).DeletedList,
}))

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

export const colorSchemes: { value: MantineColorScheme; label: string; icon: typeof IconSun }[] = [
  { value: 'light', label: 'Hell', icon: IconSun },
  { value: 'dark', label: 'Dunkel', icon: IconMoon },
  { value: 'auto', label: 'Wie das System', icon: IconDeviceDesktop },
]

export function UserMenu() {
  const { user } = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut()
  const showSteps = useShowSteps()
  const [showsDeleted, setShowsDeleted] = useState(false)
  return (
    <>
      {showsDeleted && (
        <Window
          title="Gelöschtes"
          size="min(960px, 96vw)"
          closeButtonProps={{ 'aria-label': 'Schließen' }}
          onClose={() => setShowsDeleted(false)}
        >
          <Suspense fallback={<LoadingRows rows={4} />}>
            <DeletedList />
          </Suspense>
        </Window>
      )}
      <Menu position="bottom-end" width={232}>
        <Menu.Target>
          <UnstyledButton className={classes.button}>
            <Person person={faceOf(user)} size={26} decorative />
            <span className="rw-spoken">Menü von {nameOf(user)}</span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <strong>{nameOf(user)}</strong>
            <span>{user.email}</span>
          </div>
          <Menu.Divider />
          <Menu.Label>Darstellung</Menu.Label>
          <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(schemeOf(value))}>
            {colorSchemes.map(({ value, label }) => (
              <Menu.RadioItem key={value} value={value} checkIcon={<IconCheck size={15} stroke={2} aria-hidden />}>
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconUser {...icon} />}
            renderRoot={(props) => <Link {...props} {...paths.account()} />}
          >
            Mein Zugang
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => setShowsDeleted(true)}>
            Gelöschtes
          </Menu.Item>
          {user.isAdmin && (
            <>
              <Menu.Item
                leftSection={<IconUsers {...icon} />}
                renderRoot={(props) => <Link {...props} {...paths.staff()} />}
              >
                Mitarbeiter
              </Menu.Item>
              <Menu.Item
                leftSection={<IconSettings {...icon} />}
                renderRoot={(props) => <Link {...props} {...paths.settings()} />}
              >
                Einstellungen
              </Menu.Item>
              <Menu.Item leftSection={<IconListCheck {...icon} />} onClick={() => void showSteps()}>
                Erste Schritte
              </Menu.Item>
            </>
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconBook2 {...icon} />}
            renderRoot={(props) => <Link {...props} {...paths.help('anfang')} />}
          >
            Handbuch
          </Menu.Item>
          <Menu.Item
            leftSection={<IconSparkles {...icon} />}
            renderRoot={(props) => <Link {...props} {...paths.news()} />}
          >
            Was ist neu
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void signOut('here')}>
            Abmelden
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void signOut('everywhere')}>
            Überall abmelden
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

/** The first steps of a house stand on the trip overview, also after somebody has hidden them (MOVE-02). */
function useShowSteps() {
  const keep = useKeepSteps(useSession().organisations[0]?.id ?? 0)
  const router = useRouter()
  return async () => {
    if (await keep({ showsSteps: true })) await router.navigate(paths.orders())
  }
}

export function schemeOf(value: string): MantineColorScheme {
  return colorSchemes.find((scheme) => scheme.value === value)?.value ?? 'auto'
}
