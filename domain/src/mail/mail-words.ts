import { translatedOptions } from '../accounts/option-words.ts'
import type { Board, Locale } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { type AskedRooms, roomTypeIn } from '../requests/rooms/room-types.ts'
import { datesIn } from '../typography/date-words.ts'
import { listIn } from '../typography/lists.ts'

/** Words of letters in the languages partners are written to. */
type Words = {
  readonly boards: Readonly<Record<Board, string>>
  readonly rooms: Readonly<Record<number, readonly [one: string, many: string]>>
  readonly beds: (persons: number) => readonly [one: string, many: string]
  readonly persons: readonly [one: string, many: string]
}

const words: Readonly<Record<Locale, Words>> = {
  de_DE: {
    boards: {
      none: 'ohne Verpflegung',
      half: 'Halbpension',
      full: 'Vollpension',
      half_extra_breakfast: 'Halbpension mit erweitertem Frühstück',
      full_extra_breakfast: 'Vollpension mit erweitertem Frühstück',
    },
    rooms: { 1: ['Einzelzimmer', 'Einzelzimmer'], 2: ['Doppelzimmer', 'Doppelzimmer'] },
    beds: (persons) => [`${persons}-Bett-Zimmer`, `${persons}-Bett-Zimmer`],
    persons: ['Person', 'Personen'],
  },
  en: {
    boards: translatedOptions.en.board,
    rooms: { 1: ['single room', 'single rooms'], 2: ['double room', 'double rooms'] },
    beds: (persons) => [`${persons}-bed room`, `${persons}-bed rooms`],
    persons: ['person', 'persons'],
  },
  fr: {
    boards: translatedOptions.fr.board,
    rooms: { 1: ['chambre simple', 'chambres simples'], 2: ['chambre double', 'chambres doubles'] },
    beds: (persons) => [`chambre à ${persons} lits`, `chambres à ${persons} lits`],
    persons: ['personne', 'personnes'],
  },
}

/** @returns '14. Mai 2027', '14 May 2027', '14 mai 2027' */
export function dayIn(locale: Locale, date: CalendarDate): string {
  return plain(datesIn[locale].longDate(date))
}

/** Characters that hold print together only puzzle mail programs. */
export function plain(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll(/\s/g, ' ')
}

/** @returns '14.–23. Mai 2027', '14–23 May 2027', '14–23 mai 2027' */
export function periodIn(locale: Locale, from: CalendarDate, to: CalendarDate): string {
  return plain(datesIn[locale].dateRange(from, to))
}

export function boardIn(locale: Locale, board: Board): string {
  return words[locale].boards[board]
}

export function personsIn(locale: Locale, count: number): string {
  return counted(count, words[locale].persons)
}

/**
 * @param rooms by size and type; the usual type goes without saying unless others of its size are asked for, too
 * @returns '19 Doppelzimmer und 2 Einzelzimmer', '10 Doppelzimmer (Standard), 9 Doppelzimmer (Meerblick) und …'
 */
export function roomsIn(locale: Locale, rooms: readonly AskedRooms[]): string {
  const { rooms: named, beds } = words[locale]
  const asked = rooms.filter(({ amount }) => amount > 0)
  const parts = asked
    .toSorted((one, other) => other.amount - one.amount)
    .map((rooms) => {
      const { persons, amount } = rooms
      return `${counted(amount, named[persons] ?? beds(persons))}${roomTypeIn(locale, rooms, asked)}`
    })
  return listIn(locale, parts)
}

/** @returns '1 Person', '3 Personen' */
export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`
}
