import { type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { beyondLargestPrice, largestPrice } from '@reisewerk/domain/money.ts'
import { birthDateProblem, readBirthDate } from '@reisewerk/domain/room-lists/birth-date.ts'
import { type DateContext, readDate } from '@reisewerk/domain/typed-date.ts'
import { amount, signedCount } from '../../lib/format.ts'
import { centsOf } from '../fields/money-field.tsx'
import { parseClock } from '../fields/time-field.tsx'
import type { CellChoice, CellValue, Known, SheetColumn } from './sheet-column.ts'

/** How a cell reads, is typed and is understood. Tables from Excel speak the same language: German dates and amounts. */

/** What a name means only the search of its column can tell. */
type Read = Known | { readonly name: string }

/** As the cell shows it: short dates, amounts with their thousands parted. */
export function shownText<Row>(column: SheetColumn<Row>, row: Row, value: CellValue): string {
  const word = wordOf(column, value)
  if (word !== undefined) return word
  if (value !== null && column.kind.is === 'date' && column.kind.isBirthday !== true) return shortDate(String(value))
  if (typeof value === 'number' && column.kind.is === 'money') return amount(value)
  if (typeof value === 'number' && column.kind.is === 'number' && column.kind.isSigned === true)
    return signedCount(value)
  return typedText(column, row, value)
}

/** As it is edited and copied: what `readText` understands again. */
export function typedText<Row>(column: SheetColumn<Row>, row: Row, value: CellValue): string {
  const { kind } = column
  if (value === null) return ''
  const word = wordOf(column, value)
  if (word !== undefined) return word
  if (typeof value === 'object') return value.label
  switch (kind.is) {
    case 'date':
      return germanDate(String(value))
    case 'money':
      return amount(Number(value)).replace('−', '-').replaceAll('.', '')
    case 'choice':
      return kind.choices(row).find((choice) => choice.value === value)?.label ?? String(value)
    default:
      return String(value)
  }
}

/**
 * What a typed or pasted text means.
 * @param dates which year is meant when none is typed
 * @param present what the cell holds
 */
export function readText<Row>(
  column: SheetColumn<Row>,
  row: Row,
  typed: string,
  dates: DateContext,
  present: CellValue,
): Read {
  const read = column.read === undefined ? readKind(column, row, typed, dates, present) : column.read(typed, row)
  const refusal = 'value' in read ? (column.refuses?.(read.value, row) ?? null) : null
  return refusal === null ? read : { problem: refusal }
}

function readKind<Row>(
  column: SheetColumn<Row>,
  row: Row,
  typed: string,
  dates: DateContext,
  present: CellValue,
): Read {
  const text = typed.trim()
  const told = column.words?.find(({ word }) => plainWord(word) === plainWord(text))
  if (told !== undefined) return { value: told.value }
  if (text === '') return column.isRequired === true ? { problem: 'Bitte auswählen' } : { value: emptyOf(column) }
  switch (column.kind.is) {
    case 'text':
      return { value: column.kind.isMultiline === true ? text : text.replace(/\s*\n\s*/g, ' ') }
    case 'number':
      return wholeNumber(text)
    case 'date':
      if (column.kind.isBirthday === true) {
        return orProblem(readBirthDate(text, dates.today), birthDateProblem(text, dates.today) ?? '')
      }
      return orProblem(readDate(dayIn(text), dates), 'Bitte ein Datum wie 14.05.2027 eingeben')
    case 'time':
      return orProblem(parseClock(clockIn(text)), 'Bitte eine Uhrzeit wie 18:30 eingeben')
    case 'money':
      return price(text, column.kind.mayBeNegative === true)
    case 'choice': {
      const choices = column.kind.choices(row)
      const found = named(choices, text) ?? choices.find((choice) => choice.value === text)
      return orProblem(found?.value ?? null, 'Bitte aus der Liste wählen')
    }
    case 'lookup':
      return isChoice(present) && isNamed(present, text) ? { value: present } : { name: spaced(text) }
  }
}

function wordOf<Row>({ words }: SheetColumn<Row>, value: CellValue): string | undefined {
  return words?.find((one) => one.value === value)?.word
}

/** With or without the full stop of what is cut short. */
const plainWord = (word: string) => word.toLocaleLowerCase('de').replace(/\.$/, '')

/** Tables from Excel name the weekday before a day and the midnight behind it: 'So, 14.05.2028 00:00'. */
function dayIn(text: string): string {
  return text.replace(/^(mo|di|mi|do|fr|sa|so)\p{L}*\.?,?\s+/iu, '').replace(/\s+0?0:00(:00)?$/, '')
}

/** '08:30:00', '8:30 Uhr' */
function clockIn(text: string): string {
  return text.replace(/\s*Uhr$/i, '').replace(/^(\d{1,2}:\d{2}):00$/, '$1')
}

function emptyOf<Row>({ kind }: SheetColumn<Row>): CellValue {
  return kind.is === 'text' ? '' : null
}

/**
 * The one thing that is called exactly so.
 * @param found by the search; null when it failed
 * @param shown what the column shows anywhere: of several of the same name the one that is in use here is meant
 */
export function readName(name: string, found: readonly CellChoice[] | null, shown: readonly CellValue[]): Known {
  const pick = 'Bitte aus der Liste wählen'
  if (found === null) return { problem: `Die Suche ist fehlgeschlagen. ${pick}` }
  const meant = found.filter((choice) => isNamed(choice, name))
  const inUse = meant.filter((choice) => shown.some((value) => isSameValue(value, choice)))
  const [only, ...others] = inUse.length === 1 ? inUse : meant
  if (only === undefined) return { problem: `Nichts heißt so. ${pick}` }
  return others.length === 0 ? { value: only } : { problem: `Mehrere heißen so. ${pick}` }
}

function named(choices: readonly CellChoice[], text: string): CellChoice | undefined {
  return choices.find((choice) => isNamed(choice, text))
}

function isNamed({ label, alsoNamed = [] }: CellChoice, text: string): boolean {
  const plain = (name: string) => spaced(name).toLocaleLowerCase('de')
  return [label, ...alsoNamed].some((name) => plain(name) === plain(text))
}

function spaced(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

function isChoice(value: CellValue): value is CellChoice {
  return typeof value === 'object' && value !== null
}

function wholeNumber(text: string): Read {
  const bare = text.replace(/[\s.](?=\d{3}\b)/g, '').replace(/,0+$/, '')
  if (!/^\d{1,9}$/.test(bare)) return { problem: 'Bitte eine ganze Zahl eingeben' }
  return { value: Number(bare) }
}

function price(text: string, mayBeNegative: boolean): Read {
  const cents = centsOf(text.replace(/\s*EUR$|^EUR\s*/i, ''))
  if (cents === null) return { problem: 'Bitte einen Betrag wie 1.234,50 eingeben' }
  if (Math.abs(cents) > largestPrice) return { problem: beyondLargestPrice }
  return cents < 0 && !mayBeNegative ? { problem: 'Bitte keinen negativen Betrag eingeben' } : { value: cents }
}

function orProblem(value: CellValue, problem: string): Known {
  return value === null ? { problem } : { value }
}

function shortDate(date: CalendarDate): string {
  const text = germanDate(date)
  return text.slice(0, 6) + text.slice(8)
}

export function isSameValue(one: CellValue, other: CellValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one?.value === other?.value
}
