import type { KeyboardEvent } from 'react'

/** What a key means while no cell is open; the keys are those of the spreadsheets everybody knows. */
export type Command =
  | { do: 'move'; rows: number; columns: number; extends: boolean; toEdge: boolean }
  | { do: 'page'; step: 1 | -1; extends: boolean }
  | { do: 'line'; end: 'start' | 'end'; extends: boolean; ofSheet: boolean }
  | { do: 'next'; step: 1 | -1 }
  | { do: 'open' }
  | { do: 'type'; letter: string }
  | { do: 'clear' | 'fillDown' | 'undo' | 'redo' | 'all' | 'drop' | 'remove' }

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function commandOf(event: KeyboardEvent): Command | null {
  const { key, shiftKey } = event
  const ctrl = event.ctrlKey || event.metaKey
  if (event.altKey) return null
  const arrow = arrows[key]
  if (arrow !== undefined) {
    return { do: 'move', rows: arrow[0], columns: arrow[1], extends: shiftKey, toEdge: ctrl }
  }
  if (ctrl) return withControl(key.toLowerCase(), shiftKey)
  switch (key) {
    case 'Home':
      return { do: 'line', end: 'start', extends: shiftKey, ofSheet: false }
    case 'End':
      return { do: 'line', end: 'end', extends: shiftKey, ofSheet: false }
    case 'PageDown':
      return { do: 'page', step: 1, extends: shiftKey }
    case 'PageUp':
      return { do: 'page', step: -1, extends: shiftKey }
    case 'Tab':
      return { do: 'next', step: shiftKey ? -1 : 1 }
    case 'Enter':
    case 'F2':
      return { do: 'open' }
    case 'Delete':
    case 'Backspace':
      return { do: 'clear' }
    case 'Escape':
      return { do: 'drop' }
    default:
      return key.length === 1 ? { do: 'type', letter: key } : null
  }
}

function withControl(key: string, shift: boolean): Command | null {
  switch (key) {
    case 'home':
      return { do: 'line', end: 'start', extends: shift, ofSheet: true }
    case 'end':
      return { do: 'line', end: 'end', extends: shift, ofSheet: true }
    case 'delete':
      return { do: 'remove' }
    case 'd':
      return { do: 'fillDown' }
    case 'a':
      return { do: 'all' }
    case 'y':
      return { do: 'redo' }
    case 'z':
      return { do: shift ? 'redo' : 'undo' }
    default:
      return null
  }
}
