import type { Locale } from '../../accounts/options.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import { documentLanguage } from '../../documents/document-language.ts'
import { datesIn } from '../../typography/date-words.ts'
import { listIn } from '../../typography/lists.ts'
import type { TemplateValues } from '../fill-template.ts'
import { dayIn, periodIn, plain } from '../mail-words.ts'

/** A trip of which the paper tells that a mail takes along; an offer may tell of several (OFFER-01). */
export type ToldTrip = {
  readonly orderNumber: string
  readonly name: string
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
}

/** For a subject: 'Fjorde im Mai (14.–17. Mai 2027) und Mosel im Juni (11.–12. Juni 2027)'. */
export function tripsOfSubject(locale: Locale, trips: readonly ToldTrip[]): string {
  return listIn(
    locale,
    trips.map(({ name, startAt, endAt }) => `${name} (${periodIn(locale, startAt, endAt)})`),
  )
}

/** Within a sentence: '„Fjorde im Mai“ vom 14. bis 17. Mai 2027 und „Mosel im Juni“ vom 11. bis 12. Juni 2027'. */
export function tripsOfSentence(locale: Locale, trips: readonly ToldTrip[]): string {
  const { quoted } = documentLanguage(locale).words
  const named = trips.map(
    ({ name, startAt, endAt }) => `${quoted(name)} ${datesIn[locale].periodInSentence(startAt, endAt)}`,
  )
  return plain(listIn(locale, named))
}

/**
 * What the placeholders of a template stand for where the paper tells of several trips: all their names, numbers and dates; they
 * begin with the first and end with the last.
 */
export function valuesOfTrips(locale: Locale, trips: readonly ToldTrip[]): TemplateValues {
  const starts = trips.map(({ startAt }) => startAt).toSorted()
  const ends = trips.map(({ endAt }) => endAt).toSorted()
  const first = starts[0]
  const last = ends.at(-1)
  if (first === undefined || last === undefined) return {}
  const list = (of: (trip: ToldTrip) => string) => listIn(locale, trips.map(of))
  return {
    'reise.name': list(({ name }) => name),
    'reise.nummer': list(({ orderNumber }) => orderNumber),
    termin: list(({ startAt, endAt }) => periodIn(locale, startAt, endAt)),
    ...{ beginn: dayIn(locale, first), ende: dayIn(locale, last) },
  }
}
