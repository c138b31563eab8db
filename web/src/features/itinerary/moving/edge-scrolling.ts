/** So near to the edge of what is in sight the page goes on by itself. */
const zone = 48
/** Pixels a frame, at the edge and beyond it. */
const fastest = 14

const pixels = (styles: CSSStyleDeclaration, name: string) => Number.parseFloat(styles.getPropertyValue(name)) || 0

/** Between which heights the page is in sight: below what stays at the top, above what stands at the foot of the window. */
function sight(): { top: number; bottom: number } {
  const styles = getComputedStyle(document.documentElement)
  const foot = pixels(styles, '--rw-drawer-height') + pixels(styles, '--rw-bulk-height')
  const head = document.querySelector('[data-stays]')?.getBoundingClientRect().bottom ?? 0
  return { top: head, bottom: window.innerHeight - foot }
}

/** Whether something lies over the page at this height, such as the drawer. */
export function isInSight(y: number): boolean {
  return y < sight().bottom
}

/** Scrolls the page while the hand is at its visible edges. @param handAt its height in the window @returns what ends it */
export function scrollAtEdges(handAt: () => number | null): () => void {
  let frame = requestAnimationFrame(step)
  function step() {
    const y = handAt()
    if (y !== null) {
      const { top, bottom } = sight()
      const beyond = y > bottom - zone ? y - (bottom - zone) : Math.min(y - (top + zone), 0)
      const speed = Math.max(-1, Math.min(beyond / zone, 1)) * fastest
      if (Math.abs(speed) >= 1) window.scrollBy({ top: speed, behavior: 'instant' })
    }
    frame = requestAnimationFrame(step)
  }
  return () => cancelAnimationFrame(frame)
}
