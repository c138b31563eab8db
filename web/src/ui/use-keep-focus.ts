import { type FocusEvent, useEffect, useRef } from 'react'

const focusable = 'button:not(:disabled), input:not(:disabled), a[href]'

/**
 * Whoever deletes a line of a list by the keyboard goes on at what is in its place: what the line offers now, else the next
 * line, else the one before it, else the spare place.
 * @param spare selector of the place for a list that is empty
 * @returns props of the element around the lines (`li`) and the spare place
 */
export function useKeepFocus<Area extends HTMLElement>(spare: string) {
  const area = useRef<Area>(null)
  const last = useRef<{ target: Element; line: Element; place: number } | null>(null)

  function linesOf(): Element[] {
    return [...(area.current?.querySelectorAll('li') ?? [])]
  }

  function onFocus({ target }: FocusEvent) {
    // A menu of a line lies elsewhere on the page.
    if (area.current === null || !area.current.contains(target)) return
    const line = target.closest('li')
    last.current = line === null ? null : { target, line, place: linesOf().indexOf(line) }
  }

  // After every change: React does not tell which of them took the element that had the focus.
  useEffect(() => {
    if (last.current === null || last.current.target.isConnected || !isFocusLost()) return
    const { line, place } = last.current
    last.current = null
    const lines = linesOf()
    const next = line.isConnected ? line : (lines[place] ?? lines.at(-1))
    const goal = next?.querySelector<HTMLElement>(focusable) ?? area.current?.querySelector<HTMLElement>(spare)
    goal?.focus()
  })

  return { ref: area, onFocus }
}

function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.closest('[role=menu]') !== null
}
