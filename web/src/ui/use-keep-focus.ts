import { focusable, useLostFocus } from './use-lost-focus.ts'

/**
 * Whoever deletes a line of a list by the keyboard goes on at what is in its place: what the line offers now, else the next
 * line, else the one before it, else the spare place.
 * @param spare selector of the place for a list that is empty
 * @returns props of the element around the lines (`li`) and the spare place
 */
export function useKeepFocus<Area extends HTMLElement>(spare: string) {
  return useLostFocus<Area, { line: Element; place: number }>({
    placeOf: (target, area) => {
      const line = target.closest('li')
      return line && { line, place: linesOf(area).indexOf(line) }
    },
    goOn: ({ line, place }, area) => {
      const lines = linesOf(area)
      const next = line.isConnected ? line : (lines[place] ?? lines.at(-1))
      return next?.querySelector<HTMLElement>(focusable) ?? area.querySelector<HTMLElement>(spare)
    },
  })
}

function linesOf(area: Element): Element[] {
  return [...area.querySelectorAll('li')]
}
