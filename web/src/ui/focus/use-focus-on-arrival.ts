import { useEffect, useRef } from 'react'
import { isFieldGone } from './return-focus.ts'

/** A page that begins in a field has done so by then. */
const patienceMs = 400

/**
 * Whoever was led to another page by a button that has gone with the last one goes on in this one: the next Tab is its first, not the
 * skip link of the app.
 * @param page its address
 * @param id of what holds the page, focusable by code
 */
export function useFocusOnArrival(page: string, id: string): void {
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    const arrived = setTimeout(() => {
      if (isFieldGone()) document.getElementById(id)?.focus({ preventScroll: true })
    }, patienceMs)
    return () => clearTimeout(arrived)
  }, [page, id])
}
