import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { isFieldGone, isFocusLost } from '../focus/return-focus.ts'
import classes from './text-conflict.module.css'

type Props<T> = {
  subject: string
  mine: T
  theirs: T
  show: (value: T) => ReactNode
  join?: (theirs: T, mine: T) => T
  onChoose: (value: T) => void
}

/** Two people changed the same text: both versions side by side, and nothing is lost before somebody chooses (APP-14). */
export function TextConflict<T>({ subject, mine, theirs, show, join, onChoose }: Props<T>) {
  const question = useRef<HTMLDivElement>(null)
  // Whoever has chosen writes on in the field that takes the place of the question; whom it has taken the field from is led to it, but
  // to no button: what is still being typed must choose nothing.
  useEffect(() => {
    const place = question.current?.parentElement
    const led = setTimeout(() => isFieldGone() && question.current?.focus({ preventScroll: true }), 30)
    return () => {
      clearTimeout(led)
      setTimeout(
        () => isFocusLost() && place?.querySelector<HTMLElement>('[role=textbox], textarea, input')?.focus(),
        30,
      )
    }
  }, [])
  return (
    <div ref={question} className={classes.conflict} role="alert" tabIndex={-1}>
      <strong>Jemand anderes hat {subject} gleichzeitig geändert. Was soll gelten?</strong>
      <div className={classes.versions}>
        <section aria-label="Meine Fassung">
          <h3>Meine Fassung</h3>
          {show(mine)}
          <Button variant="default" onClick={() => onChoose(mine)}>
            Meine behalten
          </Button>
        </section>
        <section aria-label="Andere Fassung">
          <h3>Andere Fassung</h3>
          {show(theirs)}
          <Button variant="default" onClick={() => onChoose(theirs)}>
            Andere übernehmen
          </Button>
        </section>
      </div>
      {join !== undefined && (
        <Button variant="subtle" color="gray" onClick={() => onChoose(join(theirs, mine))}>
          Beide untereinander behalten
        </Button>
      )}
    </div>
  )
}
