import { type ContactRole, contactRoles } from '../../accounts/options.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import { type TimetableEntry, timetableOf } from '../../documents/detailed-route-document.ts'
import { documentLanguage } from '../../documents/document-language.ts'
import type { TripPlan } from '../../itinerary/plan/trip-plan.ts'
import { leftOutWords, roomsBySize, shortRoom } from '../../room-lists/contingent-check.ts'
import { listWordsIn } from '../../room-lists/documents/list-words.ts'
import { type ExtraType, extraTypes } from '../../room-lists/extra-types.ts'
import { internationalPhone } from '../../typography/phone-numbers.ts'
import { untypeset } from '../../typography/typeset.ts'
import { type RoadService, roadService, type ServiceVoucher } from './road-service.ts'

/** What a private link opens, as the database has it. */
export type RoadSource = {
  readonly orderNumber: string
  readonly tripName: string
  readonly groupName: string
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
  readonly house: string
  readonly emergency: { readonly label: string; readonly value: string }
  /** Who looks after the trip in the office. */
  readonly office: { readonly name: string; readonly phone: string }
  readonly plan: TripPlan
  readonly vouchers: readonly ServiceVoucher[]
  readonly contacts: readonly RoadContact[]
  readonly roomLists: readonly RoadRoomList[]
}
export type RoadContact = { readonly role: ContactRole; readonly name: string; readonly phone: string }
export type RoadRoomList = {
  readonly name: string
  readonly hotel: string | null
  readonly rooms: readonly RoadRoom[]
}
export type RoadRoom = {
  readonly index: string
  readonly persons: number
  readonly extraType: ExtraType | null
  readonly twin: boolean
  /** Empty where the link does not tell the names. */
  readonly guests: readonly string[]
}

/** A trip as whoever is on the road reads it: days, people, rooms. It names no price. */
export type RoadBook = {
  readonly title: string
  readonly group: string
  readonly period: string
  readonly house: string
  readonly people: readonly { readonly role: string; readonly name: string; readonly phone: string }[]
  readonly days: readonly RoadDay[]
  readonly roomLists: readonly {
    readonly title: string
    /** '14 DZ, 10 EZ (dazu 1 belegt)' */
    readonly counts: string
    readonly rooms: readonly { readonly label: string; readonly guests: readonly string[] }[]
  }[]
}
export type RoadDay = {
  readonly date: CalendarDate
  readonly title: string
  readonly name: string
  readonly entries: readonly RoadEntry[]
}
export type RoadEntry = Pick<TimetableEntry, 'kind' | 'time' | 'text' | 'detail' | 'status'> & {
  readonly service: RoadService | null
}

const language = documentLanguage('de_DE')
const german = listWordsIn.de_DE

export function roadBook(source: RoadSource): RoadBook {
  const { plan, vouchers, emergency, office, contacts } = source
  const of = new Map(vouchers.map((voucher) => [voucher.id, voucher]))
  const people = [
    { role: emergency.label || 'Notruf', name: source.house, phone: internationalPhone(emergency.value) },
    { role: 'Büro', name: office.name, phone: internationalPhone(office.phone) },
    ...contacts.map(({ role, name, phone }) => ({ role: contactRoles[role].label, name, phone })),
  ]
  return {
    title: source.tripName || source.groupName || source.orderNumber,
    group: [source.orderNumber, source.groupName].filter((part) => part !== '').join(' · '),
    period: untypeset(language.dates.dateRange(source.startAt, source.endAt)),
    house: source.house,
    people: people.filter(({ name, phone }) => phone !== '' || name !== '').filter(isReached),
    days: plan.map((day, index) => ({
      date: day.date,
      title: untypeset(`${language.words.day(index + 1)} · ${language.dates.shortDay(day.date)}`),
      name: day.name,
      entries: timetableOf(day, { days: plan, language }).map((entry) => entryOf(entry, of)),
    })),
    roomLists: source.roomLists.map(({ name, hotel, rooms }) => ({
      title: [name, hotel ?? ''].filter((part) => part !== '').join(' · '),
      counts: countsOf(rooms),
      rooms: rooms.map((room) => ({ label: labelOf(room), guests: room.guests })),
    })),
  }
}

/** The house without an emergency number, or nobody in the office, helps nobody. */
function isReached({ role, phone }: RoadBook['people'][number]): boolean {
  return phone !== '' || Object.values(contactRoles).some(({ label }) => label === role)
}

function entryOf(entry: TimetableEntry, of: ReadonlyMap<number, ServiceVoucher>): RoadEntry {
  const { kind, time, text, detail, status, serviceId } = entry
  const voucher = serviceId === null ? undefined : of.get(serviceId)
  const isIncluded = status === '' || status.toLowerCase() === language.options.client_offer.included.toLowerCase()
  return {
    kind,
    time,
    text: untypeset(text),
    detail: untypeset(detail),
    status: isIncluded ? '' : status,
    service: voucher === undefined ? null : roadService(voucher, 'de_DE'),
  }
}

function labelOf({ index, persons, extraType, twin }: RoadRoom): string {
  const type = [shortRoom(persons), twin ? 'Twin' : '', extraType === null ? '' : extraTypes[extraType].label]
  return [index, type.filter((part) => part !== '').join(', ')].filter((part) => part !== '').join(' · ')
}

function countsOf(rooms: readonly RoadRoom[]): string {
  return roomsBySize(rooms)
    .toReversed()
    .map(({ persons, listed, leftOut }) => {
      const besides = leftOutWords(leftOut, german.extra)
      return `${listed.length} ${shortRoom(persons)}${besides === '' ? '' : ` (${german.besides(besides)})`}`
    })
    .join(', ')
}
