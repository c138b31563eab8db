import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './list-state.module.css'

/** An empty list says what is not there and offers the one thing that changes it. */
export function EmptyState({ icon: Glyph, text, action }: { icon: Icon; text: string; action?: ReactNode }) {
  return (
    <div className={classes.state}>
      <Glyph size={22} stroke={1.5} className={classes.icon} aria-hidden />
      <p>{text}</p>
      {action}
    </div>
  )
}

export function ErrorState({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={classes.state} role="alert">
      <IconCloudOff size={22} stroke={1.5} className={classes.broken} aria-hidden />
      <p>{text}</p>
      <Button variant="default" onClick={onRetry}>
        Noch einmal versuchen
      </Button>
    </div>
  )
}

type LoadingProps = { rows: number; text?: string; rowHeight?: number }

/** Grey rows in the place of the real ones; they appear after 300 ms, so that quick answers do not flicker. */
export function LoadingRows({ rows, text = 'Bitte warten...', rowHeight = 30 }: LoadingProps) {
  return (
    <div role="status" aria-label={text} className={classes.late}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row} style={{ height: rowHeight }}>
          <span className={classes.bone} style={{ width: 20 }} />
          <span className={classes.bone} style={{ width: `${34 + ((index * 17) % 30)}%` }} />
          <span className={classes.bone} style={{ width: 64, marginLeft: 'auto' }} />
        </div>
      ))}
    </div>
  )
}
