import classes from './gone-notice.module.css'

type Props = { text: string; consequence: string }

/** Stands in a form whose subject somebody else has changed since it was opened. */
export function ChangedNotice({ text, consequence }: Props) {
  return (
    <div className={classes.notice} role="alert">
      <p>
        <strong>{text}</strong> {consequence}
      </p>
    </div>
  )
}
