import { useEffect, useRef } from 'react'

/**
 * Calls `hand` when the component goes or the page is left: what rests there for a moment is handed to the save queue,
 * which keeps it over a reload.
 */
export function useLeaving(hand: () => void): void {
  const latest = useRef(hand)
  latest.current = hand
  useEffect(() => {
    const leave = () => latest.current()
    // Before the shell asks whether anything is unsaved.
    window.addEventListener('beforeunload', leave, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', leave, { capture: true })
      leave()
    }
  }, [])
}
