import type { ReactNode } from 'react'
import classes from './preview-pane.module.css'

type Props = {
  /** 'Vorschau des Briefkopfs' */
  label: string
  title: string
  /** What is said of the page, quietly. */
  hint?: ReactNode
  /** At the right end of its head. */
  tools?: ReactNode
  /** Between its head and the pages. */
  above?: ReactNode
  /** What lies on the desk: 'Seiten der Rechnung'. */
  pages: string
  isBusy: boolean
  children: ReactNode
}

/** Beside a form: the paper as it will print, in sight while one scrolls through the form. Below it where the window is narrow. */
export function PreviewPane({ label, title, hint, tools, above, pages, isBusy, children }: Props) {
  return (
    <section className={classes.preview} aria-label={label} aria-busy={isBusy}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <span className={classes.hint}>{hint}</span>
        {tools !== undefined && <span className={classes.tools}>{tools}</span>}
      </header>
      {above}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={classes.desk} tabIndex={0} role="group" aria-label={pages}>
        {children}
      </div>
    </section>
  )
}
