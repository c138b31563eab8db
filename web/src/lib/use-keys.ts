import { useEffect, useRef } from 'react'

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Where a letter is text or a choice, it is no command. */
const typing =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="radiogroup"]'

/**
 * Single keys that work as long as a page is shown: `useKeys({ j: next, '?': help })`, named as `event.key` says them, so
 * that it does not matter where they lie on the keyboard.
 */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys

  // The keyboard is outside React.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const act = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined
      if (act === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      // Function keys type nothing, wherever they are pressed.
      if (!/^F\d/.test(event.key) && event.target instanceof Element && event.target.closest(typing) !== null) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
