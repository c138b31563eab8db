import { useLayoutEffect } from 'react'

/**
 * What stands at the foot of the window must not cover each other: each part tells its height, and the style sheets of the
 * others read it.
 */
type Part = '--rw-drawer-height' | '--rw-bulk-height'

/** @param height in pixels, as long as the part stands there */
export function useWindowFoot(part: Part, height: number): void {
  // Style sheets of other parts are outside React.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty(part, `${height}px`)
    return () => {
      document.documentElement.style.removeProperty(part)
    }
  }, [part, height])
}
