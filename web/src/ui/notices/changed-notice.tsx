import classes from './gone-notice.module.css'

type Props = {
  /** 'Jemand anderes hat diese Leistung inzwischen geändert: Ort.' */
  text: string
  /** What saving does to it. */
  consequence: string
}

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
