import type { ReactNode } from 'react'
import classes from './map.module.css'

/** Stands in place of a map. @param role how urgently it is told to the ear; not at all if not said */
export function MapMessage({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <p className={classes.message} role={role}>
      {children}
    </p>
  )
}
