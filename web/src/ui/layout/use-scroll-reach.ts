import { useCallback, useState } from 'react'

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/**
 * Whether an area scrolls sideways and holds nothing that the keyboard comes to: then it has to be a stop itself, or what lies
 * beside it is read by the mouse alone (axe scrollable-region-focusable). One that shows all of itself is no stop.
 * @returns and the ref of that area
 */
export function useScrollReach(): [isStop: boolean, ref: (area: HTMLElement | null) => (() => void) | undefined] {
  const [isStop, setStop] = useState(false)
  const ref = useCallback((area: HTMLElement | null) => {
    if (area === null) return
    const watched = new WeakSet<Element>()
    // Told after the page was laid out anyway: to ask at every change of its content would lay it out once more.
    const sizes = new ResizeObserver(() => {
      setStop(area.scrollWidth > area.clientWidth && area.querySelector(reachable) === null)
      watch()
    })
    // Rows that come later make what they stand in wider, whatever becomes of the area itself.
    const watch = () => {
      for (const one of [area, ...area.children]) {
        if (watched.has(one)) continue
        watched.add(one)
        sizes.observe(one)
      }
    }
    watch()
    return () => sizes.disconnect()
  }, [])
  return [isStop, ref]
}
