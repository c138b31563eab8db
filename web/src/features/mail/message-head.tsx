import type { ReactNode } from 'react'
import classes from './mail.module.css'

type Props = {
  subject: string
  /** Who, to whom, when; what there is nothing to say of is null. */
  facts: readonly (readonly [name: string, what: ReactNode] | null)[]
}

/** The head of an e-mail that is read. */
export function MessageHead({ subject, facts }: Props) {
  return (
    <header className={classes.messageHead}>
      <h2>{subject || 'Ohne Betreff'}</h2>
      <dl>
        {facts
          .filter((fact) => fact !== null)
          .flatMap(([name, what]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{what || '–'}</dd>])}
      </dl>
    </header>
  )
}
