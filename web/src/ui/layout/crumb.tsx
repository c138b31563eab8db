import type { ReactNode } from 'react'
import classes from './crumb.module.css'

/** Before the heading of a record: the list it is one of, as a link. */
export function Crumb({ children }: { children: ReactNode }) {
  return (
    <nav className={classes.crumb} aria-label="Brotkrumen">
      {children}
    </nav>
  )
}
