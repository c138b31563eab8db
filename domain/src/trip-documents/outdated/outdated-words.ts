import { type CalendarDate, germanDate } from '../../calendar-date.ts'
import { isActiveRequest } from '../../requests/auto-expansion.ts'
import { isStanding, type OptionedRequest } from '../../requests/lapsed-option.ts'
import { type ServiceKind, serviceKinds } from '../../service-kinds.ts'
import type { NetChange } from './net-changes.ts'
import type { ContingentRow, RequestNumbers } from './printed-numbers.ts'
import type { PaperTopic } from './read-by-papers.ts'
import { isOfAddressee, type VoucherNow, type Vouchers } from './voucher-before.ts'

/** What is there now of the trip whose papers are looked at. */
export type TripFacts = {
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
  readonly today: CalendarDate
  /** Its days are others than they were: that hours stand on other days says nothing more. */
  readonly isMoved: boolean
  readonly services: ReadonlyMap<number, ServiceFacts>
  readonly requests: ReadonlyMap<number, RequestFacts>
  /** Rooms and cabins, and how many guests travel by them. */
  readonly contingent: readonly ContingentRow[]
  readonly guests: number
  /** By their services, as they would be printed now; none where no paper is one. */
  readonly vouchers?: Vouchers
}
/** What is so now, who performed what when the paper was made, and what is printed otherwise since. */
export type ToldOf = TripFacts & {
  readonly stood: (request: number) => boolean
  /** Whether a voucher tells other numbers than before that change and others of its table. */
  readonly printsOther: (change: NetChange) => boolean
}
export type ServiceFacts = { readonly kind: ServiceKind; readonly dayNumber: number; readonly chosen: number | null }
export type RequestFacts = OptionedRequest &
  RequestNumbers & {
    readonly service: number
    readonly partner: string
    /** The to-do of its option; null where it has none. */
    readonly todo: number | null
    /** The rows of its cabins and seats. */
    readonly cabins: readonly number[]
  }

/** One thing that a paper does not know, in words: 'Tag 3: Hotel Bergen statt Grand Hotel'. */
export type Told = { readonly topic: PaperTopic; readonly words: string }

/** What is said of a list that is held against what is kept of it. */
export const otherOnList = {
  rooms: 'Gäste oder Zimmer der Liste geändert',
  notes: 'Hinweise für das Hotel geändert',
} as const

const plain: Readonly<Partial<Record<PaperTopic, string>>> = {
  names: 'Name oder Kunde der Reise geändert',
  group: 'Name oder Kunde der Reise geändert',
  dayTexts: 'Namen der Tage geändert',
  details: 'Texte der Reiseunterlagen geändert',
  vouchers: 'Texte der Voucher geändert',
  guests: otherOnList.rooms,
  listed: otherOnList.rooms,
  menus: 'Menüs geändert',
  catalog: 'Katalogtexte geändert',
  prices: 'Preise geändert',
  conditions: 'Konditionen geändert',
}

/** What a change means for whoever reads of its topic; null where it means nothing, as the answer of a house that is not chosen. */
export function wordsOfChange(topic: PaperTopic, change: NetChange, trip: ToldOf): Told | null {
  const words = tellers[topic]?.(change, trip) ?? (topic in tellers ? null : (plain[topic] ?? null))
  return words === null ? null : { topic, words }
}

function roomWords({ table, row }: NetChange, trip: ToldOf): string | null {
  if (table === 'order_hotel_rooms') return 'Zimmer geändert'
  if (table === 'order_ferry_cabins') return 'Kabinen geändert'
  return ofChosen(row, trip, 'andere Personenzahl')
}

