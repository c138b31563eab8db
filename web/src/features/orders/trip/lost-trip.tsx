import { Button } from '@mantine/core'
import { CopyButton } from '../../../ui/copy-button.tsx'
import classes from './lost-trip.module.css'

/**
 * Stands in place of a trip that was deleted or hidden while somebody was typing into one of its forms: what was typed is not
 * lost without a word (design §5).
 * @param typed 'Leistungsbeschreibung: Zimmer zum Hof'
 */
export function LostTrip({ typed, onClose }: { typed: readonly string[]; onClose: () => void }) {
  const text = typed.join('\n')
  return (
    <main className={classes.page}>
      <section className={classes.lost} role="alert">
        <h1>Diese Reise ist nicht mehr da</h1>
        <p>
          Jemand hat sie gelöscht oder für dich ausgeblendet. Was du gerade eingegeben hast, konnte nicht mehr
          gespeichert werden:
        </p>
        <pre className={classes.typed}>{text}</pre>
        <div className={classes.actions}>
          <CopyButton text={() => text} />
          <Button variant="default" onClick={onClose}>
            Ohne Speichern schließen
          </Button>
        </div>
      </section>
    </main>
  )
}
