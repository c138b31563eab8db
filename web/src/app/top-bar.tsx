import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { openPalette } from './command-palette.tsx'
import { Logo } from './logo.tsx'
import classes from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

/** The areas that have a page; each begins with its own path, so the current one is known by the address. */
const areas = [
  { name: 'Heute', link: paths.userDashboard() },
  { name: 'Reisen', link: paths.orders() },
]

export function TopBar() {
  return (
    <header className={classes.bar}>
      <Link {...paths.orders()} className={classes.brand}>
        <Logo />
        Reisewerk
      </Link>
      <nav className={classes.areas} aria-label="Hauptbereiche">
        {areas.map(({ name, link }) => (
          <Link key={name} {...link} className={classes.area} activeOptions={{ exact: false }}>
            {name}
          </Link>
        ))}
      </nav>
      <UnstyledButton className={classes.search} onClick={openPalette}>
        <IconSearch size={14} aria-hidden />
        Suchen oder springen …<Kbd className={classes.keys}>Strg K</Kbd>
      </UnstyledButton>
      <UserMenu />
    </header>
  )
}
