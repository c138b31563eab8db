import type { ReactNode } from 'react'
import classes from './page-with-side.module.css'

type Props = {
  /** What the side is, for those who do not see it: 'Ergebnis'. */
  sideLabel: string
  side: ReactNode
  children: ReactNode
}

/** Panels of a trip, and at their side what comes of them, which stays in sight. */
export function PageWithSide({ sideLabel, side, children }: Props) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{children}</div>
      <aside className={classes.side} aria-label={sideLabel}>
        <div>{side}</div>
      </aside>
    </div>
  )
}
