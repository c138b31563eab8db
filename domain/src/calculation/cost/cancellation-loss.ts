import type { RequestStatus } from '../../accounts/options.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import { rounded } from '../../money.ts'
import { type CancellationStep, stepInForce } from '../../requests/cancellation-steps.ts'
import { converted } from '../exchange-rate.ts'

/**
 * In cents of the trip's currency, or why nobody can tell it: never 0 in silence. `free`: why there is nothing to lose, whatever the steps
 * say.
 */
export type CancellationLoss = { readonly cents: number; readonly free?: string } | { readonly unknown: string }

/** Where a request stands and whether its partner has confirmed anybody. */
export type AgreedSoFar = { readonly status: RequestStatus; readonly isConfirmed: boolean }

const unanswered: Partial<Record<RequestStatus, string>> = {
  new: 'noch nicht angefragt',
  requested: 'angefragt, noch nichts vereinbart',
}

/**
 * Why a request has nothing to lose: its partner has promised nothing yet, so that the steps are what would hold (decision 155).
 * @returns null where the steps decide: from an option on, and wherever somebody is confirmed
 */
export function nothingAgreed({ status, isConfirmed }: AgreedSoFar): string | null {
  return isConfirmed ? null : (unanswered[status] ?? null)
}

export type LossGiven = AgreedSoFar & {
  readonly steps: readonly CancellationStep[]
  /** The day of arrival; null while it is open. */
  readonly arrival: CalendarDate | null
  /** What the request costs, in cents of the trip's currency, or the gap by which nobody knows it. */
  readonly purchase: number | string
  readonly rooms: number
  readonly persons: number
  readonly currency: string
  /** How much of another currency one unit of the trip's buys. */
  readonly rates: Readonly<Record<string, number>>
}

/** What is lost when a request is cancelled today (REQ-09). @param today in German local time */
export function lossIfCancelled(given: LossGiven, today: CalendarDate): CancellationLoss {
  const { steps, arrival, purchase, rooms, persons, currency, rates } = given
  const free = nothingAgreed(given)
  if (free !== null) return { cents: 0, free }
  if (steps.length === 0) return { unknown: 'Keine Stornostaffel' }
  if (arrival === null) return { unknown: 'Kein Anreisetag' }
  const step = stepInForce(steps, arrival, today)
  if (step === null || step.value === 0) return { cents: 0 }
  if (step.charge === 'percent') {
    return typeof purchase === 'string' ? { unknown: purchase } : { cents: rounded((purchase * step.value) / 100) }
  }
  const rate = step.currency === currency ? 1 : rates[step.currency]
  if (rate === undefined || !(rate > 0)) return { unknown: `Kurs fehlt: ${step.currency}` }
  const times = { per_room: rooms, per_person: persons, per_group: 1 }[step.charge]
  if (times === 0)
    return { unknown: step.charge === 'per_room' ? 'Keine Zimmer im Kontingent' : 'Keine Personen angefragt' }
  return { cents: converted(step.value * times, rate) }
}
