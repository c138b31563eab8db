import { focusable, useLostFocus } from './use-lost-focus.ts'

/**
 * Whoever deletes a line of a list by the keyboard goes on at what is in its place: what the line offers now, else the next
 * line, else the one before it, there at the same control, else the spare place.
 * @param spare selector of the place for a list that is empty
 * @param lines selector of the lines
 * @returns props of the element around the lines and the spare place
 */
export function useKeepFocus<Area extends HTMLElement>(spare: string, lines = 'li') {
  const linesOf = (area: Element) => [...area.querySelectorAll(lines)]
  return useLostFocus<Area, { line: Element; place: number; control: number }>({
    placeOf: (target, area) => {
      const line = target.closest(lines)
      if (line === null) return null
      return {
        line,
        place: linesOf(area).indexOf(line),
        control: [...line.querySelectorAll(focusable)].indexOf(target),
      }
    },
    goOn: ({ line, place, control }, area) => {
      const left = linesOf(area)
      const next = line.isConnected ? line : (left[place] ?? left.at(-1))
      const controls = next === undefined ? [] : controlsOf(next)
      return controls[control] ?? controls[0] ?? area.querySelector<HTMLElement>(spare)
    },
  })
}

function controlsOf(line: Element): HTMLElement[] {
  return [...line.querySelectorAll<HTMLElement>(focusable)]
}
