import { isFocusLost } from './return-focus.ts'

const field = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), [contenteditable=true]'

/**
 * Whoever opens a form begins at the place marked for it, else at its first field. Fields that come after their frame, because they or
 * their values are still loading, get the focus when they come, unless somebody has pressed anything meanwhile.
 * @param frame the window or panel around the form, which takes this as its ref
 */
export function beginInForm(frame: HTMLElement | null) {
  if (frame === null) return
  return waitForForm(frame)
}

function waitForForm(frame: HTMLElement): () => void {
  const late = new MutationObserver(() => {
    if (isWaiting(frame)) begin()
  })
  const soon = setTimeout(hasBegun)
  // A menu that opened this gives its focus back meanwhile.
  const timer = setTimeout(() => {
    if (begin()) return
    if (!frame.contains(document.activeElement)) startOf(frame).focus()
    late.observe(frame, { childList: true, subtree: true })
    for (const press of presses) document.addEventListener(press, stop, true)
  }, 30)

  function hasBegun(): boolean {
    return isInForm(frame) || placesIn(frame).some(takesFocus)
  }

  function begin(): boolean {
    const isBegun = hasBegun()
    if (isBegun) stop()
    return isBegun
  }

  function stop() {
    clearTimeout(soon)
    clearTimeout(timer)
    late.disconnect()
    for (const press of presses) document.removeEventListener(press, stop, true)
  }
  return stop
}

const presses = ['keydown', 'pointerdown'] as const

/** Where there is no field: the cross of a window, or a panel itself. */
function startOf(frame: HTMLElement): HTMLElement {
  return frame.querySelector<HTMLElement>('[role=dialog] button:not(:disabled)') ?? frame
}

function placesIn(frame: HTMLElement): HTMLElement[] {
  const marked = [...frame.querySelectorAll<HTMLElement>('[data-autofocus]')]
  return [
    ...marked.flatMap((place) => [place, ...place.querySelectorAll<HTMLElement>(field)]),
    ...frame.querySelectorAll<HTMLElement>(field),
  ]
}

/** Whether it can have the focus: what is not to be seen cannot. */
function takesFocus(place: HTMLElement): boolean {
  place.focus({ preventScroll: true })
  return document.activeElement === place
}

function isInForm(frame: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement !== null && frame.contains(activeElement) && activeElement.matches(`[data-autofocus], ${field}`)
}

function isWaiting(frame: HTMLElement): boolean {
  return isFocusLost() || frame.contains(document.activeElement)
}
