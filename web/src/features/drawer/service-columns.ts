import { passageTypes } from '@reisewerk/domain/accounts/options.ts'
import type { HotelTime } from '@reisewerk/domain/partners/hotel-times.ts'
import { plainTextOf, type RichText, richTextOf } from '@reisewerk/domain/rich-text.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { currencySign } from '../../lib/format.ts'
import { atPath } from '../../lib/saving/field-paths.ts'
import type { CellChoice } from '../../ui/sheet/sheet-column.ts'
import { checkInIn } from '../itinerary/plan/kind-rows.ts'
import { settingTheNight } from './dependent-times.ts'
import { type DriverAsked, driverMissing } from './driver-choice.ts'
import { choice, type DrawerColumn, date, fixed, money, moneyFrom, text, time } from './fields.ts'
import { serviceEnd, serviceStart } from './lookups.ts'
import { type DrawerRow, providerOf, rawOf } from './rows.ts'
import type { Words } from './use-words.tsx'

/** Row types of the drawer in its own words (001 §2.7). */
const rowTypes = [
  { value: 'hotel', label: 'Hotel' },
  { value: 'ferry', label: 'Fähre' },
  { value: 'other', label: 'ZL', alsoNamed: ['Zusatzleistung', 'Leistung'] },
  { value: 'airline', label: 'Flug' },
  { value: 'train', label: 'Zug' },
  { value: 'route', label: 'Route' },
  { value: 'free', label: 'Freitext' },
] as const satisfies readonly (CellChoice & { value: ServiceKind })[]

const journeys = ['ferry', 'airline', 'train'] as const
const booked = ['hotel', 'other', ...journeys] as const
const passages = Object.entries(passageTypes).map(([value, { label }]) => ({ value, label }))

/** Shows a column for some kinds only; the empty line waits for its type (001 §5). */
function only(kinds: readonly ServiceKind[], column: DrawerColumn): DrawerColumn {
  return {
    ...column,
    value: (row) => (row.kind !== null && kinds.includes(row.kind) ? column.value(row) : null),
    lock: (row) => {
      if (row.kind === null) return noType
      return kinds.includes(row.kind) ? (column.lock?.(row) ?? null) : 'Das gibt es bei diesem Typ nicht.'
    },
  }
}

export const noType = 'Bitte zuerst den Typ wählen.'
const all = rowTypes.map(({ value }) => value)

/** The type of a line is chosen once, in the empty line, and stays (001 §5). */
export const typeColumn: DrawerColumn = {
  ...fixed({ key: 'type', title: 'Typ', width: 92 }, ({ kind }) => kind, ''),
  kind: { is: 'choice', choices: () => rowTypes },
  isRequired: true,
  draw: ({ kind }) => (kind === null ? '+ Typ …' : typeName(kind)),
  lock: ({ kind }) => (kind === null ? null : 'Der Typ einer Zeile kann nicht geändert werden.'),
}

export function typeName(kind: ServiceKind): string {
  return rowTypes.find(({ value }) => value === kind)?.label ?? kind
}

/** 'Tag 3: Hotel Bristol', 'Tag 3: Fähre' */
export function nameOfLine(row: DrawerRow): string {
  if (row.kind === null) return ''
  const provider = atPath(providerOf(row)?.item, 'name')
  return `Tag ${row.number}: ${typeof provider === 'string' && provider !== '' ? provider : typeName(row.kind)}`
}

type ServiceWords = Pick<Words, 'boards' | 'offers' | 'priceTypes'>

/**
 * The columns of the add view: what services of all kinds have, each kind its own part of it (001 §3). What a kind is known
 * by stands first; columns that no kind needs beside another's are one.
 * @param first the type, drawn with what can be done with the line
 * @param currency that of the trip
 * @param asked for which services the driver's choice is needed
 */
export function serviceColumns(
  { boards, offers, priceTypes }: ServiceWords,
  first: DrawerColumn,
  currency: string,
  asked: DriverAsked,
): DrawerColumn[] {
  const of = 'service' as const
  return [
    first,
    only(['hotel', 'other', 'route', ...journeys], { ...serviceStart, isPinned: true }),
    only(['other', ...journeys], serviceEnd),
    only(all, { ...words, grows: true }),
    only(booked, date({ of, title: 'Beginn', width: 72, path: 'startAt' })),
    only(['other', 'route', 'free', ...journeys], clock),
    only(booked, settingTheNight(date({ of, title: 'Ende', width: 72, path: 'endAt' }))),
    only(['other', ...journeys], time({ of, title: 'An', width: 52, path: 'endAt' })),
    only(['ferry', 'train'], choice({ of, title: 'Tag/Nacht', width: 70, path: 'type', choices: passages })),
    only(['other', ...journeys], driver(asked)),
    only(['hotel'], choice({ of, width: 112, path: 'board', choices: boards })),
    only(booked, checkIn),
    only(all, choice({ of, width: 124, path: 'clientOffer.status', choices: offers })),
    only(booked, choice({ of, width: 92, path: 'clientOffer.priceType', choices: priceTypes })),
    only(booked, offerPrice(currencySign(currency))),
  ]
}

