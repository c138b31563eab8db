import type { ListColumn } from './list-words.ts'

/** A document that is made of a room list (002 §9 'Room-list document types'). */
export type ListKind = {
  readonly label: string
  /** What it is called in its name. */
  readonly title: 'roomList' | 'passengerList'
  /** What tells it from the others of that name: 'kurz', 'Fähre'. */
  readonly variant?: string
  readonly filetype: 'docx' | 'xlsx' | 'pdf'
  /** Rooms with their guests, one line a room, or guests by name. */
  readonly lines: 'rooms' | 'shortRooms' | 'guests'
  readonly columns: readonly ListColumn[]
  /** It is there to tell what only who may see personal data is shown (ROOM-06). */
  readonly isPersonal: boolean
}

const names = ['lastName', 'firstName', 'gender'] as const
const papers = ['nationality', 'documentType', 'documentNumber'] as const

const hotel = {
  title: 'roomList',
  lines: 'rooms',
  columns: ['room', 'roomType', ...names, 'dateOfBirth', 'notes'],
  isPersonal: false,
} as const
const hotelShort = {
  title: 'roomList',
  variant: 'kurz',
  lines: 'shortRooms',
  columns: ['room', 'roomType', 'guests'],
  isPersonal: false,
} as const
const hotelLong = {
  title: 'roomList',
  variant: 'lang',
  lines: 'rooms',
  columns: ['room', 'roomType', ...names, 'dateOfBirth', ...papers, 'allergies', 'notes'],
  isPersonal: true,
} as const
const passengers = {
  title: 'passengerList',
  lines: 'guests',
  columns: ['number', ...names, 'dateOfBirth', 'placeOfBirth', ...papers, 'room'],
  isPersonal: true,
} as const

/** Formats for hotels. */
export const hotelKinds = {
  hotel: { ...hotel, label: 'Hotel (Word)', filetype: 'docx' },
  hotel_pdf: { ...hotel, label: 'Hotel (PDF)', filetype: 'pdf' },
  hotel_short: { ...hotelShort, label: 'Hotel, kurz (Word)', filetype: 'docx' },
  hotel_short_excel: { ...hotelShort, label: 'Hotel, kurz (Excel)', filetype: 'xlsx' },
  hotel_long_word: { ...hotelLong, label: 'Hotel, lang (Word)', filetype: 'docx' },
  hotel_long_pdf: { ...hotelLong, label: 'Hotel, lang (PDF)', filetype: 'pdf' },
  hotel_excel_buspaket: {
    label: 'Hotel, Buspaket (Excel)',
    variant: 'Buspaket',
    title: 'roomList',
    filetype: 'xlsx',
    lines: 'rooms',
    columns: ['hotel', 'arrival', 'departure', 'room', 'roomType', ...names, 'notes'],
    isPersonal: false,
  },
} as const satisfies Record<string, ListKind>

/** Formats for those who want to know who travels. */
export const passengerKinds = {
  passengers_excel: { ...passengers, label: 'Passagierliste (Excel)', filetype: 'xlsx' },
  passengers_word: { ...passengers, label: 'Passagierliste (Word)', filetype: 'docx' },
  passengers_pdf: { ...passengers, label: 'Passagierliste (PDF)', filetype: 'pdf' },
  ferry_excel: {
    ...passengers,
    label: 'Fähre (Excel)',
    variant: 'Fähre',
    filetype: 'xlsx',
    columns: [
      'number',
      ...names,
      'dateOfBirth',
      'nationality',
      'documentNumber',
      'room',
      'roomType',
      'outsideCabin',
      'assistance',
      'motorBike',
      'licencePlate',
    ],
  },
  flight_excel: {
    ...passengers,
    label: 'Flug (Excel)',
    variant: 'Flug',
    filetype: 'xlsx',
    columns: ['number', ...names, 'dateOfBirth', ...papers, 'assistance', 'allergies'],
  },
  border_pdf: {
    ...passengers,
    label: 'Grenze (PDF)',
    variant: 'Grenze',
    filetype: 'pdf',
    columns: ['number', ...names, 'dateOfBirth', 'placeOfBirth', ...papers],
  },
} as const satisfies Record<string, ListKind>

export const listKinds: Readonly<Record<ListKindKey, ListKind>> = { ...hotelKinds, ...passengerKinds }
export type HotelKindKey = keyof typeof hotelKinds
export type ListKindKey = HotelKindKey | keyof typeof passengerKinds
// Object.keys forgets the key type.
export const listKindKeys = Object.keys({ ...hotelKinds, ...passengerKinds }) as [ListKindKey, ...ListKindKey[]]

export function isHotelKind(kind: ListKindKey): kind is HotelKindKey {
  return kind in hotelKinds
}

/** Whose list a hotel gets: the one that is open, or the one made for it (002 §9). */
export const listSources = { current: { label: 'diese Liste' }, individual: { label: 'die Liste des Hotels' } } as const
export type ListSource = keyof typeof listSources
