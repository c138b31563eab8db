import { type FocusEvent, useEffect, useRef } from 'react'

export const focusable = 'button:not(:disabled), input:not(:disabled), a[href]'

type Going<Area extends HTMLElement, Place> = {
  placeOf: (target: Element, area: Area) => Place | null
  goOn: (place: Place, area: Area) => HTMLElement | null | undefined
}

/**
 * Whoever works by the keyboard goes on from where they were when the element that had the focus leaves the page.
 * @returns props of the element within which that holds
 */
export function useLostFocus<Area extends HTMLElement, Place>({ placeOf, goOn }: Going<Area, Place>) {
  const area = useRef<Area>(null)
  const last = useRef<{ target: Element; place: Place; isByKeys: boolean } | null>(null)

  function onFocus({ target }: FocusEvent) {
    // A menu of a line lies elsewhere on the page.
    if (area.current === null || !area.current.contains(target)) return
    const place = placeOf(target, area.current)
    last.current = place === null ? null : { target, place, isByKeys: target.matches(':focus-visible') }
  }

  useEffect(() => {
    if (area.current === null || last.current === null) return
    if (last.current.target.isConnected || !isLost()) return
    const { place, isByKeys } = last.current
    last.current = null
    // Under the hand on the mouse the page stands still.
    goOn(place, area.current)?.focus({ preventScroll: !isByKeys })
  })

  return { ref: area, onFocus }
}

function isLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.closest('[role=menu]') !== null
}