/** Whether the driver takes part; some services need to know (001 §5). */
function driver(asked: DriverAsked): DrawerColumn {
  const path = 'driverNotParticipating'
  const choices = [
    { value: 'with', label: 'mit', alsoNamed: ['Mit Fahrer'] },
    { value: 'without', label: 'ohne', alsoNamed: ['Ohne Fahrer'] },
  ]
  const keyOf = (raw: unknown) => (typeof raw === 'boolean' ? (raw ? 'without' : 'with') : null)
  return {
    ...choice({ of: 'service', title: 'Fahrer', width: 54, path, choices, isRequired: false }),
    value: (row) => keyOf(rawOf(row, 'service', path)),
    change: (value) => ({ [path]: value === null ? null : value === 'without' }),
    missing: (row) => driverMissing(row.kind, (name) => rawOf(row, 'service', name), asked),
  }
}

/** What a client is offered is in the trip's currency, whatever it was in before the trip was sold in another one. */
const offerPrice = (sign: string): DrawerColumn => ({
  ...money({ of: 'service', title: `Preis ${sign}`, width: 76, path: 'clientOffer.price' }),
  change: (value, row) => ({ 'clientOffer.price': moneyFrom(value, row, null) }),
})

/** When it begins; free texts and route bullet points have a time of day without a day. */
const startClock = time({ of: 'service', title: 'Ab / Uhrzeit', width: 78, path: 'startAt' })
const hasTimeOfDay = ({ kind }: DrawerRow) => kind === 'route' || kind === 'free'
const clock: DrawerColumn = {
  ...startClock,
  value: (row) => {
    if (!hasTimeOfDay(row)) return startClock.value(row)
    const raw = rawOf(row, 'service', 'timeOfDay')
    return typeof raw === 'string' ? raw : null
  },
  change: (value, row, stored) => (hasTimeOfDay(row) ? { timeOfDay: value } : startClock.change(value, row, stored)),
}

/** A stay that was never given a check-in of its own has that of its times, as in the day plan. */
const ownCheckIn = time({ of: 'service', width: 62, path: 'checkInAt' })
const checkIn: DrawerColumn = {
  ...ownCheckIn,
  value: (row) => {
    // The contract says what a stay holds.
    const times = (rawOf(row, 'service', 'times') ?? []) as readonly HotelTime[]
    return ownCheckIn.value(row) ?? checkInIn(times)
  },
}

/** A free text has its words here, a route bullet point in the description of the route, all others that of the service. */
const words: DrawerColumn = {
  ...text({
    of: 'service',
    title: 'Freitext / Beschreibung',
    width: 176,
    path: 'serviceDescription',
    isMultiline: true,
  }),
  value: (row) => {
    if (row.kind === 'free') return plainTextOf(richAt(row)).replaceAll('\n', ' ')
    return String(rawOf(row, 'service', descriptionOf(row)) ?? '')
  },
  // As plain text it would lose its headings and lists.
  lock: (row) =>
    row.kind !== 'free' || isPlain(richAt(row)) ? null : 'Der Text ist gestaltet und wird im Tagesplan bearbeitet.',
  change: (value, row) => {
    if (row.kind !== 'free') return { [descriptionOf(row)]: value ?? '' }
    return { text: value === '' || value === null ? null : richTextOf(String(value)) }
  },
}

function descriptionOf({ kind }: DrawerRow): string {
  return kind === 'route' ? 'routeDescription' : 'serviceDescription'
}

function richAt(row: DrawerRow): RichText | null {
  // The contract says what the field holds.
  return (rawOf(row, 'service', 'text') as RichText | null | undefined) ?? null
}

/** One paragraph without anything to see but its words, however the database arranges what it is kept as. */
function isPlain(doc: RichText | null): boolean {
  const [block, ...others] = doc?.content ?? []
  if (others.length > 0 || plainTextOf(doc).includes('\n')) return false
  if (block === undefined) return true
  const isBare = block.type === 'paragraph' && (block.attrs?.textAlign ?? null) === null
  return isBare && (block.content ?? []).every(({ type, marks = [] }) => type === 'text' && marks.length === 0)
}
