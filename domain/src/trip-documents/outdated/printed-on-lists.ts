import { type ListKindKey, listKinds } from '../../room-lists/documents/kinds.ts'
import type { ListColumn } from '../../room-lists/documents/list-words.ts'
import type { NetChange } from './net-changes.ts'

/** The list a paper was made of, and as what; the id is null of one that is gone. */
export type MadeList = { readonly id: number | null; readonly kind: ListKindKey }

/** Rooms and guests as they are now, by their numbers. */
export type ListFacts = {
  readonly rooms: ReadonlyMap<number, { readonly list: number; readonly isCancelled: boolean }>
  /** In which room a guest is. */
  readonly guests: ReadonlyMap<number, number>
}

const name = ['first_name', 'last_name']
/** In which columns of the database it stands what a column of a list prints; the room of a guest is told by where it stands. */
const keptIn: Readonly<Partial<Record<ListColumn, readonly string[]>>> = {
  room: ['room_index', 'room_id'],
  roomType: ['persons', 'type', 'twin', 'extra_type'],
  guests: [...name, 'room_id'],
  lastName: ['last_name'],
  firstName: ['first_name'],
  gender: ['gender'],
  dateOfBirth: ['date_of_birth'],
  placeOfBirth: ['place_of_birth'],
  nationality: ['nationality'],
  documentType: ['document_type'],
  documentNumber: ['document_number'],
  assistance: ['assistance'],
  outsideCabin: ['outside_cabin'],
  motorBike: ['motor_bike'],
  licencePlate: ['licence_plate'],
  allergies: ['allergies'],
  notes: ['notes'],
}

/**
 * Whether a list of guests prints what has changed (TRUE-04): something of its own list, in a column of its kind. Who has cancelled stands on none.
 * @param changes all since the paper was made
 */
export function printedOnList(
  change: NetChange,
  { id, kind }: MadeList,
  facts: ListFacts,
  changes: readonly NetChange[],
): boolean {
  // Of a list that is gone nobody knows what it would say.
  if (id === null) return false
  const { columns, lines } = listKinds[kind]
  const printed = new Set(columns.flatMap((column) => keptIn[column] ?? []))
  const isPrinted = change.kind !== 'other' || Object.keys(change.after).some((column) => printed.has(column))
  const isOn = (room: unknown) => typeof room === 'number' && wasOrIsOn(room, id, facts, changes)
  if (change.table === 'rooms') {
    // Whoever comes or goes out of a list by cancelling does so with the room.
    if ('extra_type' in change.after && change.kind === 'other' && isCancelling(change)) return isOn(change.row)
    return isOn(change.row) && isPrinted && (change.kind === 'other' || lines !== 'guests')
  }
  const rooms = [change.before.room_id, change.after.room_id, facts.guests.get(change.row)]
  if ('room_id' in change.after && change.kind === 'other') {
    const [from, to] = rooms.map(isOn)
    return from !== to || (from === true && isPrinted)
  }
  return isPrinted && rooms.some(isOn)
}

const isCancelling = ({ before, after }: NetChange) =>
  (before.extra_type === 'cancelled') !== (after.extra_type === 'cancelled')

/** Whether a room stands on the paper of a list, or would now. */
function wasOrIsOn(room: number, list: number, { rooms }: ListFacts, changes: readonly NetChange[]): boolean {
  const change = changes.find(({ table, row }) => table === 'rooms' && row === room)
  const now = rooms.get(room)
  if ((now?.list ?? change?.before.room_list_id) !== list) return false
  const isOff = now === undefined || now.isCancelled
  if (change === undefined || (change.kind === 'other' && !('extra_type' in change.before))) return !isOff
  const wasOff = change.kind === 'new' || change.before.extra_type === 'cancelled'
  return !(wasOff && isOff)
}
