import type { Board } from '../../accounts/options.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import type { DocumentSource } from '../../documents/document-source.ts'
import type { ExtraType } from '../extra-types.ts'
import type { GuestDocument } from '../room-list.contract.ts'

/** A guest as a list has them; what the reader may not see is empty. */
export type ListedGuest = {
  readonly gender: 'M' | 'W' | null
  readonly lastName: string
  readonly firstName: string
  readonly nationality: string
  readonly dateOfBirth: CalendarDate | null
  readonly placeOfBirth: string
  readonly documentType: GuestDocument | null
  readonly documentNumber: string
  readonly assistance: boolean
  readonly outsideCabin: boolean
  readonly motorBike: boolean
  readonly licencePlate: string
  readonly allergies: string
  readonly notes: string
}

export type ListedRoom = {
  readonly roomIndex: string
  readonly persons: number
  readonly type: string
  readonly extraType: ExtraType | null
  readonly twin: boolean
  readonly guests: readonly ListedGuest[]
}

/** A hotel of the trip, and when the group sleeps there. */
export type ListedStay = {
  readonly requestId: number
  readonly hotel: string
  readonly place: string
  readonly startAt: CalendarDate | null
  readonly endAt: CalendarDate | null
  readonly board: Board
  readonly bookingNumber: string
  readonly notes: string
}

/** What a document of a room list is made of. */
export type RoomListSource = DocumentSource & {
  readonly list: { readonly name: string; readonly notes: string; readonly rooms: readonly ListedRoom[] }
  /** What is said to every hotel. */
  readonly orderNotes: string
  /** null: for no hotel in particular. */
  readonly stay: ListedStay | null
  /** Whether whoever makes it may see personal data (ROOM-06). */
  readonly seesPersonal: boolean
  /** Rooms that are new, different or no more since the hotel got its last list, by their names; null where it got none (ROOM-08). */
  readonly changes: ListChanges | null
}

export type ListChanges = Readonly<Record<'added' | 'changed' | 'gone', readonly string[]>> & {
  /** Whether other things are said to the hotel. */
  readonly notes: boolean
}

/** Rooms that go out: who has cancelled is on no list. */
export function listedRooms({ list }: { list: Pick<RoomListSource['list'], 'rooms'> }): readonly ListedRoom[] {
  return list.rooms.filter(({ extraType }) => extraType !== 'cancelled')
}

type Noted = {
  readonly orderNotes: string
  readonly list: { readonly notes: string }
  readonly stay: { readonly notes: string } | null
}

/** What is said to a hotel, line by line: to all of them, on this list, to this one. */
export function listedNotes({ orderNotes, list, stay }: Noted): string[] {
  return [orderNotes, list.notes, stay?.notes ?? '']
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
