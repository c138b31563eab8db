/** From cell to cell with the keys of a sheet; totals between them are stepped over. */
const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** @returns the way a key leads, null for other keys; Enter goes down and with Shift up */
export function stepOf(key: string, isShifted: boolean): readonly [number, number] | null {
  if (key === 'Enter') return [0, isShifted ? -1 : 1]
  return Object.hasOwn(steps, key) ? (steps[key] ?? null) : null
}

export function walk(input: HTMLInputElement, [columns, rows]: readonly [number, number]): void {
  const cell = input.closest('td')
  const row = cell?.closest('tr')
  const body = row?.parentElement
  if (cell == null || row == null || body == null) return
  const next = columns === 0 ? below(cell, row, body, rows) : beside(cell, row, columns)
  next?.focus()
}

function below(cell: Element, row: Element, body: Element, step: number): HTMLInputElement | null {
  const column = [...row.children].indexOf(cell)
  const all = [...body.children]
  for (let at = all.indexOf(row) + step; at >= 0 && at < all.length; at += step) {
    const field = all[at]?.children[column]?.querySelector('input')
    if (field != null) return field
  }
  return null
}

function beside(cell: Element, row: Element, step: number): HTMLInputElement | null {
  const all = [...row.children]
  for (let at = all.indexOf(cell) + step; at >= 0 && at < all.length; at += step) {
    const field = all[at]?.querySelector('input')
    if (field != null) return field
  }
  return null
}
