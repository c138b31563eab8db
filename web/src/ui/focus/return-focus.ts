import { useEffect, useState } from 'react'

/** What has the focus, or had it last; code that is still loading may open a window when its menu has long gone. */
let last: Element | null = null
let focused: Element | null = null
document.addEventListener('focusin', ({ target }) => {
  focused = target instanceof Element ? target : null
  last = focused === null ? null : openerOf(focused)
})

// A button that waits for the server is off meanwhile and loses the focus; it has it back once it is on again.
new MutationObserver((changes) => {
  const isMeant = changes.some(({ target }) => target === focused)
  if (isMeant && focused?.hasAttribute('disabled') === false) giveFocusBack(focused)
}).observe(document.documentElement, { subtree: true, attributeFilter: ['disabled'] })

/** What whoever is at work has come from: a menu closes behind what it opens, so that stands for it which opened the menu. */
export function currentOpener(): Element | null {
  const { activeElement } = document
  return activeElement === null || isFocusLost() ? last : openerOf(activeElement)
}

function openerOf(element: Element): Element {
  const menu = element.closest('[role=menu]')
  const opener = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
  return opener === null ? element : openerOf(opener)
}

export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Whether what had the focus is there no more, or off, and nothing else has it. */
export function isFieldGone(): boolean {
  return isFocusLost() && focused !== null && (!focused.isConnected || focused.matches(':disabled'))
}

/** Gives the focus back to where it came from, unless it has found a place by now. */
export function giveFocusBack(opener: Element | null): void {
  if (isFocusLost() && opener instanceof HTMLElement && opener.isConnected) opener.focus()
}

/** Whoever closes a window goes on at what had opened it. */
export function useReturnFocus(): void {
  const [opener] = useState(currentOpener)
  useEffect(
    () => () => {
      setTimeout(() => giveFocusBack(opener))
    },
    [opener],
  )
}
