import { IconCircleCheckFilled } from '@tabler/icons-react'
import classes from './progress-ring.module.css'

const around = 2 * Math.PI * 5.5

/** How far something is, from 0 to 100: a ring that closes, then the tick. */
export function ProgressRing({ value, label }: { value: number; label: string }) {
  if (value >= 100) {
    return <IconCircleCheckFilled size={16} className={classes.done} role="img" aria-label={`${label}: fertig`} />
  }
  return (
    <svg className={classes.ring} viewBox="0 0 14 14" role="img" aria-label={`${label}: ${Math.round(value)} %`}>
      <circle cx="7" cy="7" r="5.5" className={classes.track} />
      <circle cx="7" cy="7" r="5.5" className={classes.bow} strokeDasharray={`${(value / 100) * around} ${around}`} />
    </svg>
  )
}
