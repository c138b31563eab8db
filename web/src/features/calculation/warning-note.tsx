import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './calculation.module.css'

/** What is to be known of the sums: 'Für 18 Pax gibt es keinen Paketpreis …'. */
export function WarningNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.warning} role="status">
      <IconAlertTriangle size={13} stroke={1.9} aria-hidden />
      {children}
    </p>
  )
}
