import { useRef } from 'react'
import { useDateContext } from '../../lib/date-context.ts'
import { readName } from '../../ui/sheet/cell-value.ts'
import { type Asked, editOf, problemOf, readCells } from '../../ui/sheet/read-cells.ts'
import type { CellEdit, Problem, SheetColumn } from '../../ui/sheet/sheet-column.ts'
import { useNamesAsked } from '../../ui/sheet/use-names-asked.ts'
import type { DrawerRow } from './rows.ts'
import type { Cells } from './use-cells.ts'

/** Texts of a line by the keys of their columns. */
export type Texts = ReadonlyMap<string, string>
type Change = CellEdit<DrawerRow>

/**
 * Fills the cells of a line that has only just been made, whether a table shows it yet or not; what a cell does not
 * understand or does not take stays there as it was pasted, with its reason.
 */
export function useFill(columns: readonly SheetColumn<DrawerRow>[], cells: Cells) {
  const dates = useDateContext()
  const ask = useNamesAsked()
  // Names are found later.
  const latest = useRef(cells)
  latest.current = cells

  /** What has been typed over it since stays. */
  function isOpen({ row, column }: Pick<Change, 'row' | 'column'>, typed: string | undefined): boolean {
    const mark = latest.current.marksOf(row)[column.key]
    return (mark?.state === 'searching' || mark?.state === 'saving') && mark.typed === typed
  }

  async function namesOf(asked: readonly Asked<DrawerRow>[]): Promise<Change[]> {
    const edits: Change[] = []
    await ask<DrawerRow, Asked<DrawerRow>>(asked, (some, found) => {
      for (const cell of some.filter((one) => isOpen(one, one.problem.typed))) {
        const read = readName(cell.name, found, [])
        const edit = 'value' in read ? editOf(cell, read.value) : null
        if (edit !== null) edits.push(edit)
        else latest.current.keepUnread([{ ...cell, problem: problemOf(read, cell.problem.typed) }])
      }
    })
    return edits
  }

  return async (row: DrawerRow, texts: Texts): Promise<void> => {
    const typed = columns.flatMap((column) => {
      const text = texts.get(column.key) ?? ''
      if (text.trim() === '') return []
      return [{ row, column, text, from: column.value(row), lock: column.lock?.(row) ?? null }]
    })
    const locked = typed.flatMap(({ lock, column, text }) =>
      lock === null ? [] : [{ row, column, problem: { typed: text, reason: lock } }],
    )
    const free = typed.filter(({ lock }) => lock === null)
    const { edits, unread, asked } = readCells(free, dates)
    // A name may be what the others are refused without: a service its type (001 §5). So they go together.
    const held = edits.map(({ column }) => {
      const problem: Problem = { typed: texts.get(column.key) ?? '', state: 'saving' }
      return { row, column, problem }
    })
    cells.keepUnread([...locked, ...unread, ...held])
    const names = await namesOf(asked)
    latest.current.edit([...names, ...edits].filter((edit) => isOpen(edit, texts.get(edit.column.key))))
  }
}
