import type { Locale } from '../../accounts/options.ts'
import { isOutdated, translationOf } from '../../accounts/translation/translations.ts'
import type { PlanDay, PlannedService, PlannedText, TripPlan } from './trip-plan.ts'

/**
 * A plan in the words of a language: each text as somebody has entered it there, else as it is in German (MOVE-08). A day that is named by
 * its places has that name in every language.
 */
export function planIn(plan: TripPlan, locale: Locale): TripPlan {
  return plan.map((day) => ({ ...dayIn(day, locale), services: day.services.map((one) => serviceIn(one, locale)) }))
}

function dayIn({ translations, subtitleTranslations = [], ...day }: PlanDay, locale: Locale): PlanDay {
  const name = day.isAutomaticName ? null : translationOf(translations, locale, 'name')
  const subtitles = day.subtitles.map((_, index) => translationOf(subtitleTranslations[index], locale, 'subtitle'))
  const translated = [
    ...(name === null ? [] : ['name']),
    ...subtitles.flatMap((text, index) => (text === null ? [] : [subtitleAt(index)])),
  ]
  if (translated.length === 0) return day
  const outdated = translated.filter((text) => {
    const at = day.subtitles.findIndex((_, index) => subtitleAt(index) === text)
    return at < 0 ? isOutdated(translations, locale, 'name') : isOutdated(subtitleTranslations[at], locale, 'subtitle')
  })
  return {
    ...day,
    name: name ?? day.name,
    subtitles: day.subtitles.map((text, at) => subtitles[at] ?? text),
    translated,
    ...(outdated.length > 0 && { outdated }),
  }
}

/** What a subtitle is called among the translated texts of its day. */
export function subtitleAt(index: number): string {
  return `subtitles.${index}`
}

const texts = ['description', 'title', 'text'] as const satisfies readonly PlannedText[]

function serviceIn({ translations, ...service }: PlannedService, locale: Locale): PlannedService {
  const said = texts.flatMap((name) => {
    const text = name in service ? translationOf(translations, locale, name) : null
    return text === null ? [] : [[name, text] as const]
  })
  if (said.length === 0) return service
  const translated = said.map(([name]) => name)
  const outdated = translated.filter((name) => isOutdated(translations, locale, name))
  return { ...service, ...Object.fromEntries(said), translated, ...(outdated.length > 0 && { outdated }) }
}
