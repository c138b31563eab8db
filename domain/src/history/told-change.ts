import { germanDate, isCalendarDate } from '../calendar-date.ts'
import { formatMoney } from '../money.ts'
import { plainTextOf, type RichText } from '../rich-text.ts'
import { wireOfInstant } from '../wire.ts'
import { changedPart } from './changed-part.ts'
import { partsInWords } from './told-values.ts'
import { choiceWord, kindWord, thingWord, wordOf } from './vocabulary.ts'

/** Words in which the history of a trip is told (APP-13). */

const verbs = { insert: 'angelegt', delete: 'gelöscht', update: 'geändert' } as const

type Values = Readonly<Record<string, unknown>>
export type LoggedChange = {
  readonly table: string
  readonly operation: string
  readonly before: Values | null
  readonly after: Values | null
  /** Names of what the fields refer to; null where the reader may not see it. */
  readonly names?: Readonly<Record<string, { readonly before: string | null; readonly after: string | null }>>
  readonly subject?: Values | null
}
export type ToldField = { field: string; before: string; after: string }
export type ToldChange = { thing: string; verb: string; fields: ToldField[] }

/** A row of the change log in words a user understands: 'Reise geändert', 'Status: Neu → Angebot versendet'. */
export function toldChange(change: LoggedChange): ToldChange {
  const { table, operation, before, after } = change
  const names = Object.keys(operation === 'delete' ? (before ?? {}) : (after ?? {})).filter(
    (name) => wordOf(table, name) !== null,
  )
  const whole = operation === 'update' ? change.subject : (after ?? before)
  const subject = subjectOf(table, whole ?? null) || subjectOf(table, change.subject ?? null)
  return {
    thing: [thingOf(change), subject].filter((part) => part !== '').join(' '),
    verb: verbs[operation as keyof typeof verbs] ?? 'geändert',
    fields: names.map((name) => toldField(change, name)).filter((field) => field.before !== field.after),
  }
}

function thingOf(change: LoggedChange): string {
  const ofKind = change.table === 'placeholders' ? kindWord(String(kindOf(change))) : undefined
  return ofKind ?? thingWord(change.table) ?? 'Eintrag'
}

function kindOf({ before, after, subject }: LoggedChange): string | undefined {
  const values = after ?? before
  const kind = subject?.kind ?? values?.kind ?? values?.request_type
  return typeof kind === 'string' ? kind : undefined
}

function toldField(change: LoggedChange, name: string): ToldField {
  const { operation, before, after } = change
  const was = operation === 'insert' ? '' : wordsOf(change, 'before', name, before?.[name])
  const is = operation === 'delete' ? '' : wordsOf(change, 'after', name, after?.[name])
  const isLong = was !== is && was.length + is.length > 160 && was !== '' && is !== ''
  const [shownBefore, shownAfter] = isLong ? changedPart(was, is) : [was, is]
  const field = wordOf(change.table, name, kindOf(change)) ?? ''
  return { field, before: shortened(shownBefore), after: shortened(shownAfter) }
}

const sizeWords: Readonly<Record<string, readonly [room: string, cabin: string]>> = {
  1: ['EZ', 'EK'],
  2: ['DZ', 'DK'],
}

/** 'DZ Standard', '4K Innen', „Müller“, 'am 14.05.2027' of a service without a name; '' when nothing tells it from others. */
function subjectOf(table: string, subject: Values | null): string {
  if (subject === null) return ''
  const { persons, type, name, day } = subject
  const isCabin = table === 'order_ferry_cabins'
  if (table !== 'order_hotel_rooms' && !isCabin) {
    if (typeof name === 'string' && name !== '') return `„${shortened(name)}“`
    return typeof day === 'string' ? `am ${dated(day)}` : ''
  }
  if (persons === undefined || type === undefined) return ''
  const size = sizeWords[String(persons)]?.[isCabin ? 1 : 0] ?? `${String(persons)}${isCabin ? 'K' : 'Z'}`
  return `${size} ${choiceWord(table, 'type', type) ?? String(type)}`
}

function wordsOf(change: LoggedChange, side: 'before' | 'after', name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const { table } = change
  const reference = change.names?.[name]
  if (reference !== undefined) return reference[side] ?? '(für dich nicht sichtbar)'
  // Without its name an id says nothing.
  if (/_ids?$/.test(name) && name !== 'import_id') return ''
  const label = choiceWord(table, name, value) ?? partsInWords(name, value)
  if (label !== null) return label
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
  if (name.endsWith('_cents') && typeof value === 'number')
    return formatMoney({ cents: value, currency: currencyOf(change) })
  if (Array.isArray(value))
    return value
      .map((one) => choiceWord(table, name, one) ?? plain(one))
      .filter(Boolean)
      .join(', ')
  if (typeof value === 'object') return isRichText(value) ? plainTextOf(value) : plain(value)
  return dated(String(value))
}

/** The currency of an amount stands in the same row; a change of the amount alone does not tell it. */
function currencyOf({ before, after }: LoggedChange): string {
  const told = [after, before].map(
    (values) => Object.entries(values ?? {}).find(([name]) => name.endsWith('currency'))?.[1],
  )
  return String(told.find((currency) => typeof currency === 'string') ?? 'EUR')
}

/** Values kept as JSON: their inner values, one after the other. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (isRichText(value as object)) return plainTextOf(value as RichText)
  if (typeof value !== 'object') return dated(String(value))
  return Object.values(value).map(plain).filter(Boolean).join(', ')
}

function isRichText(value: object): value is RichText {
  return typeof value === 'object' && (value as { type?: unknown }).type === 'doc'
}

/** '2027-05-14' and '2027-05-14T12:45:00' as Germans write them; an instant, '…T11:45:00+00:00', by German clocks. */
function dated(text: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return wireOfInstant(new Date(text)).slice(0, 16)
  const [date = '', time = ''] = text.split('T')
  if (!isCalendarDate(date)) return text
  const clock = time.slice(0, 5)
  return clock === '' || time.startsWith('00:00:00') ? germanDate(date) : `${germanDate(date)} ${clock}`
}

function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 159)}…` : text
}
