import { useRef } from 'react'
import { ApiError } from '../../../lib/http.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { typedText } from '../../../ui/sheet/cell-value.ts'
import type { CellEdit, Problem } from '../../../ui/sheet/sheet-column.ts'
import type { MadeLines, TakeBack } from '../../../ui/sheet/use-edits.ts'
import type { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import type { ListKeeping } from '../use-room-lists.ts'
import { columnOf, fieldsOf } from './line-fields.ts'
import type { BedColumn, BedLine } from './lines.ts'
import type { BegunLines } from './use-begun-lines.ts'
import { type NewGuest, type RoomChanges, removalOf } from './use-room-changes.ts'

type Edit = CellEdit<BedLine>
type Host = {
  readonly begun: BegunLines
  readonly cells: ReturnType<typeof useSavedCells<BedLine, BedColumn>>
  readonly changes: RoomChanges
  readonly readAt: number
  readonly inTurn: (work: () => Promise<void>) => Promise<unknown>
  readonly keeping: ListKeeping
}
type Made = { readonly room: number | null; readonly guest: number | null }

/** Whether what a cell shows is there already, to be changed. */
export const isThere = (edit: Edit) => (columnOf(edit).of === 'room' ? edit.row.room !== null : edit.row.guest !== null)

/** Typing into a free bed or the last line makes one guest of all that is typed in that line (ROOM-06). */
export function useTypedGuests({ begun, cells, changes, readAt, inTurn, keeping }: Host) {
  const makers = useRef(new Map<string, NewGuest>())

  function makerOf(id: string): NewGuest {
    const maker = makers.current.get(id) ?? changes.newGuest()
    makers.current.set(id, maker)
    return maker
  }

  /** @param typed into lines whose guests are not there yet @returns the lines that are begun by that */
  function type(typed: readonly Edit[]): MadeLines {
    const news = new Set(typed.map(({ row }) => row.id).filter((id) => !begun.isBegun(id, readAt)))
    for (const one of typed) begun.add(one, readAt)
    // What was typed stays in sight until the guest is there.
    tell(typed, ({ row, column, to }) => ({ typed: typedText(column, row, to), state: 'saving' }))
    const takeBack = (async () => {
      const made: Made[] = []
      await inTurn(async () => {
        for (const id of new Set(typed.map(({ row }) => row.id))) {
          const one = await fill(id)
          if (one !== null && news.has(id)) made.push(one)
        }
      })
      return made.length === 0 ? null : takeBackOf(made)
    })()
    return { rows: news, takeBack }
  }

  function takeBackOf(made: readonly Made[]): TakeBack {
    const removals = made.flatMap(({ room, guest }) => [
      ...(guest === null ? [] : [removalOf.guest(guest)]),
      ...(room === null ? [] : [removalOf.room(room)]),
    ])
    return changes.turnsOf(() => changes.remove(removals))
  }

  /** Sends what waits in a line until nothing does: what was typed while its guest was being made is theirs, too. */
  async function fill(id: string): Promise<Made | null> {
    let isMade = false
    const made: { room: number | null; guest: number | null } = { room: null, guest: null }
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
        const answer = await makerOf(id)(line.room, fieldsOf(waiting, 'room'), fieldsOf(waiting, 'guest'))
        isMade = true
        if (answer.isNewRoom) keeping.made('rooms', answer.room)
        else if (answer.guest !== null) keeping.made('passengers', answer.guest)
        if (answer.isNewRoom) made.room = answer.room.id
        made.guest = answer.guest?.id ?? null
        begun.done(id, waiting, { room: answer.room, guest: answer.guest, madeAt: Date.now() })
        const isStill = (one: Edit) => begun.find(id)?.waiting.has(one.column.key) !== true
        tell(waiting.filter(isStill), () => null)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const failed = [...(begun.find(id)?.waiting.values() ?? [])]
        tell(failed, ({ row: at, column, to }) => ({ typed: typedText(column, at, to), reason: error.reason }))
        notice.bad('Error while saving room!', error.reason)
        break
      }
    }
    return isMade ? made : null
  }

  function tell(edits: readonly Edit[], problem: (edit: Edit) => Problem | null) {
    cells.keepUnread(edits.map((one) => ({ row: one.row, column: one.column, problem: problem(one) })))
  }

  return { type }
}
