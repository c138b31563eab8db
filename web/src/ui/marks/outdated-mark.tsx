import { Badge } from './badge.tsx'
import classes from './outdated-mark.module.css'

type Props = {
  /** What has changed since the paper was made; none where it says what is so. */
  changes: readonly string[]
  /** What it is called; of what stays as it is though its trip changed, that. */
  word?: string
  /** Only the badge, where a line has no room for what has changed: it stands in its title. */
  isShort?: boolean
}

const shownChanges = 3

/** Beside a stored paper: that it no longer says what is so, and what has changed since it was made (TRUE-04). */
export function OutdatedMark({ changes, word = 'überholt', isShort = false }: Props) {
  if (changes.length === 0) return null
  const shown = changes.slice(0, shownChanges)
  const rest = changes.length - shown.length
  return (
    <span className={classes.mark}>
      <Badge tone="warn" title={`Seit dem Erstellen geändert: ${changes.join(' · ')}`}>
        {word}
      </Badge>
      {!isShort && (
        <span className={classes.changes}>
          {shown.join(' · ')}
          {rest > 0 && ` · und ${rest} mehr`}
        </span>
      )}
    </span>
  )
}
