import { nameIn } from '@reisewerk/domain/room-lists/pasted-names.ts'
import { useRef } from 'react'
import { ApiError } from '../../../lib/http.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { typedText } from '../../../ui/sheet/cell-value.ts'
import type { CellEdit, Problem } from '../../../ui/sheet/sheet-column.ts'
import type { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import type { BedColumn, BedLine } from './lines.ts'
import type { BegunLines } from './use-begun-lines.ts'
import { type Added, type NewGuest, nothingAdded, type RoomChanges } from './use-room-changes.ts'

type Edit = CellEdit<BedLine>
type Fields = Readonly<Record<string, unknown>>
type Host = {
  readonly begun: BegunLines
  readonly cells: ReturnType<typeof useSavedCells<BedLine, BedColumn>>
  readonly changes: RoomChanges
  readonly readAt: number
  /** Somebody was made. */
  readonly onMade: (made: Added, isBlock: boolean) => void
}

const columnOf = ({ column }: Pick<Edit, 'column'>) => column as BedColumn // the sheet hands back its columns
/** Whether what a cell shows is there already, to be changed. */
const isThere = (edit: Edit) => (columnOf(edit).of === 'room' ? edit.row.room !== null : edit.row.guest !== null)

/** Typing into a free bed or the last line makes one guest of all that is typed in that line (ROOM-06). */
export function useTypedGuests({ begun, cells, changes, readAt, onMade }: Host) {
  // One after the other, so that rooms and guests stand in the order in which they were typed.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const makers = useRef(new Map<string, NewGuest>())

  function makerOf(id: string): NewGuest {
    const maker = makers.current.get(id) ?? changes.newGuest()
    makers.current.set(id, maker)
    return maker
  }

  function edit(edits: readonly Edit[]) {
    cells.edit(edits.filter(isThere))
    const typed = edits.filter((one) => !isThere(one))
    if (typed.length === 0) return
    for (const one of typed) begun.add(one, readAt)
    // What was typed stays in sight until the guest is there.
    tell(typed, ({ row, column, to }) => ({ typed: typedText(column, row, to), state: 'saving' }))
    const ids = [...new Set(typed.map(({ row }) => row.id))]
    const isBlock = ids.length > 1
    void inTurn(async () => {
      let made = nothingAdded
      for (const id of ids) made = made.with(await fill(id, isBlock))
      onMade(made, isBlock)
    })
  }

  /** Sends what waits in a line until nothing does: what was typed while its guest was being made is theirs, too. */
  async function fill(id: string, isBlock: boolean): Promise<Added> {
    let made = nothingAdded
    for (let line = begun.find(id); line !== undefined && line.waiting.size > 0; line = begun.find(id)) {
      const waiting = [...line.waiting.values()]
      const row: BedLine = { id, room: line.room, guest: line.guest, bed: 0 }
      const there = waiting.filter((one) => isThere({ ...one, row }))
      if (there.length > 0) {
        begun.done(id, there)
        cells.edit(there.map((one) => ({ ...one, row })))
        continue
      }
      try {
        const ofGuest = named(fieldsOf(waiting, 'guest'), isBlock)
        const answer = await makerOf(id)(line.room, fieldsOf(waiting, 'room'), ofGuest)
        made = made.with(answer.added)
        begun.done(id, waiting, { room: answer.room, guest: answer.guest, madeAt: Date.now() })
        const isStill = (one: Edit) => begun.find(id)?.waiting.has(one.column.key) !== true
        tell(waiting.filter(isStill), () => null)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const failed = [...(begun.find(id)?.waiting.values() ?? [])]
        tell(failed, ({ row: at, column, to }) => ({ typed: typedText(column, at, to), reason: error.reason }))
        notice.bad('Error while saving room!', error.reason)
        return made
      }
    }
    return made
  }

  function tell(edits: readonly Edit[], problem: (edit: Edit) => Problem | null) {
    cells.keepUnread(edits.map((one) => ({ row: one.row, column: one.column, problem: problem(one) })))
  }

  function inTurn(work: () => Promise<void>) {
    queue.current = queue.current.then(work)
    return queue.current
  }

  return { edit, inTurn }
}

/** What is sent of the cells of one line that tell of its room, or of its guest. */
export function fieldsOf(edits: readonly Edit[], of: BedColumn['of']): Fields {
  const own = edits.filter((one) => columnOf(one).of === of && one.to !== null)
  return Object.assign({}, ...own.map((one) => columnOf(one).change(one.to, one.row, () => undefined)))
}

/** A block of whole names is taken apart; a name somebody types is meant as it is. */
export function named(fields: Fields, isBlock: boolean): Fields {
  const { firstName, lastName } = fields
  if (!isBlock || typeof lastName !== 'string' || firstName !== undefined) return fields
  return { ...fields, ...nameIn(lastName) }
}
