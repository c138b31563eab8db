import { Button } from '@mantine/core'
import classes from './concepts.module.css'

type Props = {
  form: { isChanged: boolean; isSaving: boolean; problem: string | undefined; drop: () => void }
  hint?: string
}

/** Keeps or drops what has been changed in a concept. */
export function ConceptFormFoot({ form: { isChanged, isSaving, problem, drop }, hint }: Props) {
  return (
    <footer className={classes.foot}>
      {problem !== undefined && (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      )}
      {isChanged && <span className={classes.quiet}>{hint}</span>}
      <Button variant="default" disabled={!isChanged} onClick={drop}>
        Verwerfen
      </Button>
      <Button type="submit" loading={isSaving} disabled={!isChanged}>
        Speichern
      </Button>
    </footer>
  )
}
