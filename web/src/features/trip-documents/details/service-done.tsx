import { ProgressRing } from '../../../ui/marks/progress-ring.tsx'
import type { Service } from '../../itinerary/plan/services.ts'
import classes from './day-overview.module.css'
import { useProgress } from './use-progress.ts'

type Props = { orderId: number; service: Service; title: string }

/** 0 or 100 (002 §9): the ring of the day's switcher, pressed to close it. */
export function ServiceDone({ orderId, service, title }: Props) {
  const isDone = service.item.tripDetailProgress === 100
  const progress = useProgress(orderId)
  return (
    <button
      type="button"
      className={classes.done}
      aria-pressed={isDone}
      aria-label={`${title} fertig`}
      title={isDone ? 'fertig' : 'als fertig kennzeichnen'}
      onClick={() => void progress.ofService(service, !isDone)}
    >
      <ProgressRing value={isDone ? 100 : 0} label={title} />
    </button>
  )
}
