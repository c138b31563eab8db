import { IconAlertTriangle, IconCheck, IconClock, IconLoader2 } from '@tabler/icons-react'
import type { SaveState } from '../../lib/saving/save-states.ts'
import classes from './save-mark.module.css'

const marks = {
  searching: { icon: IconLoader2, label: 'Wird gesucht …' },
  saving: { icon: IconLoader2, label: 'Wird gespeichert …' },
  waiting: { icon: IconClock, label: 'Noch nicht gespeichert, wird erneut versucht' },
  saved: { icon: IconCheck, label: 'Gespeichert' },
  refused: { icon: IconAlertTriangle, label: 'Nicht gespeichert' },
  conflicted: { icon: IconAlertTriangle, label: 'Von jemand anderem geändert' },
}

type Props = {
  state: SaveState
  /** Shown beside the sign, e.g. the time of the save; without it a tick fades by itself. */
  text?: string
  /** Why it is not saved, for the hand that rests there; whoever listens is told it by the note at the cell. */
  reason?: string | undefined
}

/** The quiet answer to a save, beside the field. `refused` stays until it is solved. */
export function SaveMark({ state, text, reason }: Props) {
  const { icon: Glyph, label } = marks[state]
  return (
    <span
      key={state}
      className={classes.mark}
      data-state={state}
      data-bare={text === undefined || undefined}
      role="status"
      title={reason === undefined ? label : `${label}: ${reason}`}
    >
      <Glyph size={12} stroke={2.4} aria-hidden />
      {text ?? <span className="rw-spoken">{label}</span>}
    </span>
  )
}
