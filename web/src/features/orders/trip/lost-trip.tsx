import { Button } from '@mantine/core'
import { useTripEnd } from '../../../lib/live/deletions.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import classes from './lost-trip.module.css'

type Props = {
  orderId: number
  typed: readonly string[]
  /** It has been shown again meanwhile. */
  isBack: boolean
  onClose: () => void
}

/** In place of a trip deleted or hidden while somebody was typing: what was typed is not lost without a word (design §5). */
export function LostTrip({ orderId, typed, isBack, onClose }: Props) {
  const end = useTripEnd(orderId)
  const text = typed.join('\n')
  return (
    <main className={classes.page}>
      <section className={classes.lost} role="alert">
        <h1>{isBack ? 'Diese Reise ist wieder da' : 'Diese Reise ist nicht mehr da'}</h1>
        <p>
          {isBack ? 'Sie war zwischendurch nicht zu sehen.' : end} Was du gerade eingegeben hast, konnte nicht mehr
          gespeichert werden:
        </p>
        <pre className={classes.typed}>{text}</pre>
        <div className={classes.actions}>
          <CopyButton text={() => text} />
          <Button variant="default" onClick={onClose}>
            {isBack ? 'Zur Reise' : 'Ohne Speichern schließen'}
          </Button>
        </div>
      </section>
    </main>
  )
}
