import type { passengerColumns } from '@reisewerk/domain/accounts/settings.ts'
import { choicesOf, isPersonalAt, labelOf } from '@reisewerk/domain/contract/words.ts'
import { shortRoom } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { genders } from '@reisewerk/domain/room-lists/import/read-words.ts'
import { passengerContract, roomContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { shownText } from '../../../ui/sheet/cell-value.ts'
import type { CellChoice, CellValue } from '../../../ui/sheet/sheet-column.ts'
import type { Guest, Room } from '../api.ts'
import type { BedColumn, BedLine } from './lines.ts'
import { type Move, matesFor, moveFor, nameOf, placeOf, savedPlace } from './moving.ts'
import classes from './room-sheet.module.css'

export type GuestField = keyof typeof passengerColumns

const guestWidths: Readonly<Record<GuestField, number>> = {
  ...{ gender: 48, lastName: 124, firstName: 110, nationality: 52, dateOfBirth: 92, placeOfBirth: 100 },
  ...{ documentType: 110, documentNumber: 104, assistance: 60, outsideCabin: 70, motorBike: 70, licencePlate: 90 },
  ...{ allergies: 120, notes: 140 },
}
const shortTitles: Partial<Record<GuestField, string>> = {
  ...{ gender: 'M/W', lastName: 'Name', nationality: 'Nat.', dateOfBirth: 'Geboren', documentNumber: 'Ausweis' },
  ...{ assistance: 'Hilfe', outsideCabin: 'Außen', motorBike: 'Motorr.' },
}
const flags: readonly string[] = ['assistance', 'outsideCabin', 'motorBike']
const yes: readonly CellChoice[] = [{ value: 'true', label: 'ja', alsoNamed: ['x', 'j'] }]
/** Whoever pastes a list from elsewhere pastes its words as well; an import understands the same. */
const asTyped: CellChoice[] = choicesOf(passengerContract, 'gender').map((choice) => ({
  ...choice,
  alsoNamed:
    choice.value === 'M' ? [...genders.M, 'männlich', 'hr.', 'mr.'] : [...genders.W, 'féminin', 'fr.', 'mrs.', 'ms.'],
}))
const onFirst = ({ room, bed }: BedLine) => (room !== null && bed > 0 ? '' : null)
const noBed = (move: Move | string | null) => (typeof move === 'string' ? move : null)
const pleaseChoose = (value: CellValue) => (value === null ? 'Bitte auswählen' : null)

/** What the columns have to know of the list they stand in. */
export type Setting = {
  readonly sizes: readonly number[]
  /** As they are now. Columns stay while rooms change, else every line would be drawn anew for each cell. */
  readonly rooms: () => readonly Room[]
  readonly fields: readonly GuestField[]
  readonly seesPersonal: boolean
  /** Under which more than one room stands. */
  readonly doubleNumbers: ReadonlySet<string>
  /** In which other rooms the name stands, by guest. */
  readonly doubles: ReadonlyMap<number, string>
  /** What other lists say of the same guest, by guest and field. */
  readonly differences: ReadonlyMap<string, string>
  /** Where else they are cancelled and here not, or the other way round, by guest. */
  readonly cancelled: ReadonlyMap<number, string>
}

/** The columns of a list: its rooms, with whom one shares them, and the guests by the template (ROOM-02). */
export function bedColumns(setting: Setting): BedColumn[] {
  const isHidden = (field: GuestField) => !setting.seesPersonal && isPersonalAt(passengerContract, field)
  const ofGuests = setting.fields.flatMap((field, place): BedColumn[] => {
    if (isHidden(field)) return []
    const before = setting.fields.slice(0, place)
    const hidden = before.slice(before.findLastIndex((one) => !isHidden(one)) + 1)
    const column = guestColumn(field, setting)
    if (hidden.length === 0) return [column]
    return [{ ...column, hiddenBefore: hidden.map((one) => labelOf(passengerContract, one)) }]
  })
  const columns = [...roomColumns(setting), ...ofGuests]
  // Who sleeps where is agreed with hotels: what a colleague has typed since is not replaced unasked (decision 028).
  return columns.map((column) => ({ ...column, asks: true }))
}

function roomColumns({ sizes, rooms, doubleNumbers }: Setting): BedColumn[] {
  const ofRoom = { of: 'room', lock: onFirst } as const
  return [
    {
      ...ofRoom,
      ...{ key: 'roomIndex', title: 'Zi.', fullTitle: labelOf(roomContract, 'roomIndex'), width: 48 },
      kind: { is: 'text' },
      value: ({ room, bed }) => (bed === 0 ? (room?.roomIndex ?? null) : null),
      draw: ({ room, bed }) => {
        if (room === null || bed > 0) return null
        const isDouble = doubleNumbers.has(room.roomIndex.trim().toLowerCase())
        return isDouble ? <Doubt text={room.roomIndex} reason="Mehrere Zimmer heißen so" /> : room.roomIndex
      },
      change: (value) => ({ roomIndex: value ?? '' }),
    },
    {
      ...ofRoom,
      ...{ key: 'persons', title: 'Typ', fullTitle: labelOf(roomContract, 'roomType'), width: 62 },
      kind: {
        is: 'choice',
        choices: () =>
          sizes.map((persons) => ({ value: String(persons), label: shortRoom(persons), alsoNamed: [String(persons)] })),
      },
      value: ({ room, bed }) => (room === null || bed > 0 ? null : String(room.roomType.persons)),
      refuses: pleaseChoose,
      change: (value) => ({ 'roomType.persons': Number(value) }),
    },
    {
      ...ofRoom,
      ...{ key: 'twin', title: 'Twin', width: 48 },
      lock: (row) => onFirst(row) ?? (row.room?.roomType.persons === 2 ? null : 'Nur bei Doppelzimmern'),
      kind: { is: 'choice', choices: () => yes },
      value: ({ room, bed }) => (bed === 0 && room?.twin === true ? 'true' : null),
      change: (value) => ({ twin: value === 'true' }),
    },
    {
      ...ofRoom,
      ...{ key: 'extraType', title: 'Belegung', width: 92 },
      kind: { is: 'choice', choices: () => choicesOf(roomContract, 'extraType') },
      value: ({ room, bed }) => (bed === 0 ? (room?.extraType ?? null) : null),
      change: (value) => ({ extraType: value }),
    },
    {
      ...{ of: 'guest', key: 'room', title: 'Mit', fullTitle: 'Teilt das Zimmer mit', width: 132 },
      lock: ({ guest }) => (guest === null ? '' : null),
      kind: { is: 'choice', choices: (row) => matesFor(rooms(), row) },
      value: ({ guest }) => (guest === null ? null : placeOf(rooms(), guest)),
      refuses: (value, row) => pleaseChoose(value) ?? noBed(moveFor(rooms(), row, value)),
      draw: ({ room, guest }) => (guest === null ? null : roommatesOf(room, guest)),
      change: savedPlace,
    },
  ]
}

function roommatesOf(room: Room | null, { id }: Guest): string {
  const others = room?.passengers.filter((other) => other.id !== id) ?? []
  return others.map(nameOf).join(', ')
}

function guestColumn(field: GuestField, { doubles, differences, cancelled }: Setting): BedColumn {
  const label = labelOf(passengerContract, field)
  const told = ({ guest }: BedLine) => {
    if (guest === null) return null
    const twice = field === 'lastName' ? doubles.get(guest.id) : undefined
    const reasons = [
      field === 'lastName' ? cancelled.get(guest.id) : undefined,
      twice === undefined ? differences.get(`${guest.id}.${field}`) : `Steht auch in Zimmer ${twice}`,
    ].filter((reason) => reason !== undefined)
    return reasons.length === 0 ? null : reasons.join('; ')
  }
  const column: BedColumn = {
    ...{ of: 'guest', key: field, title: shortTitles[field] ?? label, fullTitle: label, width: guestWidths[field] },
    ...(field === 'lastName' && { placeholder: 'Bett frei' }),
    ...(field === 'notes' && { grows: true }),
    kind: flags.includes(field)
      ? { is: 'choice', choices: () => yes }
      : field === 'dateOfBirth'
        ? { is: 'date', isBirthday: true }
        : field === 'gender' || field === 'documentType'
          ? { is: 'choice', choices: () => (field === 'gender' ? asTyped : choicesOf(passengerContract, field)) }
          : { is: 'text' },
    value: ({ guest }) => shownValue(guest?.[field] ?? null, field),
    draw: (row) => {
      const reason = told(row)
      const text = shownText(column, row, column.value(row))
      return reason === null ? text : <Doubt text={text} reason={reason} />
    },
    change: (value) => ({ [field]: sentValue(value, field) }),
  }
  return column
}

/** Worth a look: the name stands twice, or another list says something else of the same guest. */
function Doubt({ text, reason }: { text: string; reason: string }) {
  return (
    <span className={classes.doubt} title={reason}>
      {text === '' ? '–' : text}
      <span className={classes.reason}> ({reason})</span>
    </span>
  )
}

function shownValue(value: Guest[GuestField] | null, field: GuestField): CellValue {
  if (value === null || value === false) return null
  if (value === true) return 'true'
  return field === 'dateOfBirth' ? dateOfWire(value) : value
}

function sentValue(value: CellValue, field: GuestField): unknown {
  if (flags.includes(field)) return value === 'true'
  if (field === 'dateOfBirth') return typeof value === 'string' ? wireOfDate(value) : null
  return field === 'gender' || field === 'documentType' ? value : (value ?? '')
}
