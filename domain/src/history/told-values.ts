import { type Translations, translationsInWords } from '../accounts/translation/translations.ts'
import { germanDate } from '../calendar-date.ts'
import { type Accommodation, type Bed, bedLabel } from '../orders/accommodation.ts'
import type { AskedFor } from '../requests/renewal.ts'
import { crewInWords, type KnownCrew } from '../requests/rooms/known-crew.ts'
import { mixWords, type RoomMix } from '../requests/rooms/room-mix.ts'
import { meals } from '../trip-documents/templates.contract.ts'
import { kindWord } from './vocabulary.ts'

/** Values of several parts in the words of the history (APP-13). @returns null for a column of no such kind */
export function partsInWords(column: string, value: unknown): string | null {
  return words[column]?.(value) ?? null
}

type Part = Readonly<Record<string, unknown>>
const words: Readonly<Record<string, (value: unknown) => string | null>> = {
  room_type: (value) => bed('roomType', value),
  cabin_type: (value) => bed('cabinType', value),
  /** 'hotel-12', 'ferry-7': what stands there, one after the other. */
  sort_helper: (value) => listed(value, (key) => kindWord(String(key).replace(/-\d+$/, '')) ?? null),
  times: (value) => listed(value, hotelTime),
  // The column holds rooms only.
  agreed_rooms: (value) => mixWords(value as RoomMix),
  last_told: (value) => told(value as AskedFor),
  known_crew: (value) => crewInWords(value as KnownCrew) || 'keine',
  byte_size: fileSize,
  /** So far its text stands on invoices only (002 §3). */
  offer_text_block: (value) => (value === 'invoice' ? 'Rechnung' : null),
  default_hotel_times: (value) => listed(value, hotelTime),
  // The column holds nothing else.
  translations: (value) => translationsInWords(value as Translations),
  additional_fields: (value) =>
    Object.entries(value as Part)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name}: ${text}`)
      .join(', '),
}

/** '12.05.2027–14.05.2027, 38 Personen, 18 DZ und 2 EZ' */
function told({ startAt, endAt, askedAmount, rooms }: AskedFor): string {
  const days = [startAt, endAt].flatMap((time) => (time === null ? [] : [germanDate(time.slice(0, 10))]))
  const persons = askedAmount ? `${askedAmount} Personen` : ''
  return [[...new Set(days)].join('–'), persons, mixWords(rooms ?? [])].filter((part) => part !== '').join(', ')
}

function fileSize(bytes: unknown): string | null {
  if (typeof bytes !== 'number') return null
  const [amount, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kB'] : [bytes / 1_000_000, 'MB']
  return `${amount.toLocaleString('de-DE', { maximumFractionDigits: 1 })} ${unit}`
}

function bed(slot: Accommodation['slot'], value: unknown): string | null {
  // The column holds beds only, in the order in which PostgreSQL keeps their parts.
  return bedLabel(slot, value as Bed)
}

const timeTypes: Readonly<Record<string, { label: string }>> = { checkIn: { label: 'Check-in' }, ...meals }

function hotelTime(value: unknown): string {
  const { type, time } = value as Part
  return `${timeTypes[String(type)]?.label ?? ''} ${String(time)}`.trim()
}

function listed(value: unknown, wordOf: (one: unknown) => string | null): string | null {
  if (!Array.isArray(value)) return null
  return value
    .map(wordOf)
    .filter((word) => word !== null)
    .join(', ')
}
