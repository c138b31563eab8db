import { Popover } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import classes from './filter-chip.module.css'

type Props = { name: string; value: string; onRemove: () => void; editor?: ReactNode; initiallyOpen?: boolean }

/** An active filter: what it is, what it says, a way to change it and a way to be rid of it. */
export function FilterChip({ name, value, onRemove, editor, initiallyOpen = false }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The focus goes by the chip, so that whoever closes the editor of a filter just added is at it, and not nowhere.
  useEffect(() => {
    if (!initiallyOpen) return
    button.current?.focus()
    setOpen(true)
  }, [initiallyOpen])
  return (
    <span className={classes.chip} data-filter>
      <Popover
        opened={open}
        onChange={setOpen}
        position="bottom-start"
        trapFocus
        returnFocus
        disabled={editor === undefined}
      >
        <Popover.Target>
          <button ref={button} type="button" className={classes.text} onClick={() => setOpen(!open)}>
            <span className={classes.name}>
              {name}
              <span className="rw-spoken">: </span>
            </span>
            {value}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={`Filter ${name}`}>
          <Suspense>{editor}</Suspense>
        </Popover.Dropdown>
      </Popover>
      <button type="button" className={classes.remove} aria-label={`Filter ${name} entfernen`} onClick={onRemove}>
        <IconX size={12} stroke={2} aria-hidden />
      </button>
    </span>
  )
}
