import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { useRef } from 'react'
import { newKey } from '../../lib/api.ts'
import { useDateContext } from '../../lib/date-context.ts'
import { readName, readText } from '../../ui/sheet/cell-value.ts'
import { type Asked, editOf, problemOf, readCells } from '../../ui/sheet/read-cells.ts'
import type { CellEdit, Problem, SheetColumn } from '../../ui/sheet/sheet-column.ts'
import type { Target } from '../../ui/sheet/typed-cells.ts'
import type { PastedLine } from '../../ui/sheet/use-edits.ts'
import { useNamesAsked } from '../../ui/sheet/use-names-asked.ts'
import { type DrawerRow, lineToBe, serviceRow } from './rows.ts'
import { noType, typeColumn, typeName } from './service-columns.ts'
import type { Cells } from './use-cells.ts'

type Columns = readonly SheetColumn<DrawerRow>[]
/** Makes services of a day, one by one. @returns those that could be made, in their order */
type Add = (
  kinds: readonly ServiceKind[],
  onMade: (service: Target, place: number) => void,
) => Promise<readonly Target[]>
type Texts = ReadonlyMap<string, string>
type Change = CellEdit<DrawerRow>
type Line = { readonly row: DrawerRow; readonly texts: Texts }

const notAdded = 'Die Zeile konnte nicht hinzugefügt werden. Bitte den Typ noch einmal wählen.'

/**
 * Lines pasted below the services of a day: each becomes a service with its cells filled. One whose type nobody can tell
 * waits for it above the empty line with all its texts, and so does one the server would not take.
 */
export function usePastedLines(columns: Columns, cells: Cells) {
  const fill = useFill(columns, cells)
  const dates = useDateContext()

  function hold({ row, texts }: Line, problemOf: (column: string, typed: string) => Problem) {
    cells.keepUnread(
      columns.flatMap((column) => {
        const typed = texts.get(column.key) ?? ''
        return typed.trim() === '' ? [] : [{ row, column, problem: problemOf(column.key, typed) }]
      }),
    )
  }

  async function make(lines: readonly (Line & { readonly kind: ServiceKind })[], add: Add): Promise<void> {
    for (const line of lines) hold(line, (_, typed) => ({ typed, state: 'saving' }))
    const made = await add(
      lines.map(({ kind }) => kind),
      (service, place) => {
        const line = lines[place]
        if (line === undefined) return
        const row = serviceRow(line.row, line.kind, service)
        cells.forget(line.row)
        cells.begin(row.id)
        void fill(row, new Map([...line.texts].filter(([column]) => column !== typeColumn.key)))
      },
    )
    for (const line of lines.slice(made.length)) hold(line, (_, typed) => ({ typed, reason: notAdded }))
  }

  return {
    /** Stands in the table while the server makes the service, however long that takes. */
    announce: (empty: DrawerRow, kind: ServiceKind, made: Promise<unknown>) => {
      const row = lineToBe(empty, `${empty.id}/${newKey()}`)
      cells.keepUnread([{ row, column: typeColumn, problem: { typed: typeName(kind), state: 'saving' } }])
      void made.finally(() => cells.forget(row))
    },
    /** @param empty the line below which they stand */
    append: (empty: DrawerRow, pasted: readonly PastedLine<DrawerRow>[], add: Add) => {
      const lines = pasted
        .filter((line) => line.some(({ text }) => text.trim() !== ''))
        .map((line) => ({
          row: lineToBe(empty, `${empty.id}/${newKey()}`),
          texts: new Map(line.map(({ column, text }) => [column.key, text])),
        }))
      const known = lines.flatMap((line) => {
        const read = readText(typeColumn, line.row, line.texts.get(typeColumn.key) ?? '', dates, null)
        // The column offers kinds of services only.
        if ('value' in read) return [{ ...line, kind: read.value as ServiceKind }]
        const reason = 'problem' in read ? read.problem : noType
        hold(line, (column, typed) => ({ typed, reason: column === typeColumn.key ? reason : noType }))
        return []
      })
      if (known.length > 0) void make(known, add)
    },
    begin: (row: DrawerRow, kind: ServiceKind, add: Add) => {
      const texts = new Map(cells.unreadIn(row.id)).set(typeColumn.key, typeName(kind))
      void make([{ row, kind, texts }], add)
    },
  }
}

/**
 * Fills the cells of a line that has only just been made, whether a table shows it yet or not; what a cell does not
 * understand or does not take stays there as it was pasted, with its reason.
 */
function useFill(columns: Columns, cells: Cells) {
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