type Teller = (change: NetChange, trip: ToldOf) => string | null
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
  rooms: roomWords,
  held: (change, trip) => (trip.printsOther(change) ? roomWords(change, trip) : null),
  sold: (change, trip) => (isSold(change, trip) ? serviceWords(change, trip) : null),
  services: serviceWords,
  times: ({ table, row, kind, before, after }, trip) => {
    if (kind !== 'other' || !Object.keys(after).some((column) => isOtherTime(after[column], before[column], trip)))
      return null
    return table === 'requests' ? ofChosen(row, trip, 'andere Zeiten') : ofService(row, trip, 'andere Zeiten')
  },
  booking: bookingWords,
  stay: ({ row, kind, after }, trip) => (kind === 'other' ? ofRequest(row, trip, wordsOfAgreed(after)) : null),
  nights: nightsWords,
  // Supplements come with a service, tiers by hand.
  tiers: ({ kind, before, after }) =>
    kind === 'other' || isTier({ ...before, ...after }) ? plainly('prices', 'billing_type', before, after) : null,
  extras: ({ before, after }) => plainly('prices', 'billing_type', before, after),
  terms: ({ table, kind }) => {
    if (table === 'calculation_free_places') return 'Freiplätze geändert'
    return kind === 'other' ? 'Mindestteilnehmerzahl geändert' : null
  },
  conditions: ({ before, after }) => plainly('conditions', 'is_visible', before, after),
  prices: ({ kind, table, row }, trip) => {
    if (kind !== 'other') return null
    return table === 'placeholders' && !trip.services.has(row) ? null : 'Preise geändert'
  },
}

function serviceWords(change: NetChange, trip: ToldOf): string | null {
  if (change.table === 'requests') return ofChosen(change.row, trip, 'Beschreibung')
  // What comes or goes is told by its row among all services.
  if (change.kind === 'other') return ofService(change.row, trip, 'geändert')
  if (change.table !== 'placeholders') return null
  const told = { ...change.before, ...change.after }
  const label = labelOf(told.kind)
  return change.kind === 'new' ? ofService(change.row, trip, 'neu') : `${label} entfällt`
}

/** Remarks on the way are never for sale, free texts that are included neither; a description names an other service at most. */
function isSold({ table, row, kind, before, after }: NetChange, { services }: ToldOf): boolean {
  if (table !== 'placeholders') return true
  if (kind !== 'other') {
    const whole = { ...before, ...after }
    return whole.kind !== 'route' && (whole.kind !== 'free' || whole.client_offer_status !== 'included')
  }
  const columns = Object.keys(after)
  const isOnlyDescribed = columns.every((column) => column === 'service_description')
  return !isOnlyDescribed || services.get(row)?.kind === 'other'
}

const isTier = ({ price_type }: NetChange['after']) => price_type === 'double' || price_type === 'single'

/** Nothing where a row was hidden that comes or goes: no paper has told it. */
function plainly(topic: PaperTopic, shown: string, before: NetChange['before'], after: NetChange['after']) {
  const isHidden = (row: NetChange['before']) => row[shown] === 'not_included' || row[shown] === false
  const isWhole = (row: NetChange['before']) => Object.keys(row).length > 0
  const wasTold = isWhole(before) && !isHidden(before)
  const isTold = isWhole(after) && !isHidden(after)
  return wasTold || isTold ? (plain[topic] ?? null) : null
}

function houseWords({ table, row, kind, before, after }: NetChange, trip: ToldOf): string | null {
  if (kind !== 'other') return null
  if (table === 'placeholders') {
    // Nobody performs what a lost house was chosen for: the paper did not name it, or would not now.
    const was = partnerOf(before.selected_request_id, trip, trip.stood)
    const is = partnerOf(after.selected_request_id, trip, (id) => standsNow(id, trip))
    if (!trip.services.has(row) || was === is) return null
    return `${dayOf(row, trip)}${renamed(is, was)}`
  }
  return 'provider_id' in after || 'agency_id' in after ? ofChosen(row, trip, 'neu') : null
}

const amounts = ['asked_amount', 'reserved_amount', 'extra_asked_amount', 'extra_reserved_amount']
const crewRoles: readonly unknown[] = ['3_bus_driver', '1_tour_guide']

