import { roomName } from '../../calculation/paper/row-names.ts'
import { daysBetween } from '../../calendar-date.ts'
import { documentModel } from '../../documents/document.ts'
import type { DocumentModel, LabelledValue } from '../../documents/document-model.ts'
import { breakable, shortened } from '../../typography/typeset.ts'
import { leftOutWords, roomsBySize } from '../contingent-check.ts'
import { guestTotal } from '../guest-total.ts'
import type { ListKind } from './kinds.ts'
import { goneOf, wordsOf } from './list-columns.ts'
import { listedNotes, listedRooms, type RoomListSource } from './list-source.ts'
import { listTable, printedCell } from './list-table.ts'

/** A list as it is printed. */
export type ListDocumentModel = DocumentModel & {
  /** Whom it is for: the hotel, else the group. */
  heading: string
  kicker: string
  facts: LabelledValue[]
  countHeads: string[]
  counts: { type: string; detail: string; listed: string }[]
  totalText: string
  notesTitle: string
  notes: string[]
  /** What is no more since the last list; empty where nothing is. */
  gone: string
  /** Heads with their share of the line; the first so many tell of the room. */
  columns: { label: string; share: number }[]
  ofRoom: number
  groups: { rows: string[][]; mark: string }[]
  empty: string
  isWide: boolean
}

/** Up to here a page holds it upright, in shares of its line. */
const uprightShares = 115

/** A room or passenger list as a page (002 §9): how many rooms of each size, then room by room. */
export function listDocument(source: RoomListSource, kind: ListKind, name: string): ListDocumentModel {
  const { stay, language } = source
  const words = wordsOf(source)
  const model = documentModel({ ...source, days: [] }, name, [], null)
  const table = listTable(source, kind)
  const title = words.titles[kind.title]
  const period = periodOf(source)
  const heading = language.typeset(stay?.hotel ?? model.trip.group)
  const isOfRooms = kind.title === 'roomList'
  const notes = isOfRooms ? listedNotes(source) : []
  const isOtherNotes = isOfRooms && source.changes?.notes === true
  return {
    ...model,
    title: shortened(name, 200),
    runningTitle: runningTitleOf(title, heading, stay?.place ?? '', period),
    heading: shortened(heading, 80),
    kicker: [title, stay?.place ?? '', period].filter((part) => part !== '').join(' · '),
    facts: factsOf(source, model.trip.group).filter(({ value }) => value !== ''),
    countHeads: [words.counts.roomType, '', words.counts.listed],
    counts: isOfRooms ? countsOf(source) : [],
    totalText: guestTotal(
      listedRooms(source).map(({ extraType, guests }) => ({ extraType, guests: guests.length })),
      words,
    ),
    notesTitle: isOtherNotes ? `${words.notesTitle} (${words.changedNotes})` : words.notesTitle,
    notes: notes.map((note) => language.typeset(note)),
    gone: [goneOf(source), isOtherNotes && notes.length === 0 ? words.noNotesNow : '']
      .filter((sentence) => sentence !== '')
      .join(' '),
    columns: table.columns.map(({ label, share }) => ({ label, share })),
    ofRoom: kind.lines === 'rooms' ? table.columns.findIndex(({ ofRoom }) => !ofRoom) : 0,
    groups: table.groups.map(({ rows, mark }) => ({
      mark,
      rows: rows.map((row) =>
        // Names and numbers are compared with passports: they stand as they were typed.
        row.map((cell, index) => breakable(printedCell(cell, table.columns[index]?.isDay === true))),
      ),
    })),
    empty: table.groups.length === 0 ? words.noRooms : '',
    isWide: table.columns.reduce((sum, { share }) => sum + share, 0) > uprightShares,
  }
}

const runningTitleLetters = 75

/** What is too long goes without the place and names the house in short: whose list it is and for which days stands on every page. */
export function runningTitleOf(title: string, heading: string, place: string, period: string): string {
  const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ')
  const whole = joined(title, heading, place, period)
  if ([...whole].length <= runningTitleLetters) return whole
  const around = [...joined(title, period)].length + ' · '.length
  return joined(title, shortened(heading, runningTitleLetters - around), period)
}

function periodOf({ stay, trip, language }: RoomListSource): string {
  const [from, to] = [stay?.startAt ?? trip.startAt, stay?.endAt ?? stay?.startAt ?? trip.endAt]
  return language.dates.dateRange(from, to)
}

function factsOf(source: RoomListSource, group: string): LabelledValue[] {
  const { stay, language, orderNumber, today } = source
  const { facts } = wordsOf(source)
  const nights = stay?.startAt && stay.endAt ? daysBetween(stay.startAt, stay.endAt) : 0
  const period = [periodOf(source), nights > 0 ? language.words.nights(nights) : ''].filter((part) => part !== '')
  return [
    { label: facts.group, value: group },
    { label: facts.trip, value: orderNumber },
    { label: facts.stay, value: period.join(', ') },
    { label: facts.board, value: stay === null ? '' : language.options.board[stay.board] },
    { label: facts.bookingNumber, value: language.typeset(stay?.bookingNumber ?? '') },
    { label: facts.asOf, value: language.dates.longDate(today) },
  ]
}

/**
 * How many rooms of each size. Beside what is asked for they are compared on the page alone (002 §5): all room lists are formats
 * for hotels, and a hotel reads one number, that of its list (TRUE-03). Rooms that stand on it and do not count (002 §4) are told apart.
 */
function countsOf(source: RoomListSource): ListDocumentModel['counts'] {
  const words = wordsOf(source)
  return roomsBySize(source.list.rooms).map(({ persons, listed, leftOut }) => {
    const twins = listed.filter(({ twin }) => twin).length
    const besides = leftOutWords(leftOut, words.extra)
    const detail = [twins === 0 ? '' : words.ofThemTwin(twins), besides === '' ? '' : words.besides(besides)]
    return {
      type: roomName({ persons, type: 'standard' }, source.language),
      detail: detail.filter((part) => part !== '').join(', '),
      listed: String(listed.length),
    }
  })
}
