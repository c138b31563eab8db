import { passageTypes } from '@reisewerk/domain/accounts/options.ts'
import type { ServiceKind } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { plainTextOf, type RichText, richTextOf } from '@reisewerk/domain/rich-text.ts'
import type { CellChoice } from '../../ui/sheet/sheet-column.ts'
import { choice, type DrawerColumn, date, fixed, money, text, time } from './fields.ts'
import { type DrawerRow, rawOf } from './rows.ts'
import { serviceDetail, wayEnd, wayStart } from './service-lookups.ts'
import type { Words } from './use-words.tsx'

/** Row types of the drawer in its own words (001 §2.7). */
const rowTypes = [
  { value: 'hotel', label: 'Hotel' },
  { value: 'ferry', label: 'Fähre' },
  { value: 'other', label: 'ZL' },
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
      if (row.kind === null) return 'Bitte zuerst den Typ wählen.'
      return kinds.includes(row.kind) ? (column.lock?.(row) ?? null) : 'Das gibt es bei diesem Typ nicht.'
    },
  }
}

const all = rowTypes.map(({ value }) => value)

/** The type of a line is chosen once, in the empty line, and stays (001 §5). */
export const typeColumn: DrawerColumn = {
  ...fixed({ key: 'type', title: 'Typ', width: 76 }, ({ kind }) => kind, ''),
  kind: { is: 'choice', choices: () => rowTypes },
  isRequired: true,
  draw: ({ kind }) => (kind === null ? '+ Typ …' : rowTypes.find(({ value }) => value === kind)?.label),
  lock: ({ kind }) => (kind === null ? null : 'Der Typ einer Zeile kann nicht geändert werden.'),
}

/** The columns of the add view: what services of all kinds have, each kind its own part of it (001 §3). */
export function serviceColumns({ boards, offers, priceTypes }: Words): DrawerColumn[] {
  const of = 'service' as const
  return [
    typeColumn,
    only(['other', 'route'], serviceDetail),
    only(['hotel', 'other', ...journeys], wayStart),
    only(journeys, wayEnd),
    only(['ferry', 'train'], choice({ of, title: 'Tag/Nacht', width: 72, path: 'type', choices: passages })),
    only(booked, date({ of, title: 'Beginn', width: 70, path: 'startAt' })),
    only(['other', ...journeys], time({ of, title: 'Ab', width: 52, path: 'startAt' })),
    only(booked, date({ of, title: 'Ende', width: 70, path: 'endAt' })),
    only(['other', ...journeys], time({ of, title: 'An', width: 52, path: 'endAt' })),
    only(booked, time({ of, title: 'Check-in', width: 62, path: 'checkInAt' })),
    only(['route', 'free'], clock()),
    only(['hotel'], choice({ of, title: 'Verpflegung', width: 112, path: 'board', choices: boards })),
    only(all, choice({ of, title: 'Abrechnung', width: 120, path: 'clientOffer.status', choices: offers })),
    only(booked, choice({ of, title: 'Preisart', width: 90, path: 'clientOffer.priceType', choices: priceTypes })),
    only(booked, money({ of, title: 'Preis €', width: 76, path: 'clientOffer.price' })),
    only(['free'], freeText),
    only([...booked, 'route'], description),
  ]
}

/** A time of day without a day, as free texts and route bullet points have one. */
function clock(): DrawerColumn {
  const column = time({ of: 'service', title: 'Uhrzeit', width: 58, path: 'timeOfDay' })
  return {
    ...column,
    value: (row) => {
      const raw = rawOf(row, 'service', 'timeOfDay')
      return typeof raw === 'string' ? raw : null
    },
    change: (value) => ({ timeOfDay: value }),
  }
}

const freeText: DrawerColumn = {
  ...text({ of: 'service', title: 'Freitext', width: 200, path: 'text' }),
  value: (row) => plainTextOf(richAt(row)).replaceAll('\n', ' '),
  // As plain text it would lose its headings and lists.
  lock: (row) => (isPlain(richAt(row)) ? null : 'Der Text ist gestaltet und wird im Tagesplan bearbeitet.'),
  change: (value) => ({ text: value === '' || value === null ? null : richTextOf(String(value)) }),
}

/** A route bullet point has its words in the description of the route (001 §3). */
const description: DrawerColumn = {
  ...text({ of: 'service', title: 'Beschreibung', width: 220, path: 'serviceDescription' }),
  value: (row) => String(rawOf(row, 'service', descriptionOf(row)) ?? ''),
  change: (value, row) => ({ [descriptionOf(row)]: value ?? '' }),
}

function descriptionOf({ kind }: DrawerRow): string {
  return kind === 'route' ? 'routeDescription' : 'serviceDescription'
}

function richAt(row: DrawerRow): RichText | null {
  // The contract says what the field holds.
  return (rawOf(row, 'service', 'text') as RichText | null | undefined) ?? null
}

function isPlain(doc: RichText | null): boolean {
  if (doc === null) return true
  const plain = plainTextOf(doc)
  return !plain.includes('\n') && JSON.stringify(richTextOf(plain)) === JSON.stringify(doc)
}
