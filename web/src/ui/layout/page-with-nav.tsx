import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './page-with-nav.module.css'

type Props = {
  label: string
  /** Where one is; a long list is then folded under it on a telephone (EASE-11). */
  here?: string
  nav: ReactNode
  children: ReactNode
}

/** A page with its own list of pages at the left; where it is narrow the list stands above. */
export function PageWithNav({ label, here, nav, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <div className={classes.page}>
      {here !== undefined && (
        <button
          type="button"
          className={classes.here}
          aria-expanded={isOpen}
          aria-controls={list}
          aria-label={`${label}: ${here}`}
          onClick={() => setOpen(!isOpen)}
        >
          {here}
          <IconChevronDown size={16} stroke={1.7} aria-hidden />
        </button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
      <nav
        id={list}
        className={classes.nav}
        aria-label={label}
        data-folded={(here !== undefined && !isOpen) || undefined}
        onClick={() => setOpen(false)}
      >
        {nav}
      </nav>
      <div className={classes.content}>{children}</div>
    </div>
  )
}

export function NavTitle({ children }: { children: ReactNode }) {
  return <h2 className={classes.title}>{children}</h2>
}

/** Class of a link in the list; the page it leads to says `aria-current`. */
export const navLink = classes.link
