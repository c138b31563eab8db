import { useReducer, useRef } from 'react'
import type { CellEdit } from '../../../ui/sheet/sheet-column.ts'
import type { BedLine, BegunLine } from './lines.ts'

/** Lines somebody has begun to type, until their guests are made and beyond: they keep their names as long as the page stays. */
export function useBegunLines() {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const lines = useRef<readonly BegunLine[]>([])
  const blanks = useRef(0)
  const blank = () => `new-${blanks.current}`
  const find = (id: string) => lines.current.find((line) => line.id === id)

  function put(line: BegunLine) {
    const isNew = find(line.id) === undefined
    lines.current = isNew
      ? [...lines.current, line]
      : lines.current.map((other) => (other.id === line.id ? line : other))
    redraw()
  }
  function forget(id: string) {
    lines.current = lines.current.filter((line) => line.id !== id)
    redraw()
  }

  return {
    lines: () => lines.current,
    blank,
    find,
    forget,
    /** Whether somebody types there, or has made a guest there that stands there still. */
    isBegun(id: string, readAt = 0) {
      const line = find(id)
      return line !== undefined && (line.waiting.size > 0 || (line.guest !== null && (line.madeAt ?? 0) >= readAt))
    },
    /**
     * What is typed into a line waits there; the last line makes room for the next one.
     * @param readAt when the rooms were asked for: a guest made before who stands there no more has gone since
     */
    add(edit: CellEdit<BedLine>, readAt: number) {
      const { row, column } = edit
      if (row.id === blank()) blanks.current += 1
      const before = find(row.id)
      const isGone = row.guest === null && before?.guest != null && (before.madeAt ?? 0) < readAt
      const begun = { id: row.id, room: row.room, guest: null, madeAt: null, waiting: new Map() }
      const line = before === undefined || isGone ? begun : before
      put({ ...line, waiting: new Map(line.waiting).set(column.key, edit) })
    },
    /** @param sent waits no more, unless it was typed anew meanwhile */
    done(id: string, sent: readonly CellEdit<BedLine>[], made: Partial<BegunLine> = {}) {
      const line = find(id)
      if (line === undefined) return
      put({ ...line, ...made, waiting: new Map([...line.waiting].filter(([, edit]) => !sent.includes(edit))) })
    },
    /** What was typed into a cell goes; a line of a new room in which nothing is left goes with it. */
    drop(id: string, column: string) {
      const line = find(id)
      if (line === undefined || !line.waiting.has(column)) return
      const waiting = new Map([...line.waiting].filter(([key]) => key !== column))
      if (waiting.size === 0 && line.madeAt === null) forget(id)
      else put({ ...line, waiting })
    },
  }
}
export type BegunLines = ReturnType<typeof useBegunLines>
