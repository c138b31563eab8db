const pressable = 'button, a[href], [role="button"], [role="tab"], [role="menuitem"], [role="option"]'
/** Whoever moves the mouse further than this while it is down means to drag, or has thought better of it. */
const steadyPx = 6

/**
 * What was pressed is what is clicked, also when it moves under the hand: leaving a field may take a line of text away, an answer may put
 * one in, and the mouse that was put down on 'Speichern' would be lifted beside it and do nothing. Whoever moves the mouse away
 * still takes the press back.
 */
export function holdPresses(target: Window = window): void {
  target.addEventListener('pointerdown', hold, { capture: true })
}

function hold({ button, clientX, clientY, isPrimary, pointerId, pointerType, target }: PointerEvent): void {
  const pressed = target instanceof Element ? target.closest(pressable) : null
  // A finger stays with what it has touched by itself.
  if (pressed === null || button !== 0 || !isPrimary || pointerType !== 'mouse') return
  pressed.setPointerCapture(pointerId)
  const done = new AbortController()
  const follow = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) <= steadyPx) return
    if (pressed.hasPointerCapture(pointerId)) pressed.releasePointerCapture(pointerId)
    done.abort()
  }
  const { signal } = done
  addEventListener('pointermove', follow, { capture: true, signal })
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    addEventListener(end, () => done.abort(), { capture: true, signal })
}
