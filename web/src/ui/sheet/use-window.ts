import { type RefObject, useLayoutEffect, useState } from 'react'

export const rowHeight = 28
/** Lines drawn beyond those in sight, so that a turn of the wheel finds them there. */
const spare = 6
/** Before the area has a size. */
const usualHeight = 20 * rowHeight

/** Which lines of a long table are in sight. @returns numbers of the first line and of the one behind the last */
export function useWindow(area: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState({ top: 0, height: usualHeight })

  // Size and scroll place are the browser's.
  useLayoutEffect(() => {
    const element = area.current
    if (element === null) return
    const measure = () => setSeen((before) => measured(element, before))
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [area])

  return {
    first: Math.max(0, Math.floor(seen.top / rowHeight) - spare),
    last: Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + spare),
    onScroll: () => {
      if (area.current === null) return
      const element = area.current
      setSeen((before) => measured(element, before))
    },
  }
}

type Seen = { top: number; height: number }

/** The same object until another line is in sight: scrolling sideways draws nothing. */
function measured(element: HTMLElement, before: Seen): Seen {
  const top = Math.floor(element.scrollTop / rowHeight) * rowHeight
  const height = element.clientHeight === 0 ? usualHeight : element.clientHeight
  return before.top === top && before.height === height ? before : { top, height }
}
