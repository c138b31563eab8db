import { addDays, type CalendarDate, germanDate } from '../../calendar-date.ts'
import { listIn } from '../../typography/lists.ts'
import { dateOfWire } from '../../wire.ts'

/** '90 Tage vor Reisebeginn (14.02.2027)', in the words of each language; nothing but a few words may stand in between. */
const counted =
  /(\d{1,3})\s(?:Tage?|days?|jours?)\s(?:vor|before|avant)\s[^\d.;:]{1,40}?[\s(:,]{1,3}(\d{1,2})\.(\d{1,2})\.(\d{4})/gi

/**
 * Deadlines that somebody typed both ways into the conditions and that no longer agree: the days were counted from another start of the
 * trip (TRUE-02, 002 §5).
 * @returns 'Termine im Text der Konditionen passen nicht zum Reisebeginn: 14.02.2027 statt 21.02.2027.'
 */
export function typedDeadlines(text: string, startAt: CalendarDate): string[] {
  const stale = [...text.matchAll(counted)].flatMap(([, days = '', day = '', month = '', year = '']) => {
    const typed = dateOfWire(`${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`)
    const due = addDays(startAt, -Number(days))
    if (typed === null || typed === due) return []
    return [`${germanDate(typed)} statt ${germanDate(due)}`]
  })
  if (stale.length === 0) return []
  return [`Termine im Text der Konditionen passen nicht zum Reisebeginn: ${listIn('de_DE', stale)}.`]
}
