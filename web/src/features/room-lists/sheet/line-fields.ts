import { nameIn } from '@reisewerk/domain/room-lists/pasted-names.ts'
import type { CellEdit } from '../../../ui/sheet/sheet-column.ts'
import type { BedColumn, BedLine } from './lines.ts'

type Fields = Readonly<Record<string, unknown>>

export const columnOf = ({ column }: Pick<CellEdit<BedLine>, 'column'>) => column as BedColumn // the sheet hands back its columns

/** What is sent of the cells of one line that tell of its room, or of its guest. */
export function fieldsOf(edits: readonly CellEdit<BedLine>[], of: BedColumn['of']): Fields {
  const own = edits.filter((one) => columnOf(one).of === of && one.to !== null)
  return Object.assign({}, ...own.map((one) => columnOf(one).change(one.to, one.row, () => undefined)))
}

/** A block of whole names is taken apart; a name somebody types is meant as it is. */
export function named(fields: Fields, isBlock: boolean): Fields {
  const { firstName, lastName } = fields
  if (!isBlock || typeof lastName !== 'string' || firstName !== undefined) return fields
  const { note, ...name } = nameIn(lastName)
  if (note === undefined) return { ...fields, ...name }
  const notes = [fields.notes, note].filter((part) => typeof part === 'string' && part !== '')
  return { ...fields, ...name, notes: notes.join(', ') }
}
