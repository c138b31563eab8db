import type { CalendarDate } from '../../calendar-date.ts'
import { noteOf } from '../extra-types.ts'
import type { ListedGuest, ListedRoom, RoomListSource } from './list-source.ts'
import { type ListColumn, type ListWords, listWordsIn } from './list-words.ts'

type Told = { readonly guest: ListedGuest | null; readonly room: ListedRoom; readonly number: number }
type Column = {
  /** How much of the line it takes, as a share. */
  readonly share: number
  readonly isPersonal?: true
  /** Says the same for all guests of a room. */
  readonly ofRoom?: true
  readonly isDay?: true
  readonly of: (told: Told, source: RoomListSource, words: ListWords) => string | null
}

const ofGuest =
  (read: (guest: ListedGuest, words: ListWords) => string | null): Column['of'] =>
  ({ guest }, _source, words) =>
    guest === null ? '' : read(guest, words)
const ticked = (key: 'assistance' | 'outsideCabin' | 'motorBike') =>
  ofGuest((guest, words) => (guest[key] ? words.yes : ''))
const day = (date: CalendarDate | null | undefined) => date ?? null

const columnsOfLists: Readonly<Record<ListColumn, Column>> = {
  number: { share: 5, of: ({ number }) => String(number) },
  hotel: { share: 22, ofRoom: true, of: (_, { stay }) => stay?.hotel ?? '' },
  arrival: { share: 11, ofRoom: true, isDay: true, of: (_, { stay }) => day(stay?.startAt) },
  departure: { share: 11, ofRoom: true, isDay: true, of: (_, { stay }) => day(stay?.endAt) },
  room: { share: 8, ofRoom: true, of: ({ room }) => room.roomIndex },
  roomType: { share: 14, ofRoom: true, of: ({ room }, _, words) => roomKind(room, words) },
  guests: { share: 60, of: ({ room }) => room.guests.map(wholeName).join(', ') },
  lastName: { share: 19, of: ofGuest(({ lastName }) => lastName) },
  firstName: { share: 17, of: ofGuest(({ firstName }) => firstName) },
  gender: { share: 6, of: ofGuest(({ gender }, words) => (gender === null ? '' : words.gender[gender])) },
  dateOfBirth: { share: 12, isPersonal: true, isDay: true, of: ofGuest(({ dateOfBirth }) => dateOfBirth) },
  placeOfBirth: { share: 13, isPersonal: true, of: ofGuest(({ placeOfBirth }) => placeOfBirth) },
  nationality: { share: 7, of: ofGuest(({ nationality }) => nationality) },
  documentType: {
    share: 15,
    of: ofGuest(({ documentType }, words) => (documentType === null ? '' : words.documentType[documentType])),
  },
  documentNumber: { share: 15, isPersonal: true, of: ofGuest(({ documentNumber }) => documentNumber) },
  assistance: { share: 8, of: ticked('assistance') },
  outsideCabin: { share: 10, of: ticked('outsideCabin') },
  motorBike: { share: 9, of: ticked('motorBike') },
  licencePlate: { share: 11, of: ofGuest(({ licencePlate }) => licencePlate) },
  allergies: { share: 14, isPersonal: true, of: ofGuest(({ allergies }) => allergies) },
  notes: { share: 20, of: ({ guest, room }, _, words) => (guest === null ? '' : notesIn(words, guest, room)) },
}

/** The declaration of a column, whatever else it says. */
export function columnOf(key: ListColumn): Column {
  return columnsOfLists[key]
}

/** 'DZ Twin', 'EZ, Fahrer' */
function roomKind({ persons, twin, type, extraType }: ListedRoom, words: ListWords): string {
  const size = [words.room(persons), type === 'standard' ? '' : type, twin ? words.twin : '']
  const kind = size.filter((part) => part !== '').join(' ')
  return extraType === null ? kind : `${kind}, ${words.extra[extraType]}`
}

/** What was noted of a guest; what their room says there by itself (002 §5) in the language of the list. */
function notesIn({ extra }: ListWords, { notes }: ListedGuest, { extraType }: ListedRoom): string {
  const note = noteOf(extraType)
  if (extraType === null || note === null || note.startsWith(extra[extraType])) return notes
  return notes
    .split(', ')
    .map((part) => (part === note ? extra[extraType] : part))
    .join(', ')
}

/** 'Brandt Helga' */
function wholeName({ lastName, firstName }: ListedGuest): string {
  return `${lastName} ${firstName}`.trim()
}

/** Which rooms are no more since the last list; empty where none. */
export function goneOf(source: RoomListSource): string {
  const gone = source.changes?.gone ?? []
  return gone.length === 0 ? '' : wordsOf(source).gone(gone.join(', '))
}

export const wordsOf = ({ language }: Pick<RoomListSource, 'language'>) => listWordsIn[language.locale]
