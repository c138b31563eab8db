import type { FocusEvent, KeyboardEvent } from 'react'
import type { CellValue, SheetColumn } from './sheet-column.ts'
import type { Editing } from './use-sheet.ts'

export type EditorProps<Row> = {
  name: string
  column: SheetColumn<Row>
  row: Row
  editing: Editing
  /** @param value what was chosen from a list, in place of the text */
  onKeep: (text: string, value?: CellValue) => void
  onRevert: () => void
  onType: (text: string) => void
  isLostWhenLeft: (text: string) => boolean
  onLeave: (then: Then) => void
}
export type Then = 'stay' | 'down' | 'up' | 'right' | 'left'

/** Where a key leads that closes the cell; null for keys that go on typing. */
export function thenOf({ key, shiftKey, altKey }: KeyboardEvent, walks: boolean): Then | null {
  if (key === 'Escape') return 'stay'
  if (key === 'Enter' && !altKey) return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  if (!walks) return null
  const ways: Readonly<Record<string, Then>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: 'left',
    ArrowRight: 'right',
  }
  return ways[key] ?? null
}

/** Somebody looks into another program, such as the one they copy from: the field keeps the focus and stays open. */
export function isWindowLeft({ currentTarget }: FocusEvent): boolean {
  return document.activeElement === currentTarget
}
