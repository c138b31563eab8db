import { type CalendarDate, germanDate } from '../../calendar-date.ts'
import { type ServiceKind, serviceKinds } from '../../service-kinds.ts'
import type { NetChange } from './net-changes.ts'
import type { PaperTopic } from './read-by-papers.ts'

/** What is there now of the trip whose papers are looked at. */
export type TripFacts = {
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
  /** Its days are others than they were: that hours stand on other days says nothing more. */
  readonly isMoved: boolean
  readonly services: ReadonlyMap<number, ServiceFacts>
  readonly requests: ReadonlyMap<number, RequestFacts>
}
export type ServiceFacts = { readonly kind: ServiceKind; readonly dayNumber: number; readonly chosen: number | null }
export type RequestFacts = { readonly service: number; readonly partner: string }

/** One thing that a paper does not know, in words: 'Tag 3: Hotel Bergen statt Grand Hotel'. */
export type Told = { readonly topic: PaperTopic; readonly words: string }

const withdrawn: readonly unknown[] = ['declined', 'cancelled']
const plain: Readonly<Partial<Record<PaperTopic, string>>> = {
  names: 'Name oder Kunde der Reise geändert',
  dayTexts: 'Namen der Tage geändert',
  details: 'Texte der Reiseunterlagen geändert',
  vouchers: 'Texte oder Buchungsnummern der Voucher geändert',
  guests: 'Gäste oder Zimmer der Liste geändert',
  menus: 'Menüs geändert',
  catalog: 'Katalogtexte geändert',
  prices: 'Preise geändert',
}

/** What a change means for whoever reads of its topic; null where it means nothing, as the answer of a house that is not chosen. */
export function wordsOfChange(topic: PaperTopic, change: NetChange, trip: TripFacts): Told | null {
  const words = tellers[topic]?.(change, trip) ?? (topic in tellers ? null : (plain[topic] ?? null))
  return words === null ? null : { topic, words }
}

type Teller = (change: NetChange, trip: TripFacts) => string | null
const tellers: Readonly<Partial<Record<PaperTopic, Teller>>> = {
  cancelled: ({ before, after }) => {
    if (after.current_status === 'cancelled') return 'Reise storniert'
    return before.current_status === 'cancelled' ? 'Reise findet doch statt' : null
  },
  period: ({ table, before }, { startAt, endAt }) => {
    if (table !== 'orders') return 'Reisetage geändert'
    const was = { startAt, endAt, ...(before as { start_at?: string; end_at?: string }) }
    return `Reise ${span(startAt, endAt)} statt ${span(was.start_at ?? startAt, was.end_at ?? endAt)}`
  },
  houses: houseWords,
  rooms: ({ table, row }, trip) => {
    if (table === 'order_hotel_rooms') return 'Zimmer geändert'
    if (table === 'order_ferry_cabins') return 'Kabinen geändert'
    return ofChosen(row, trip, 'andere Personenzahl')
  },
  services: (change, trip) => {
    if (change.table === 'requests') return ofChosen(change.row, trip, 'Beschreibung')
    // What comes or goes is told by its row among all services.
    if (change.kind === 'other') return ofService(change.row, trip, 'geändert')
    if (change.table !== 'placeholders') return null
    const told = { ...change.before, ...change.after }
    const label = labelOf(told.kind)
    return change.kind === 'new' ? ofService(change.row, trip, 'neu') : `${label} entfällt`
  },
  times: ({ table, row, kind, before, after }, trip) => {
    if (kind !== 'other' || !Object.keys(after).some((column) => isOtherTime(after[column], before[column], trip)))
      return null
    return table === 'requests' ? ofChosen(row, trip, 'andere Zeiten') : ofService(row, trip, 'andere Zeiten')
  },
  prices: ({ kind, table, row }, trip) => {
    if (kind !== 'other') return null
    return table === 'placeholders' && !trip.services.has(row) ? null : 'Preise geändert'
  },
}

function houseWords({ table, row, kind, before, after }: NetChange, trip: TripFacts): string | null {
  if (kind !== 'other') return null
  if (table === 'placeholders') {
    const [was, is] = [before.selected_request_id, after.selected_request_id].map((id) => partnerOf(id, trip))
    if (!trip.services.has(row)) return null
    return `${dayOf(row, trip)}${renamed(is ?? '', was ?? '')}`
  }
  if ('status' in after && !('provider_id' in after) && !('agency_id' in after)) {
    const [was, is] = [withdrawn.includes(before.status), withdrawn.includes(after.status)]
    if (was === is) return null
    return ofChosen(row, trip, is ? 'abgesagt' : 'wieder dabei')
  }
  return ofChosen(row, trip, 'neu')
}

function renamed(is: string, was: string): string {
  if (was === '') return `${is} neu`
  return is === '' ? `${was} entfällt` : `${is} statt ${was}`
}

function isOtherTime(is: unknown, was: unknown, { isMoved }: TripFacts): boolean {
  const clock = (value: unknown) => (typeof value === 'string' ? value.slice(isMoved ? 10 : 0) : '')
  return clock(is) !== clock(was)
}

/** 'Tag 3: Hotel Bergen abgesagt'; null of who is not chosen for anything. */
function ofChosen(request: number, trip: TripFacts, words: string): string | null {
  const found = trip.requests.get(request)
  if (found === undefined || trip.services.get(found.service)?.chosen !== request) return null
  return `${dayOf(found.service, trip)}${found.partner} ${words}`.trim()
}

function ofService(id: number, trip: TripFacts, words: string): string | null {
  const service = trip.services.get(id)
  if (service === undefined) return null
  return `${dayOf(id, trip)}${labelOf(service.kind)} ${words}`
}

function dayOf(service: number, { services }: TripFacts): string {
  const number = services.get(service)?.dayNumber
  return number === undefined ? '' : `Tag ${number}: `
}

function partnerOf(id: unknown, { requests }: TripFacts): string {
  if (typeof id !== 'number') return ''
  return requests.get(id)?.partner ?? 'anderes Haus'
}

function labelOf(kind: unknown): string {
  return typeof kind === 'string' && kind in serviceKinds ? serviceKinds[kind as ServiceKind].label : 'Leistung'
}

function span(from: CalendarDate, to: CalendarDate): string {
  return `${germanDate(from)} bis ${germanDate(to)}`
}
