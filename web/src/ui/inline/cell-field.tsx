import type { ComponentProps, ReactNode } from 'react'
import type { SaveState } from '../../lib/saving/save-states.ts'
import classes from './cell-field.module.css'
import { SaveMark } from './save-mark.tsx'

/** The field a cell of a list becomes while it is edited: no higher than its row; what is wrong stands over the row below. */
export function CellField({ isDate = false, ...place }: ComponentProps<'span'> & { isDate?: boolean }) {
  return <span {...place} className={classes.field} data-date={isDate || undefined} />
}

type RestProps = {
  label: string
  /** After a key the focus goes back to where the user was. */
  autoFocus: boolean
  align?: 'left' | 'right'
  state: SaveState | undefined
  onOpen: () => void
  children: ReactNode
}

/** What stands in a cell at rest and opens its field, by a click, Enter or the space bar. */
export function CellRest({ label, autoFocus, align = 'left', state, onOpen, children }: RestProps) {
  return (
    <button
      type="button"
      className={classes.rest}
      data-align={align}
      autoFocus={autoFocus}
      aria-label={label}
      onClick={onOpen}
    >
      {children}
      {state !== undefined && <SaveMark state={state} />}
    </button>
  )
}

/** A word in the place of what is not there, seen while one points at its row. */
export function CellHint({ children }: { children: ReactNode }) {
  return <span className={classes.hint}>{children}</span>
}
