import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { isFocusLost } from '../focus/return-focus.ts'
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
  // Whoever has chosen writes on in the field that takes the place of the question.
  useEffect(() => {
    const place = question.current?.parentElement
    return () => {
      setTimeout(
        () => isFocusLost() && place?.querySelector<HTMLElement>('[role=textbox], textarea, input')?.focus(),
        30,
      )
    }
  }, [])
  return (
    <div ref={question} className={classes.conflict} role="alert">
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
