import { mentionTerm, namesBeginning } from '@reisewerk/domain/notices/mention-term.ts'
import { type ReactNode, useContext, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { MentionNames } from './mention-names.ts'
import classes from './mentions.module.css'

/** Where the list opens, in pixels of the window. */
type Place = { readonly left: number; readonly bottom: number }
type Key = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>

type Mentions = {
  /** Says what stands before the caret; null when nobody writes. */
  readonly typed: (before: string | null, place: Place) => void
  /** @returns whether the key was for the list */
  readonly onKey: (event: Key) => boolean
  readonly list: ReactNode
}

/**
 * Offers colleagues while somebody types '@' and the beginning of a name (EASE-07): arrow keys and Enter choose, Escape goes on
 * without.
 * @param insert puts '@Name ' in the place of so many characters before the caret
 */
export function useMentions(insert: (text: string, replaced: number) => void): Mentions {
  const names = useContext(MentionNames)
  const [open, setOpen] = useState<(Place & { readonly term: string }) | null>(null)
  const [index, setIndex] = useState(0)
  const id = useId()
  const found = open === null ? [] : namesBeginning(names, open.term)
  const chosen = Math.min(index, found.length - 1)

  function choose(name: string) {
    if (open !== null) insert(`@${name} `, open.term.length + 1)
    setOpen(null)
  }

  return {
    typed(before, place) {
      const term = before === null || names.length === 0 ? null : mentionTerm(before)
      if (term !== open?.term) setIndex(0)
      setOpen(term === null ? null : { ...place, term })
    },
    onKey(event) {
      const name = found[chosen]
      if (name === undefined) return false
      const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: found.length - 1 }
      const by = moves[event.key]
      if (by !== undefined) setIndex((chosen + by) % found.length)
      else if (event.key === 'Enter' || event.key === 'Tab') choose(name)
      else if (event.key === 'Escape') setOpen(null)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    list:
      open !== null && found.length > 0
        ? createPortal(
            <div
              className={classes.list}
              role="listbox"
              aria-label="Kollegen erwähnen"
              style={{ left: open.left, top: open.bottom }}
            >
              {found.map((name, place) => (
                <div
                  key={name}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === chosen}
                  className={classes.name}
                  // The text keeps the focus.
                  onMouseDown={(event) => {
                    event.preventDefault()
                    choose(name)
                  }}
                >
                  {name}
                </div>
              ))}
            </div>,
            document.body,
          )
        : null,
  }
}
