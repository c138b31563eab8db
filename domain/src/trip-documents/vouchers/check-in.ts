import type { Locale } from '../../accounts/options.ts'
import type { LocalTime } from '../../calendar-date.ts'
import { clockIn } from '../../itinerary/clock-time.ts'
import { voucherWordsIn } from './voucher-language.ts'

/** @returns 'Check-in bis 17:15 Uhr' of a passage; empty where nobody has said a time */
export function checkInUntil(at: LocalTime | null, locale: Locale): string {
  const clock = clockIn(at)
  const words = voucherWordsIn[locale]
  return clock === null ? '' : words.checkInUntil(words.clock(clock))
}
