import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import classes from '../../ui/layout/page-tabs.module.css'

const pages = {
  openItems: { label: 'Offene Posten', link: paths.openItems() },
  reminders: { label: 'Mahnwesen', link: paths.reminders() },
  bank: { label: 'Kontoauszüge', link: paths.bankStatements() },
} as const

/** The pages of the area 'Zahlungen'. */
export function PaymentsTabs({ active }: { active: keyof typeof pages }) {
  return (
    <nav className={classes.tabs} aria-label="Zahlungen">
      {Object.entries(pages).map(([key, { label, link }]) => (
        <Link key={key} {...link} className={classes.tab} aria-current={key === active ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
