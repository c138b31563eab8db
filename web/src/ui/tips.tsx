import { Tooltip } from '@mantine/core'
import { useEffect, useState } from 'react'

const delayMs = 1000

/** What an element shows after a moment under the pointer (APP-20); `Tips` does it. */
export const tip = (text: string) => ({ 'data-tip': text })

type Shown = { readonly element: HTMLElement; readonly text: string }

/** The one tooltip of all elements that have a `tip`: one each would cost more than the buttons they explain. */
export function Tips() {
  const [shown, setShown] = useState<Shown | null>(null)

  // The pointer is outside React.
  useEffect(() => {
    let near: HTMLElement | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(timer)
      setShown(null)
    }
    const over = ({ target, pointerType }: PointerEvent) => {
      const next = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
      if (next === near) return
      near = next
      leave()
      if (next !== null && pointerType !== 'touch') timer = setTimeout(() => setShown(tipOf(next)), delayMs)
    }
    const out = ({ relatedTarget }: PointerEvent) => {
      // Out of the window nothing else is entered.
      if (relatedTarget !== null) return
      near = null
      leave()
    }
    document.addEventListener('pointerover', over)
    document.addEventListener('pointerout', out)
    document.addEventListener('pointerdown', leave, true)
    document.addEventListener('keydown', leave, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      document.removeEventListener('pointerout', out)
      document.removeEventListener('pointerdown', leave, true)
      document.removeEventListener('keydown', leave, true)
    }
  }, [])

  return shown === null ? null : <Tooltip target={shown.element} label={shown.text} opened />
}

function tipOf(element: HTMLElement): Shown | null {
  const text = element.dataset.tip
  // The name of a button is in the way of the menu it has opened.
  const hasMenuOpen = element.getAttribute('aria-haspopup') === 'menu' && element.ariaExpanded === 'true'
  return text === undefined || hasMenuOpen || !element.isConnected ? null : { element, text }
}
