import type { Locale } from '../accounts/options.ts'
import { isOutdated, type Translations, translationOf } from '../accounts/translation/translations.ts'

/** Where one meets, as one of those says who may: a request, its service, its type. */
export type SaidMeetingPoint = {
  readonly text: string
  readonly translations: Translations<'meetingPoint'> | null | undefined
}

/** Where one meets, in the language of a paper. */
export type MeetingPoint = {
  readonly text: string
  /** Nobody has said it in that language: it stands there in German. */
  readonly isOnlyGerman: boolean
  /** It was translated, and its German text has changed since (decision 106). */
  readonly isOutdated: boolean
}

/**
 * Where one meets, by whoever says it first. Who says the same as another has the words in other languages that the other has: a request takes
 * over the meeting point of its service, and a service that of its type (MOVE-08).
 * @param said the nearest first: request, service, type; the type alone says nothing
 */
export function meetingPointIn(locale: Locale, said: readonly SaidMeetingPoint[]): MeetingPoint {
  const text = said.find((one) => one.text.trim() !== '')?.text.trim() ?? ''
  const known = said.find(
    (one) => one.text.trim() === text && translationOf(one.translations, locale, 'meetingPoint') !== null,
  )
  const translated = translationOf(known?.translations, locale, 'meetingPoint')
  return {
    text: translated ?? text,
    isOnlyGerman: locale !== 'de_DE' && text !== '' && translated === null,
    isOutdated: isOutdated(known?.translations ?? undefined, locale, 'meetingPoint'),
  }
}
