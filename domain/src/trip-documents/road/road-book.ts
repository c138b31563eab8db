import type { ContactRole, Locale } from '../../accounts/options.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import { type TimetableEntry, timetableOf } from '../../documents/detailed-route-document.ts'
import { type DocumentLanguage, documentLanguage } from '../../documents/document-language.ts'
import { planIn } from '../../itinerary/plan/plan-in.ts'
import type { TripPlan } from '../../itinerary/plan/trip-plan.ts'
import { leftOutWords, roomsBySize } from '../../room-lists/contingent-check.ts'
import { type ListWords, listWordsIn } from '../../room-lists/documents/list-words.ts'
import type { ExtraType } from '../../room-lists/extra-types.ts'
import { capitalised } from '../../typography/characters.ts'
import { internationalPhone } from '../../typography/phone-numbers.ts'
import { untypeset } from '../../typography/typeset.ts'
import { type RoadService, roadService, type ServiceVoucher } from './road-service.ts'
import { type RoadWords, roadWordsIn } from './road-words.ts'

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
  readonly words: RoadWords
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
export type RoadEntry = Pick<TimetableEntry, 'time' | 'text' | 'detail' | 'status' | 'kind'> & {
  /** What kind of service it is, where no time stands with it. */
  readonly kindName: string
  readonly service: RoadService | null
}

/** @param locale of the link (decision 169): texts are told as somebody has entered them there, else in German */
export function roadBook(source: RoadSource, locale: Locale): RoadBook {
  const { vouchers, emergency, office, contacts } = source
  const [language, words, lists] = [documentLanguage(locale), roadWordsIn[locale], listWordsIn[locale]]
  const plan = planIn(source.plan, locale)
  const of = new Map(vouchers.map((voucher) => [voucher.id, voucher]))
  const people = [
    {
      role: language.words.emergency(emergency.label) || words.emergency,
      name: source.house,
      phone: internationalPhone(emergency.value),
    },
    { role: words.office, name: office.name, phone: internationalPhone(office.phone) },
    ...contacts.map(({ role, name, phone }) => ({ role: words.roles[role], name, phone })),
  ]
  return {
    words,
    title: source.tripName || source.groupName || source.orderNumber,
    group: [source.orderNumber, source.groupName].filter((part) => part !== '').join(' · '),
    period: untypeset(language.dates.dateRange(source.startAt, source.endAt)),
    house: source.house,
    // The house without an emergency number, or nobody in the office, helps nobody.
    people: people
      .filter(({ name, phone }) => phone !== '' || name !== '')
      .filter(({ role, phone }) => phone !== '' || Object.values(words.roles).includes(role)),
    days: plan.map((day, index) => ({
      date: day.date,
      title: untypeset(`${capitalised(language.words.day(index + 1))} · ${language.dates.shortDay(day.date)}`),
      name: day.name,
      entries: timetableOf(day, { days: plan, language }).map((entry) => entryOf(entry, of, language)),
    })),
    roomLists: source.roomLists.map(({ name, hotel, rooms }) => ({
      title: [name, hotel ?? ''].filter((part) => part !== '').join(' · '),
      counts: countsOf(rooms, lists),
      rooms: rooms.map((room) => ({ label: labelOf(room, lists), guests: room.guests })),
    })),
  }
}

function entryOf(
  entry: TimetableEntry,
  of: ReadonlyMap<number, ServiceVoucher>,
  { locale, options, words }: DocumentLanguage,
): RoadEntry {
  const { kind, time, text, detail, status, serviceId } = entry
  const voucher = serviceId === null ? undefined : of.get(serviceId)
  const isIncluded = status === '' || status.toLowerCase() === options.client_offer.included.toLowerCase()
  return {
    kind,
    kindName: words.printed.kinds[kind] ?? '',
    time,
    text: untypeset(text),
    detail: untypeset(detail),
    status: isIncluded ? '' : status,
    service: voucher === undefined ? null : roadService(voucher, locale),
  }
}

function labelOf({ index, persons, extraType, twin }: RoadRoom, words: ListWords): string {
  const type = [words.room(persons), twin ? words.twin : '', extraType === null ? '' : words.extra[extraType]]
  return [index, type.filter((part) => part !== '').join(', ')].filter((part) => part !== '').join(' · ')
}

function countsOf(rooms: readonly RoadRoom[], words: ListWords): string {
  return roomsBySize(rooms)
    .toReversed()
    .map(({ persons, listed, leftOut }) => {
      const besides = leftOutWords(leftOut, words.extra)
      return `${listed.length} ${words.room(persons)}${besides === '' ? '' : ` (${words.besides(besides)})`}`
    })
    .join(', ')
}
