import { useEffect, useRef } from 'react'

/**
 * Keeps what is chosen in a bar that scrolls to the side in sight, with a piece of what stands beside it. The bar alone moves: the
 * page stays where somebody reads.
 * @param chosen changes with what is chosen there, marked by `aria-current` @returns the ref of the bar
 */
export function useChosenInSight(chosen: number) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const marked = bar.current?.querySelector('[aria-current]')
    if (bar.current === null || marked == null) return
    bar.current.scrollLeft += wayInto(bar.current.getBoundingClientRect(), marked.getBoundingClientRect())
  }, [chosen])
  return bar
}

const beside = 48

type Span = { readonly left: number; readonly right: number }
/** How far a bar is to be scrolled until a piece of it is in sight; pixels to the right, 0 where it is. */
function wayInto(bar: Span, piece: Span): number {
  if (piece.left < bar.left) return piece.left - bar.left - beside
  return piece.right > bar.right ? piece.right - bar.right + beside : 0
}
