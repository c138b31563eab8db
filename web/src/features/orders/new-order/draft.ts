import { type CalendarDate, daysBetween, germanDate, germanDayMonth } from '@reisewerk/domain/calendar-date.ts'
import { amountOfText, largestAmount } from '@reisewerk/domain/orders/contingent-amounts.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { periodRefusal } from '@reisewerk/domain/orders/trip-period.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { Unanswered } from '../../../form/attempts.ts'
import type { BodyOf } from '../../../lib/api.ts'
import { newKey } from '../../../lib/api.ts'
import { counted } from '../../../lib/format.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { emptySource, lengthError, reasonAgainst, type TripSource } from './source.ts'

export type OrderBody = BodyOf<typeof orderContract>

export type TripRange = {
  key: string
  startAt: CalendarDate | null
  endAt: CalendarDate | null
  /** What was sent without an answer may have become a trip: it is repeated first, so that a range makes one (NEW-13, 021). */
  unanswered: Unanswered | null
}
export type PlannedTrip = TripRange & { startAt: CalendarDate; endAt: CalendarDate }
export type CreatedTrip = { id: number; orderNumber: string; startAt: CalendarDate; endAt: CalendarDate }

export type CrewMember = { isAdded: boolean; contact: string | null; room: string; cabin: string }

/** Amounts for one to four persons, as typed. */
export type Amounts = [string, string, string, string]

/** What stands in the form. Ids are text because choices are. */
export type Draft = {
  source: TripSource
  ranges: TripRange[]
  /** Trips that exist already, because a later range failed. */
  created: CreatedTrip[]
  tripName: string
  client: Choice | null
  clientOrganisation: string | null
  clientComplexity: number | null
  storedComplexity: number | null
  groupName: string
  mainDestination: string | null
  destinations: string[]
  category: string
  currency: string
  requestSource: string
  requestToUser: string | null
  user: string
  organisation: string | null
  /** It came with the client, and goes with it. */
  organisationFromClient: boolean
  tags: string[]
  offerComplexity: number | null
  operationComplexity: number | null
  rentability: number | null
  bookingProbability: string | null
  executionProbability: string | null
  rooms: Amounts
  cabins: Amounts
  driver: CrewMember
  guide: CrewMember
  notes: RichText | null
  prefilledNotes: RichText | null
}

export function newRange(): TripRange {
  return { key: newKey(), startAt: null, endAt: null, unanswered: null }
}

/** An empty form with the defaults of 000 §9. @param organisation the only one, null when one must be chosen */
export function emptyDraft(userId: number, organisation: number | null): Draft {
  const nobody: CrewMember = { isAdded: false, contact: null, room: '1', cabin: '1' }
  return {
    source: emptySource('new'),
    ranges: [newRange()],
    created: [],
    tripName: '',
    client: null,
    clientOrganisation: null,
    clientComplexity: null,
    storedComplexity: null,
    groupName: '',
    mainDestination: null,
    destinations: [],
    category: 'activity',
    currency: 'EUR',
    requestSource: 'unknown',
    requestToUser: null,
    user: String(userId),
    organisation: organisation === null ? null : String(organisation),
    organisationFromClient: false,
    tags: ['neu'],
    offerComplexity: null,
    operationComplexity: null,
    rentability: null,
    bookingProbability: null,
    executionProbability: null,
    rooms: ['0', '0', '0', '0'],
    cabins: ['0', '0', '0', '0'],
    driver: nobody,
    guide: nobody,
    notes: null,
    prefilledNotes: null,
  }
}

export function plannedTrips(ranges: readonly TripRange[]): PlannedTrip[] {
  return ranges
    .filter(isPlanned)
    .filter((range) => rangeError(range) === null)
    .sort((a, b) => order(a).localeCompare(order(b)))
}

function isPlanned(range: TripRange): range is PlannedTrip {
  return range.startAt !== null && range.endAt !== null
}

/** @returns why no trip can have this period; null as long as an end is missing */
export function rangeError({ startAt, endAt }: Pick<TripRange, 'startAt' | 'endAt'>): string | null {
  return startAt === null || endAt === null ? null : (periodRefusal({ startAt, endAt })?.message ?? null)
}

function order({ startAt, endAt }: PlannedTrip): string {
  return `${startAt} ${endAt}`
}

