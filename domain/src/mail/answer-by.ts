import type { CalendarDate } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'

/** Why a partner cannot be asked to answer by a day: it is over. Today they still can (REQ-05). */
export function answerByRefusal(answerBy: CalendarDate | null, today: CalendarDate): Refusal | null {
  if (answerBy === null || answerBy >= today) return null
  return refusal('answer_by_over', 'Dieser Tag ist schon vorbei.', 'answerBy')
}
