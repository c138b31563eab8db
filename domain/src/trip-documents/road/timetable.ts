import { addDays, type CalendarDate, type LocalTime } from '../../calendar-date.ts'
import { type PlanSource, type TimetableEntry, timetableOf } from '../../documents/detailed-route-document.ts'
import { serviceTitle } from '../../documents/printed-services.ts'
import { instantIn, timeZoneOf } from '../../geography/time-zones.ts'
import { isTimed } from '../../itinerary/clock-time.ts'
import { isIncluded, type PlanDay, type PlannedService, type PlanPlace } from '../../itinerary/plan/trip-plan.ts'
import { capitalised } from '../../typography/characters.ts'
import { untypeset } from '../../typography/typeset.ts'
import { type RoadService, roadService, type ServiceVoucher } from './road-service.ts'

/** When something is: by the days alone, or by the clock. */
export type TimetableSpan =
  | {
      readonly allDay: true
      readonly from: CalendarDate /** The day behind the last one. */
      readonly until: CalendarDate
    }
  | {
      readonly allDay: false
      readonly from: Date
      /** null where nobody has said how long it lasts. */
      readonly until: Date | null
      /** The clock that hangs there is not known: what is meant is whatever clock whoever reads it wears. */
      readonly isFloating: boolean
    }
export type TimetableEvent = {
  /** The same as long as the day or service exists, whatever else of it changes. */
  readonly key: string
  readonly title: string
  readonly span: TimetableSpan
  readonly place: string
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null
  readonly description: string
}

/**
 * The timetable of a trip for the calendar of its guide and driver: each day with all it holds, each included service that has
 * a time by the clock of its place, and the nights. It names no price, and no guest.
 * @param source its days with the ways on which the bus drives alone, which are the driver's
 * @param vouchers of the services people are asked for, in any order
 */
export function timetableEvents(source: PlanSource, vouchers: readonly ServiceVoucher[]): TimetableEvent[] {
  const of = new Map(vouchers.map((voucher) => [voucher.id, voucher]))
  let zone: string | null = zoneAtHome
  return source.days.flatMap((day, index) => [
    dayEvent(day, index, { source, of }),
    ...day.services.filter(isIncluded).flatMap((service) => {
      const from = zoneAt(placeOf(service), zone)
      zone = 'to' in service ? zoneAt(service.to, from) : from
      const voucher = service.id === undefined ? undefined : of.get(service.id)
      return serviceEvent(service, day, { voucher, zones: { from, until: zone }, source }) ?? []
    }),
  ])
}

/** Of what stands in the plan before its first place: the house and its buses are at home. */
const zoneAtHome = 'Europe/Berlin'

/** Without a place the group is where it was before. */
function zoneAt(place: PlanPlace | null, before: string | null): string | null {
  return place === null ? before : timeZoneOf(place)
}

type Given = { readonly source: PlanSource; readonly of: ReadonlyMap<number, ServiceVoucher> }

function dayEvent(day: PlanDay, index: number, { source, of }: Given): TimetableEvent {
  const { words, locale } = source.language
  const lines = timetableOf(day, source).map((entry) => {
    const voucher = entry.serviceId === null ? undefined : of.get(entry.serviceId)
    const checkIn = voucher === undefined ? '' : roadService(voucher, locale).checkIn
    const detail = entry.detail.replaceAll('\n', ' · ')
    return [entry.time, statusOf(entry, source), entry.text, checkIn, detail].filter(Boolean).join(' · ')
  })
  return {
    key: `tag-${day.id}`,
    title: untypeset([capitalised(words.day(index + 1)), day.name].filter((part) => part !== '').join(words.colon)),
    span: { allDay: true, from: day.date, until: addDays(day.date, 1) },
    place: '',
    coordinates: null,
    description: untypeset(lines.join('\n')),
  }
}

/** 'Möglichkeit'; what is included goes without saying. */
function statusOf({ status }: TimetableEntry, { language }: PlanSource): string {
  return status === capitalised(language.options.client_offer.included) ? '' : status
}

type Zones = { readonly from: string | null; readonly until: string | null }
type Known = { voucher: ServiceVoucher | undefined; zones: Zones; source: PlanSource }

/** null for what has no time of its own: it stands in its day. */
function serviceEvent(service: PlannedService, day: PlanDay, { voucher, zones, source }: Known): TimetableEvent | null {
  const told = voucher === undefined ? null : roadService(voucher, source.language.locale)
  const span = service.kind === 'hotel' ? nightsOf(day, service.nights) : spanOf(timesOf(service, voucher), zones)
  if (span === null || service.id === undefined) return null
  const place = placeOf(service)
  return {
    key: `leistung-${service.id}`,
    title: untypeset(serviceTitle(service, source.language)),
    span,
    place: told?.address || (place?.name ?? ''),
    coordinates: place === null ? null : { latitude: place.latitude, longitude: place.longitude },
    description: told === null ? '' : descriptionOf(told),
  }
}

function nightsOf({ date }: PlanDay, nights: number): TimetableSpan {
  return { allDay: true, from: date, until: addDays(date, Math.max(1, nights)) }
}

/** What was agreed counts before what was planned, as on its voucher. */
function timesOf(service: Exclude<PlannedService, { kind: 'hotel' }>, voucher: ServiceVoucher | undefined) {
  const { request } = voucher?.source ?? { request: null }
  return { startAt: request?.startAt ?? service.startAt, endAt: request?.endAt ?? service.endAt }
}

function spanOf(
  { startAt, endAt }: { startAt: LocalTime | null; endAt: LocalTime | null },
  zones: Zones,
): TimetableSpan | null {
  if (!isTimed(startAt)) return null
  const isFloating = zones.from === null || zones.until === null
  const instant = (zone: string | null, time: LocalTime) =>
    isFloating || zone === null ? new Date(`${time}Z`) : instantIn(zone, time)
  const from = instant(zones.from, startAt)
  const until = isTimed(endAt) ? instant(zones.until, endAt) : null
  return { allDay: false, from, until: until !== null && until > from ? until : null, isFloating }
}

/** Where one has to be for it. */
function placeOf(service: PlannedService): PlanPlace | null {
  return 'place' in service ? service.place : service.from
}

/** Whoever has no voucher to hand over is told of none, and with nobody chosen there is nobody to ask for. */
function descriptionOf({ provider, contact, phone, fields, number, isShown }: RoadService): string {
  const who = provider === '' ? '' : [contact, phone].filter((part) => part !== '').join(', ')
  return [
    ...(number === null || !isShown ? [] : [`Voucher ${number}`]),
    who,
    ...fields.map(({ title, text }) => `${title}: ${text}`),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
