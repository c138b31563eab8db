import * as z from 'zod'
import { roomListTemplates } from '../accounts/settings.ts'
import { contract, keyed } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { boolean, children, choice, day, integer, link, object, text } from '../contract/fields.ts'
import { providerContract } from '../partners/provider.contract.ts'
import { type ExtraType, extraTypes } from './extra-types.ts'

export const genders = { M: { label: 'M' }, W: { label: 'W' } } as const
const place = integer({ label: 'Reihenfolge', min: 0, max: 9_999 })
export const documentTypes = {
  Personalausweis: { label: 'Personalausweis' },
  Reisepass: { label: 'Reisepass' },
} as const

export type GuestDocument = keyof typeof documentTypes

/** A guest in a room of one list (002 §3). */
export const passengerContract = contract({
  name: 'passengers',
  title: 'Gast',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    room: link('rooms', { label: 'Zimmer', required: true }),
    gender: choice(genders, { label: 'Anrede', nullable: true }),
    firstName: text({ label: 'Vorname', max: 100 }),
    lastName: text({ label: 'Nachname', max: 100 }),
    nationality: text({ label: 'Nationalität', max: 60 }),
    dateOfBirth: day({ label: 'Geburtsdatum', nullable: true, personal: true }),
    placeOfBirth: text({ label: 'Geburtsort', max: 100, personal: true }),
    documentType: choice(documentTypes, { label: 'Ausweisart', nullable: true }),
    documentNumber: text({ label: 'Ausweisnummer', max: 60, personal: true }),
    assistance: boolean({ label: 'Hilfe nötig' }),
    outsideCabin: boolean({ label: 'Außenkabine' }),
    motorBike: boolean({ label: 'Motorrad' }),
    licencePlate: text({ label: 'Kennzeichen', max: 20 }),
    allergies: text({ label: 'Allergien', max: 1_000, personal: true }),
    notes: text({ label: 'Bemerkungen', max: 1_000 }),
    /** The same number on several lists is the same guest: a change there can go to all of them (ROOM-01). */
    guest: integer({ label: 'Gast', write: 'never' }),
    /** Place among the guests of the room. */
    _sort: place,
  },
  filters: { id: 'in', 'order.id': 'in', 'room.id': 'in' },
  options: { genders: keyed(genders), documentTypes: keyed(documentTypes) },
})

const extraTypeKeys = Object.keys(extraTypes) as [ExtraType, ...ExtraType[]]
/** None is said by null, by an empty text or by its word. */
const extraTypeInput = z.union(
  [z.enum(['', 'none']).transform(() => null), z.enum(extraTypeKeys)],
  `Erlaubt sind: ${extraTypeKeys.join(', ')}`,
)
const extraType = build<ExtraType, ExtraType | null, { nullable: true }>(
  'choice',
  z.enum(extraTypeKeys),
  extraTypeInput,
  { label: 'Belegung', nullable: true },
  { choices: extraTypes },
)

/** A room of a list and who sleeps in it (002 §3). */
export const roomContract = contract({
  name: 'rooms',
  title: 'Zimmer',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    roomList: link('room_lists', { label: 'Zimmerliste', required: true, write: 'create' }),
    /** What it is called in the list, mostly a number; the next one unless told. */
    roomIndex: text({ label: 'Zimmer', max: 20 }),
    roomType: object(
      {
        /** Up to six where the contingent holds such rooms (design §3). */
        persons: integer({ label: 'Personen', min: 1, max: 6 }),
        type: text({ label: 'Art', max: 60, min: 1 }),
      },
      { label: 'Zimmertyp' },
    ),
    extraType,
    /** Two beds apart; only of double rooms (002 §4). */
    twin: boolean({ label: 'Twin' }),
    passengers: children(passengerContract, { label: 'Gäste' }),
    /** Place in the list; at the end unless told. */
    _sort: place,
  },
  filters: { id: 'in', 'order.id': 'in', 'roomList.id': 'in' },
  houseLists: { roomType: 'room_type' },
  options: { extraTypes: keyed(extraTypes) },
})

/** Who sleeps where, for all hotels of a trip or for one (002 §3). */
export const roomListContract = contract({
  name: 'room_lists',
  title: 'Zimmerliste',
  fields: {
    order: link('orders', { label: 'Reise', required: true, write: 'create' }),
    name: text({ label: 'Name', max: 160, min: 1 }),
    templateType: choice(roomListTemplates, { label: 'Vorlage' }),
    /** The arrival at its hotel; of a general list the day it was made. */
    date: day({ label: 'Datum', nullable: true }),
    /** The hotel it is for; none of a general list. */
    provider: link('providers', {
      label: 'Hotel',
      nullable: true,
      kinds: ['hotels'],
      expand: { contract: providerContract, groups: ['provider_read'] },
    }),
    notes: text({ label: 'Hinweise', max: 5_000, multiline: true }),
    internalNotes: text({ label: 'Interne Hinweise', max: 5_000, multiline: true }),
    rooms: children(roomContract, { label: 'Zimmer', write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in', 'provider.id': 'in' },
  orderBy: ['id', 'name', 'date'],
  houseLists: { roomType: 'room_type' },
  options: {
    templateTypes: keyed(roomListTemplates),
    extraTypes: keyed(extraTypes),
    genders: keyed(genders),
    documentTypes: keyed(documentTypes),
  },
})
