import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../ui/marks/badge.tsx'
import { changeWords, outdatedPapersOf } from './api.ts'
import classes from './outdated.module.css'

type Props = {
  orderId: number
  document: number
  /** Only the badge, where a line has no room for what has changed: it stands in its title. */
  isShort?: boolean
}

const shownChanges = 3

/** Beside a stored paper: that it no longer says what is so, and what has changed since it was made (TRUE-04). */
export function OutdatedMark({ orderId, document, isShort = false }: Props) {
  const { data = [] } = useQuery(outdatedPapersOf(orderId))
  const changes = data.find(({ id }) => id === document)?.changes.map(changeWords)
  if (changes === undefined) return null
  const shown = changes.slice(0, shownChanges)
  const rest = changes.length - shown.length
  return (
    <span className={classes.mark}>
      <Badge tone="warn" title={`Seit dem Erstellen geändert: ${changes.join(' · ')}`}>
        überholt
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
