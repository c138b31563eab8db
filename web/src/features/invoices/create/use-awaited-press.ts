import { useEffect, useRef, useState } from 'react'
import type { InvoiceEditor } from './use-invoice-editor.ts'

type Press = { isWord: boolean; typed: InvoiceEditor['typed'] }

/**
 * Issues on figures that belong to what is typed: a press before they have come waits for them and then does what it was for, unless
 * something is typed meanwhile or they show what hinders it. What comes of itself meanwhile, such as the house's settings, has figures of
 * its own, which are waited for, too.
 * @param isHindered as the figures say that are there
 */
export function useAwaitedPress(
  { isDrawing, isLate, typed }: InvoiceEditor,
  isHindered: boolean,
  make: (isWord: boolean) => void,
) {
  const [press, setPress] = useState<Press | null>(null)
  const { isHeld, hold } = useHeld()
  const isOff = isHindered || (isLate && !isHeld)
  useEffect(() => {
    if (press === null || (isDrawing && press.typed === typed)) return
    setPress(null)
    if (press.typed === typed && !isHindered) make(press.isWord)
  })
  return {
    /** For the button: what is pressed already is not off before it is let go, just because the figures are late meanwhile. */
    hold: () => !isOff && hold(),
    isOff,
    /** Which of the two was pressed and waits. */
    awaited: press,
    press: (isWord: boolean) => {
      if (isDrawing && (!isLate || isHeld)) setPress({ isWord, typed })
      else if (!isDrawing && !isHindered) make(isWord)
    },
  }
}

/** Whether the mouse or a finger is down on a button, up to and with the click that follows. */
function useHeld() {
  const [isHeld, setHeld] = useState(false)
  const done = useRef(new AbortController())
  useEffect(() => () => done.current.abort(), [])
  return {
    isHeld,
    hold: () => {
      setHeld(true)
      done.current.abort()
      done.current = new AbortController()
      for (const end of ['pointerup', 'pointercancel'] as const)
        addEventListener(end, () => setTimeout(() => setHeld(false)), { signal: done.current.signal })
    },
  }
}
