import { addDays, type CalendarDate, daysBetween } from '../calendar-date.ts'

/** How long an amount has been due, as the columns of the open items say it. */
export const ages = {
  notDue: { label: 'nicht fällig', from: null, to: 0 },
  days30: { label: '1–30 Tage', from: 1, to: 30 },
  days60: { label: '31–60 Tage', from: 31, to: 60 },
  days90: { label: '61–90 Tage', from: 61, to: 90 },
  older: { label: 'über 90 Tage', from: 91, to: null },
} as const satisfies Record<string, { label: string; from: number | null; to: number | null }>
export type Age = keyof typeof ages
export const ageKeys = Object.keys(ages) as Age[] // its own keys

/** The due days an age spans, both ends included; null where it is open. A day is overdue from the day after it. */
export function dueDaysOf(
  age: Age,
  today: CalendarDate,
): { readonly after: CalendarDate | null; readonly before: CalendarDate | null } {
  const { from, to } = ages[age]
  return {
    after: to === null ? null : addDays(today, -to),
    before: from === null ? null : addDays(today, -from),
  }
}

/** How old an amount is that is due on a day. */
export function ageOf(due: CalendarDate, today: CalendarDate): Age {
  const days = daysBetween(due, today)
  return ageKeys.find((age) => days <= (ages[age].to ?? days)) ?? 'older'
}
