import type { DeadlineWords } from './deadlines.ts'

/** The labels of 002 §5, on the page as on the paper. @param count '60 Tage' as it is written there */
export function germanDeadlines(count: (days: number) => string): DeadlineWords {
  return {
    until: (date) => `bis ${date}`,
    beforeStart: (days, isLast) => `${isLast ? 'ab' : 'bis'} ${count(days)} vor Reisebeginn`,
    afterEnd: (days) => `bis ${count(days)} nach Reiseende`,
  }
}
