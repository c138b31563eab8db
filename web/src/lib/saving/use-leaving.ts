import { useEffect, useRef } from 'react'

/**
 * Calls `hand` when the component goes or the page is left: what rests there for a moment is handed to the save queue,
 * which keeps it over a reload.
 * @param handAtUnload what is done instead where the whole page is left
 */
export function useLeaving(hand: () => void, handAtUnload = hand): void {
  const latest = useRef({ hand, handAtUnload })
  latest.current = { hand, handAtUnload }
  useEffect(() => {
    const leave = () => latest.current.handAtUnload()
    // Before the shell asks whether anything is unsaved.
    window.addEventListener('beforeunload', leave, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', leave, { capture: true })
      latest.current.hand()
    }
  }, [])
}
