import type { CalendarDate } from '../../calendar-date.ts'
import { filledLines, type LineProblem, type Mended } from '../../tables/lines.ts'
import { birthDateProblem, readBirthDate } from '../birth-date.ts'
import type { ImportColumn } from './columns.ts'
import { type ImportField, importFields } from './import-fields.ts'
import { isTotal, readDocumentType, readGender, readRoomType, readYes, splitName } from './read-words.ts'

/** A guest as a line of a list tells; texts are empty where it says nothing. */
export type ImportedGuest = {
  /** Line of the file, from 1. */
  readonly line: number
  /** What the list calls the room. */
  readonly room: string
  /** Beds the line asks for; null where it does not say. */
  readonly persons: number | null
  readonly twin: boolean
  readonly roommate: string
  readonly lastName: string
  readonly firstName: string
  readonly gender: 'M' | 'W' | null
  readonly dateOfBirth: CalendarDate | null
  readonly placeOfBirth: string
  readonly nationality: string
  readonly documentType: 'Personalausweis' | 'Reisepass' | null
  readonly documentNumber: string
  readonly assistance: boolean | null
  readonly outsideCabin: boolean | null
  readonly motorBike: boolean | null
  readonly licencePlate: string
  readonly allergies: string
  readonly notes: string
}

/** A line as it was checked. */
export type CheckedLine = {
  readonly line: number
  readonly cells: readonly string[]
  /** All that keeps it from being taken over, from left to right as fields are checked; empty when it can be. */
  readonly problems: readonly LineProblem[]
  readonly isLeftOut: boolean
  readonly guest: ImportedGuest
}

/** What is chosen for a sheet before its lines are read. */
export type ImportChoice = {
  /** Index of the line with the heads. */
  readonly headRow: number
  readonly columns: readonly ImportColumn[]
  /** Cells mended here: '13:4' is the fifth cell of line 13. */
  readonly mended: Mended
  /** Lines that are left out. */
  readonly leftOut: readonly number[]
}

/** As long as a passenger's fields are. */
const longest: Partial<Record<ImportField, number>> = {
  ...{ room: 20, lastName: 100, firstName: 100, fullName: 200, nationality: 60, placeOfBirth: 100 },
  ...{ documentNumber: 60, licencePlate: 20, allergies: 1000, notes: 700 },
}

/**
 * Reads the lines of a sheet below its heads into guests; an empty line is none. Each line that cannot be taken over says
 * everything that is wrong with it; nothing is guessed.
 * @param today nobody is born after it
 */
export function readGuests(
  rows: readonly (readonly string[])[],
  choice: ImportChoice,
  today: CalendarDate,
): CheckedLine[] {
  const { headRow, columns, mended, leftOut } = choice
  const out = new Set(leftOut)
  const firstLines = new Map<string, number>()
  return filledLines(rows, headRow, columns, mended).map(({ line, cells }) => {
    const isLeftOut = out.has(line)
    const { guest, problems, isNamed } = readLine(line, cells, columns, today)
    const known = `${nameKey(guest)} ${guest.dateOfBirth ?? ''}`
    const twice = isNamed && !isLeftOut ? firstLines.get(known) : undefined
    if (isNamed && !isLeftOut && twice === undefined) firstLines.set(known, line)
    const nameColumn = columnOf(columns, 'lastName') ?? columnOf(columns, 'fullName')
    const alsoTwice = twice === undefined ? [] : [{ message: `Steht schon in Zeile ${twice}.`, column: nameColumn }]
    return { line, cells, guest, problems: [...problems, ...alsoTwice], isLeftOut }
  })
}

/** By which two entries of one person are known as such: capitals, accents and spaces make no difference. */
export function nameKey({ lastName, firstName }: { lastName: string; firstName: string }): string {
  return `${lastName} ${firstName}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|[^\p{L}\p{N}]/gu, '')
}

function columnOf(columns: readonly ImportColumn[], wanted: ImportField): number | null {
  const index = columns.findIndex(({ field }) => field === wanted)
  return index === -1 ? null : index
}

function readLine(
  line: number,
  cells: readonly string[],
  columns: readonly ImportColumn[],
  today: CalendarDate,
): { guest: ImportedGuest; problems: LineProblem[]; isNamed: boolean } {
  const column = (field: ImportField) => columnOf(columns, field)
  const text = (field: ImportField) => (cells[column(field) ?? -1] ?? '').trim()
  const split = splitName(text('fullName'))
  const gender = readGender(text('gender'))
  const roomType = readRoomType(text('roomType'))
  const documentType = readDocumentType(text('documentType'))
  const [assistance, motorBike] = [readYes(text('assistance')), readYes(text('motorBike'))]
  const born = text('dateOfBirth')
  const dateOfBirth = born === '' ? null : (readBirthDate(born, today) ?? undefined)
  const guest: ImportedGuest = {
    line,
    room: text('room'),
    persons: roomType?.persons ?? null,
    twin: roomType?.twin ?? false,
    roommate: text('roommate'),
    lastName: text('lastName') || split.lastName,
    firstName: text('firstName') || split.firstName,
    gender: gender ?? null,
    dateOfBirth: dateOfBirth ?? null,
    placeOfBirth: text('placeOfBirth'),
    nationality: text('nationality'),
    documentType: documentType ?? null,
    documentNumber: text('documentNumber'),
    assistance: assistance.is,
    outsideCabin: readYes(text('outsideCabin')).is,
    motorBike: motorBike.is,
    licencePlate: text('licencePlate'),
    allergies: text('allergies'),
    notes: [text('notes'), assistance.remark, motorBike.remark].filter((part) => part !== '').join(', '),
  }
  const nameField = column('lastName') === null ? 'fullName' : 'lastName'
  const name = text('fullName') || `${text('firstName')} ${text('lastName')}`.trim()
  const checks: [isWrong: boolean, message: string, field: ImportField][] = [
    [guest.lastName === '', 'Der Name fehlt.', nameField],
    [isTotal(name, cells), 'Das zählt Gäste, statt einen zu nennen.', nameField],
    [dateOfBirth === undefined, birthDateProblem(born, today) ?? '', 'dateOfBirth'],
    [gender === undefined, `„${text('gender')}“ ist weder M noch W.`, 'gender'],
    [roomType === undefined, `„${text('roomType')}“ ist kein Zimmertyp.`, 'roomType'],
    [documentType === undefined, `„${text('documentType')}“ ist weder Personalausweis noch Reisepass.`, 'documentType'],
  ]
  const wrong = checks.flatMap(([isWrong, message, field]) => (isWrong ? [{ message, column: column(field) }] : []))
  const problems = [...wrong, ...tooLong(cells, columns)]
  return { guest, problems, isNamed: guest.lastName !== '' && dateOfBirth !== undefined }
}

function tooLong(cells: readonly string[], columns: readonly ImportColumn[]): LineProblem[] {
  return columns.flatMap(({ field }, column) => {
    if (field === null) return []
    const most = longest[field] ?? 255
    if ((cells[column] ?? '').trim().length <= most) return []
    return [{ message: `${importFields[field].label}: höchstens ${most} Zeichen.`, column }]
  })
}
