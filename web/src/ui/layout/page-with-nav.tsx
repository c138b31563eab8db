import type { ReactNode } from 'react'
import classes from './page-with-nav.module.css'

type Props = { label: string; nav: ReactNode; children: ReactNode }

/** A page with its own list of pages at the left; where it is narrow the list stands above. */
export function PageWithNav({ label, nav, children }: Props) {
  return (
    <div className={classes.page}>
      <nav className={classes.nav} aria-label={label}>
        {nav}
      </nav>
      <div className={classes.content}>{children}</div>
    </div>
  )
}

export function NavTitle({ children }: { children: ReactNode }) {
  return <h2 className={classes.title}>{children}</h2>
}

/** Class of a link in the list; the page it leads to says `aria-current`. */
export const navLink = classes.link
