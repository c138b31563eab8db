import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { newKey } from '../../lib/api.ts'
import { useDateContext } from '../../lib/date-context.ts'
import { readText } from '../../ui/sheet/cell-value.ts'
import type { Problem } from '../../ui/sheet/sheet-column.ts'
import type { Target } from '../../ui/sheet/typed-cells.ts'
import type { PastedLine } from '../../ui/sheet/use-edits.ts'
import { type DrawerRow, serviceRow, waitingRow } from './rows.ts'
import { noType, typeColumn, typeName } from './service-columns.ts'
import type { Cells } from './use-cells.ts'
import { type Texts, useFill } from './use-fill.ts'

type Columns = Parameters<typeof useFill>[0]
/** Makes services of a day, one by one. @returns those that could be made, in their order */
type Add = (
  kinds: readonly ServiceKind[],
  onMade: (service: Target, place: number) => void,
) => Promise<readonly Target[]>
type Line = { readonly row: DrawerRow; readonly texts: Texts }

const notAdded = 'Die Zeile konnte nicht hinzugefügt werden. Bitte den Typ noch einmal wählen.'

/**
 * Lines pasted below the services of a day: each becomes a service with its cells filled. One whose type nobody can tell
 * waits for it above the empty line with all its texts, and so does one the server would not take.
 */
export function useWaitingLines(columns: Columns, cells: Cells) {
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
      const row = waitingRow(empty, `${empty.id}/${newKey()}`)
      cells.keepUnread([{ row, column: typeColumn, problem: { typed: typeName(kind), state: 'saving' } }])
      void made.finally(() => cells.forget(row))
    },
    /** @param empty the line below which they stand */
    append: (empty: DrawerRow, pasted: readonly PastedLine<DrawerRow>[], add: Add) => {
      const lines = pasted
        .filter((line) => line.some(({ text }) => text.trim() !== ''))
        .map((line) => ({
          row: waitingRow(empty, `${empty.id}/${newKey()}`),
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
    /** Its type has been chosen. */
    begin: (row: DrawerRow, kind: ServiceKind, add: Add) => {
      const texts = new Map(cells.unreadIn(row.id)).set(typeColumn.key, typeName(kind))
      void make([{ row, kind, texts }], add)
    },
  }
}
