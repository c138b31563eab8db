import type { CalendarDate } from '../calendar-date.ts'
import { deadlineOf, isLastStep, type Step, type TripDates } from '../offers/conditions/deadlines.ts'

/** A condition of the offer with what it says. */
export type ChargeStep = Step & { readonly conditionText: string }

/** What the offer says a client owes who steps back on a day. */
export type ChargeInForce<Condition extends ChargeStep> = {
  readonly condition: Condition
  /** Share of the price in hundredths of a percent; 0 for nothing; null where its words name no share of the price. */
  readonly percent: number | null
}

/**
 * Which step of the offer's 'Stornokosten' holds on a day: the nearest of those whose deadline is still to come, and after all of
 * them the one that says 'ab'. Where steps of several groups stand side by side nobody can tell which is meant.
 * @param conditions all of the offer @param on in German local time
 * @returns null where the offer says nothing for that day
 */
export function chargeInForce<Condition extends ChargeStep>(
  conditions: readonly Condition[],
  trip: TripDates,
  on: CalendarDate,
): ChargeInForce<Condition> | null {
  const told = conditions.filter(({ category, isVisible }) => category === 'Stornokosten' && isVisible)
  if (new Set(told.map(({ subcategory }) => subcategory)).size > 1) return null
  const steps = told.flatMap((condition) => {
    const until = condition.type === 'days' || condition.type === 'date' ? deadlineOf(condition, trip) : null
    return until === null ? [] : [{ condition, until }]
  })
  const isFinal = ({ condition }: (typeof steps)[number]) => isLastStep(condition, conditions)
  const next = steps
    .filter((step) => !isFinal(step) && step.until >= on)
    .toSorted((one, other) => (one.until < other.until ? -1 : 1))[0]
  const inForce = next ?? steps.find((step) => isFinal(step) && step.until <= on)
  return inForce === undefined
    ? null
    : { condition: inForce.condition, percent: shareIn(inForce.condition.conditionText) }
}

/** On which day Stornokosten are reckoned, and whether that is the day on which the client stepped back. */
export type ChargeDay = { readonly on: CalendarDate; readonly isKnown: boolean }

/**
 * Stornokosten go by the day on which the client stepped back, whenever they are charged (§ 651h Abs. 1 BGB).
 * @param cancelledOn null where nobody knows it: then by today, and whoever charges them is told
 */
export function chargeDay(cancelledOn: CalendarDate | null, today: CalendarDate): ChargeDay {
  return { on: cancelledOn ?? today, isKnown: cancelledOn !== null }
}

const share = /(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|prozent\b|percent\b|pour cent\b|v\.\s?h\.)/giu
const isFree = /kostenfrei|kostenlos|gebührenfrei|ohne kosten|free of charge|sans frais|gratuit/iu
const ofPrice = /reisepreis|gesamtpreis|gesamtbetrag|price|prix|pro person|per person|par personne/iu

/**
 * The share of the price that a step names: '45 Prozent des Reisepreises', '12,5 %', 'kostenfrei'.
 * @returns hundredths of a percent; null for two shares, one above the whole, or one of something else than the price
 */
export function shareIn(text: string): number | null {
  const found = [...text.matchAll(share)]
  const [only] = found
  if (only === undefined) return isFree.test(text) ? 0 : null
  const percent = Math.round(Number(only[1]?.replace(',', '.')) * 100)
  const rest = text.replace(only[0], '').replace(/[.\s]/g, '')
  if (found.length > 1 || percent > 10_000 || (rest !== '' && !ofPrice.test(text))) return null
  return percent
}