/** Of who comes and goes with a trip only its crew is printed, of what a request says only what was agreed. */
function bookingWords(change: NetChange, trip: ToldOf): string | null {
  const { table, row, kind, before, after } = change
  switch (table) {
    case 'placeholders':
      return kind === 'other' ? ofService(row, trip, 'mit oder ohne Fahrer') : null
    case 'order_contacts': {
      const isCrew = kind === 'other' || [before.role, after.role].some((role) => crewRoles.includes(role))
      return isCrew ? 'Fahrer, Reiseleitung oder Bus geändert' : null
    }
    case 'hotel_placeholders':
      return ofService(row, trip, 'andere Zeiten der Mahlzeiten')
    case 'providers':
      return ofPartner(
        trip,
        ({ provider }) => provider === row,
        'phone' in after ? 'andere Telefonnummer' : 'anderer Name',
      )
    case 'addresses':
    case 'contacts': {
      const words = table === 'addresses' ? 'andere Anschrift' : 'anderer Ansprechpartner'
      return ofPartner(trip, (voucher) => isOfAddressee(voucher, change), words)
    }
    case 'request_cabins': {
      if (kind !== 'other' && !amounts.some((name) => Number({ ...before, ...after }[name]) > 0)) return null
      const holder = [...trip.requests].find(([, { cabins }]) => cabins.includes(row))?.[0]
      const request = holder ?? before.request_id ?? after.request_id
      return typeof request === 'number' ? ofChosen(request, trip, 'andere Kabinen oder Plätze') : null
    }
    default:
      return kind === 'other' ? ofChosen(row, trip, wordsOfAgreed(after)) : null
  }
}

/** Days that follow those of their trip are told with it. */
function nightsWords({ row, kind, before, after }: NetChange, trip: ToldOf): string | null {
  if (kind !== 'other') return null
  const day = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : '')
  const isOther = Object.keys(after).some((column) => day(after[column]) !== day(before[column]))
  return isOther && !trip.isMoved ? ofRequest(row, trip, 'andere Tage') : null
}

/** The first service that a partner performs names it. */
function ofPartner(trip: ToldOf, isOf: (voucher: VoucherNow) => boolean, words: string): string | null {
  const service = [...(trip.vouchers ?? [])].find(([, voucher]) => isOf(voucher))?.[0]
  const chosen = service === undefined ? null : (trip.services.get(service)?.chosen ?? null)
  return chosen === null ? null : ofChosen(chosen, trip, words)
}

function wordsOfAgreed(after: NetChange['after']): string {
  if ('board' in after) return 'andere Verpflegung'
  return 'option_nr' in after || 'ticket_nr' in after ? 'andere Buchungsnummer' : 'andere Angaben zur Buchung'
}

/** That whoever was chosen when a paper was made, and is still, has been lost since or is there again; null where neither is so. */
export function standingWords(request: number, trip: ToldOf): string | null {
  const facts = trip.requests.get(request)
  const [was, is] = [trip.stood(request), standsNow(request, trip)]
  if (facts === undefined || was === is) return null
  if (is) return ofChosen(request, trip, 'wieder dabei')
  if (!isActiveRequest(facts.status)) return ofChosen(request, trip, 'abgesagt')
  return `${dayOf(facts.service, trip)}Option von ${facts.partner} abgelaufen`
}

function standsNow(request: number, { requests, today }: TripFacts): boolean {
  const facts = requests.get(request)
  return facts === undefined || isStanding(facts, today)
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
  return ofRequest(request, trip, words)
}

/** The same of whoever is asked: a list for one house is about its request alone. */
function ofRequest(request: number, trip: TripFacts, words: string): string | null {
  const found = trip.requests.get(request)
  return found === undefined ? null : `${dayOf(found.service, trip)}${found.partner} ${words}`.trim()
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

function partnerOf(id: unknown, { requests }: TripFacts, stands: (request: number) => boolean): string {
  if (typeof id !== 'number' || !stands(id)) return ''
  return requests.get(id)?.partner ?? 'anderes Haus'
}

function labelOf(kind: unknown): string {
  return typeof kind === 'string' && kind in serviceKinds ? serviceKinds[kind as ServiceKind].label : 'Leistung'
}

function span(from: CalendarDate, to: CalendarDate): string {
  return `${germanDate(from)} bis ${germanDate(to)}`
}
