import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { Logo } from './logo.tsx'
import { openPalette } from './palette-state.ts'
import classes from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

/** The areas that have a page, and the first parts of the addresses that belong to them. */
const areas = [
  { name: 'Heute', link: paths.userDashboard(), begins: ['user-dashboard'] },
  { name: 'Reisen', link: paths.orders(), begins: ['orders'] },
  { name: 'Kunden', link: paths.masterList('clients'), begins: ['clients', 'contacts'] },
  {
    name: 'Leistungsträger',
    link: paths.masterList('providers'),
    begins: ['providers', 'hotels', 'ferries', 'airlines', 'trains', 'agencies'],
  },
  { name: 'Konzepte', link: paths.concepts(), begins: ['concepts', 'order_concepts', 'day_concepts'] },
  {
    name: 'Stammdaten',
    link: paths.masterData(),
    begins: ['master-data', 'destinations', 'areas', 'places', 'ports', 'airports', 'train_stations'],
  },
]

export function TopBar() {
  const first = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' })
  return (
    <header className={classes.bar}>
      <Link {...paths.orders()} className={classes.brand}>
        <Logo />
        Reisewerk
      </Link>
      <nav className={classes.areas} aria-label="Hauptbereiche">
        {areas.map(({ name, link, begins }) => (
          <Link key={name} {...link} className={classes.area} data-current={begins.includes(first) || undefined}>
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
