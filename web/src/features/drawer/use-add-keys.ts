import type { ServiceKind } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { useEffect, useRef } from 'react'

/** 001 §2.7 */
const kinds: Readonly<Record<string, ServiceKind>> = { h: 'hotel', l: 'other', f: 'free', r: 'route' }

/** Ctrl+H, L, F and R add a line; without a day to add to the keys stay the browser's. */
export function useAddKeys(add: ((kind: ServiceKind) => void) | null): void {
  const current = useRef(add)
  current.current = add

  // The keyboard is outside React.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const kind = kinds[event.key.toLowerCase()]
      const isControl = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isControl || kind === undefined || current.current === null) return
      event.preventDefault()
      if (!event.repeat) current.current(kind)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
