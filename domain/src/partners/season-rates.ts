import { addDays, type CalendarDate, daysBetween } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'
import type { RequestedKind } from '../service-kinds.ts'
import { cabinOf, type RateType, rateTypes, rateTypesOf } from './rate-types.ts'

/** One line of a provider's table of season prices; both days belong to the season. */
export type SeasonRate = {
  readonly type: RateType
  readonly persons: number | null
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
  readonly cents: number
  readonly currency: string
  readonly freePlaces: string
  readonly optionDays: number | null
}

/** What one thing costs on the days of a stay, a price for each in their order. */
export type StayRate = {
  readonly type: RateType
  readonly persons: number | null
  readonly currency: string
  readonly cents: readonly number[]
}

const sameThing = ({ type, persons }: Pick<SeasonRate, 'type' | 'persons'>) => `${type}-${persons ?? ''}`

/** Whether a season has a price for the day. */
export function holdsOn({ startAt, endAt }: Pick<SeasonRate, 'startAt' | 'endAt'>, date: CalendarDate): boolean {
  return startAt <= date && date <= endAt
}

/**
 * The prices of a stay. A thing that one of the days has no price for, or one in another currency, has none (CALC-10): a
 * price of half a stay would pass for the whole.
 * @param dates nights of a stay, or the one day of a journey
 */
export function stayRates(rates: readonly SeasonRate[], dates: readonly CalendarDate[]): StayRate[] {
  const things = Map.groupBy(rates, sameThing)
  return [...things.values()].flatMap((seasons) => {
    const ofDays = dates.map((date) => seasons.find((season) => holdsOn(season, date)))
    const [first] = ofDays
    if (first === undefined) return []
    const { type, persons, currency } = first
    const cents = ofDays.flatMap((season) => (season?.currency === currency ? [season.cents] : []))
    return cents.length === dates.length ? [{ type, persons, currency, cents }] : []
  })
}

/** Days between two seasons of a thing that have no price, both ends included. */
export type RateGap = {
  readonly type: RateType
  readonly persons: number | null
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** @returns gaps by thing, in the order of their days */
export function rateGaps(rates: readonly Omit<SeasonRate, 'cents' | 'currency'>[]): RateGap[] {
  const things = Map.groupBy(rates, sameThing)
  return [...things.values()].flatMap((seasons) => {
    const ordered = seasons.toSorted((one, other) => (one.startAt < other.startAt ? -1 : 1))
    return ordered.flatMap((season, index) => {
      const next = ordered[index + 1]
      if (next === undefined || daysBetween(season.endAt, next.startAt) <= 1) return []
      const { type, persons } = season
      return [{ type, persons, from: addDays(season.endAt, 1), to: addDays(next.startAt, -1) }]
    })
  })
}

/** 'Außenkabine für 2' */
export function rateTitle({ type, persons }: Pick<SeasonRate, 'type' | 'persons'>): string {
  return persons === null ? rateTypes[type].label : `${rateTypes[type].label} für ${persons}`
}

type Rate = Pick<SeasonRate, 'type' | 'persons'>

/** Why a provider of the kind has no such price; null where it may. */
export function rateRefusal(kind: RequestedKind, { type, persons }: Rate): Refusal | null {
  const sold = rateTypesOf(kind)
  if (!sold.includes(type)) {
    const words = sold.map((one) => rateTypes[one].label).join(', ')
    return refusal('rate_type', `Hier gibt es Preise für: ${words}`, 'type')
  }
  const isCabin = cabinOf(type) !== null
  if (isCabin && persons === null) {
    return refusal('rate_persons', 'Bitte angeben, für wie viele Personen die Kabine ist', 'persons')
  }
  if (!isCabin && persons !== null)
    return refusal('rate_persons', 'Nur Kabinen haben eine Zahl von Personen', 'persons')
  return null
}
