import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './bulk-bar.module.css'

/** Where the panels of what is selected stand: at the foot of the window, above the list. */
export function BulkDock({ children }: { children: ReactNode }) {
  return <div className={classes.dock}>{children}</div>
}

type Props = { title: string; onClear: () => void; children: ReactNode }

/** What can be done with all that is selected of a kind; its title tells how many that are. */
export function BulkBar({ title, onClear, children }: Props) {
  return (
    <section className={classes.bar} aria-label={title}>
      <strong className={classes.title} aria-live="polite">
        {title}
      </strong>
      {children}
      <Button
        className={classes.clear}
        variant="subtle"
        color="gray"
        leftSection={<IconX size={14} aria-hidden />}
        onClick={onClear}
      >
        Auswahl aufheben
      </Button>
    </section>
  )
}

/** A field and the button that applies it. */
export function BulkAction({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" className={classes.action} aria-label={label}>
      {children}
    </div>
  )
}
