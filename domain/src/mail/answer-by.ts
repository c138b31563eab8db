import { addDays, type CalendarDate, daysBetween, germanDate } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'

/** Why a partner cannot be asked to answer by a day: it is over. Today they still can (REQ-05). */
export function answerByRefusal(answerBy: CalendarDate | null, today: CalendarDate): Refusal | null {
  if (answerBy === null || answerBy >= today) return null
  return refusal('answer_by_over', 'Dieser Tag ist schon vorbei.', 'answerBy')
}

/** So long a partner has to answer unless told otherwise. */
const answerDays = 14

/**
 * The day by which an answer is asked for: the deadline the option has, unless that is over; else in two weeks, but never later
 * than half the time that is left until the service begins.
 * @param begins null where nobody knows yet
 */
export function usualAnswerBy(
  optionDueDate: CalendarDate | null,
  today: CalendarDate,
  begins: CalendarDate | null,
): CalendarDate {
  const isOpen = optionDueDate !== null && answerByRefusal(optionDueDate, today) === null
  if (isOpen && (begins === null || optionDueDate < begins)) return optionDueDate
  const left = begins === null ? answerDays : Math.max(0, Math.floor(daysBetween(today, begins) / 2))
  return addDays(today, Math.min(answerDays, left))
}

/** What becomes of an option's deadline when its letter is sent; null where there is none or it stays the same. */
export function replacedDeadline(optionDueDate: CalendarDate | null, answerBy: CalendarDate | null): string | null {
  if (optionDueDate === null || answerBy === optionDueDate) return null
  const date = germanDate(optionDueDate)
  return answerBy === null ? `Die Optionsfrist bleibt der ${date}.` : `Ersetzt die Optionsfrist ${date}.`
}
