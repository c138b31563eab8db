import { ProgressRing } from '../../../ui/marks/progress-ring.tsx'
import type { Service } from '../../itinerary/plan/services.ts'
import classes from './day-overview.module.css'
import { isDone } from './progress.ts'
import { useProgress } from './use-progress.ts'

type Props = { orderId: number; service: Service; title: string }

/** 0 or 100 (002 §9): the ring of the day's switcher, pressed to close it. */
export function ServiceDone({ orderId, service, title }: Props) {
  const done = isDone(service)
  const progress = useProgress(orderId)
  return (
    <button
      type="button"
      className={classes.done}
      aria-pressed={done}
      aria-label={`${title} fertig`}
      title={done ? 'fertig' : 'als fertig kennzeichnen'}
      onClick={() => void progress.ofService(service, !done)}
    >
      <ProgressRing value={done ? 100 : 0} label={title} />
    </button>
  )
}
