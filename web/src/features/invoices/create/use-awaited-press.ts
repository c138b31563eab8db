import { useEffect, useState } from 'react'
import type { InvoiceEditor } from './use-invoice-editor.ts'

type Press = { isWord: boolean; typed: InvoiceEditor['typed'] }

/**
 * Issues on figures that belong to what is typed: a press before they have come waits for them and then does what it was for, unless
 * something is typed meanwhile or they show what hinders it. What comes of itself meanwhile, such as the house's settings, has figures of
 * its own, which are waited for, too.
 * @param isHindered as the figures say that are there
 */
export function useAwaitedPress(
  { isDrawing, typed }: Pick<InvoiceEditor, 'isDrawing' | 'typed'>,
  isHindered: boolean,
  make: (isWord: boolean) => void,
) {
  const [press, setPress] = useState<Press | null>(null)
  useEffect(() => {
    if (press === null || (isDrawing && press.typed === typed)) return
    setPress(null)
    if (press.typed === typed && !isHindered) make(press.isWord)
  })
  return {
    /** Which of the two was pressed and waits. */
    awaited: press,
    press: (isWord: boolean) => {
      if (isDrawing) setPress({ isWord, typed })
      else if (!isHindered) make(isWord)
    },
  }
}
