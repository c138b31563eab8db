import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useWindowFoot } from '../dialogs/window-foot.ts'
import classes from './bulk-bar.module.css'

/** Where the panels of what is selected stand: at the foot of the window, above the list and beside the open drawer. */
export function BulkDock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useWindowFoot('--rw-bulk-height', height)

  useLayoutEffect(() => {
    const element = dock.current
    if (element === null) return
    const watch = new ResizeObserver(() => setHeight(element.offsetHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  return (
    <div className={classes.room} style={{ height }}>
      <div ref={dock} className={classes.dock}>
        {children}
      </div>
    </div>
  )
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

export function BulkAction({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" className={classes.action} aria-label={label}>
      {children}
    </div>
  )
}
