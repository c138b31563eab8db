import type { Tone } from '@reisewerk/domain/accounts/options.ts'
import type { ReactNode } from 'react'
import classes from './badge.module.css'

type Props = { tone: Tone; children: ReactNode; title?: string }

/** A short text on a soft ground. For states that a reader scans for; plain facts stay plain text. */
export function Badge({ tone, children, title }: Props) {
  return (
    <span
      className={classes.badge}
      title={title}
      style={{ color: `var(--rw-${tone}-ink)`, background: `var(--rw-${tone}-soft)` }}
    >
      {children}
    </span>
  )
}

export function Dot({ tone, children }: Props) {
  return (
    <span className={classes.dotted}>
      <span className={classes.dot} style={{ background: `var(--rw-${tone}-mark)` }} aria-hidden />
      {children}
    </span>
  )
}