/** @returns whole days, both ends included; null as long as an end is missing or lies before the start */
export function lengthOf({ startAt, endAt }: Pick<TripRange, 'startAt' | 'endAt'>): number | null {
  if (startAt === null || endAt === null || endAt < startAt) return null
  return daysBetween(startAt, endAt) + 1
}

/** @returns what the server will say of the client, before it is asked: one of another house is refused */
export function clientError({ organisation, clientOrganisation }: Draft): string | null {
  const isForeign = organisation !== null && clientOrganisation !== null && clientOrganisation !== organisation
  return isForeign ? 'Dieser Kunde gehört zu einer anderen Organisation.' : null
}

export function reasonNotToSave(draft: Draft): string | null {
  const { source, ranges, organisation } = draft
  const [first] = ranges
  if (first === undefined || !isPlanned(first)) return 'Bitte zuerst den Reisezeitraum angeben.'
  if (ranges.some((range) => (range.startAt === null) !== (range.endAt === null))) {
    return 'Ein Zeitraum ist noch unvollständig.'
  }
  if (ranges.some((range) => isPlanned(range) && lengthOf(range) === null))
    return 'Ein Zeitraum endet vor seinem Beginn.'
  if (organisation === null) return 'Bitte eine Organisation wählen.'
  const wrong = ranges
    .map((range) => rangeError(range) ?? lengthError(source, lengthOf(range)))
    .find((error) => error !== null)
  return reasonAgainst(source) ?? wrong ?? clientError(draft) ?? contingentError(draft)
}

function contingentError({ rooms, cabins }: Draft): string | null {
  return [...rooms, ...cabins].some(isWrongAmount)
    ? `Im Kontingent steht keine ganze Zahl von 0 bis ${largestAmount}.`
    : null
}

export function houseWithClient(organisation: string | null, clientOrganisation: string): string {
  return organisation ?? clientOrganisation
}

/** What the client brought along goes with it; what was chosen stays. */
export function houseWithoutClient({ organisationFromClient }: Draft): Partial<Draft> {
  return organisationFromClient ? { organisation: null, organisationFromClient: false } : {}
}

const noun = ['Reise', 'Reisen'] as const

export function announcement({ ranges, created }: Pick<Draft, 'ranges' | 'created'>): string | null {
  const trips = plannedTrips(ranges)
  if (trips.length === 0) return null
  const verb = trips.length === 1 ? 'wird' : 'werden'
  const before = created.length === 0 ? '' : `${counted(created.length, noun)} schon angelegt · `
  return `${before}${counted(trips.length, noun)} ${verb} angelegt: ${listOfDays(trips.map(({ startAt }) => startAt))}`
}

/** The year stands once, at the end, when all days share it. */
function listOfDays(days: readonly CalendarDate[]): string {
  const last = days.at(-1) ?? ''
  const shareYear = days.every((day) => day.slice(0, 4) === last.slice(0, 4))
  const texts = days.map((day, index) => (shareYear && index < days.length - 1 ? germanDayMonth(day) : germanDate(day)))
  return [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' und ')
}

export function saveLabel(ranges: readonly TripRange[]): string {
  const { length } = plannedTrips(ranges)
  return length > 1 ? `${counted(length, noun)} speichern` : 'Reise speichern'
}

/** Guests a contingent has room for: persons times amount, summed (000 §9). */
export function paxOf(amounts: Amounts): number {
  return amounts.reduce((sum, amount, index) => sum + amountOf(amount) * (index + 1), 0)
}

/** Amounts are numeric text; an empty field counts as 0 (000 §5), and so does what is no amount until it is mended. */
export function amountOf(text: string): number {
  const amount = amountOfText(text)
  return typeof amount === 'number' ? amount : 0
}

export function isWrongAmount(text: string): boolean {
  return amountOfText(text) === 'wrong'
}

/** @returns whether two drafts say the same; the keys of their ranges are nobody's words */
export function saysTheSame(one: Draft, other: Draft): boolean {
  return wordsOf(one) === wordsOf(other)
}

function wordsOf({ ranges, ...draft }: Draft): string {
  return JSON.stringify({ ...draft, ranges: ranges.map(({ startAt, endAt }) => [startAt, endAt]) })
}
