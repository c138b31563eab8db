import type { Locale } from '../../accounts/options.ts'
import { isOutdated, translationOf } from '../../accounts/translation/translations.ts'
import { dayNameOf } from './day-route.ts'
import {
  type PlanDay,
  type PlannedService,
  type PlannedText,
  type PlanPlace,
  stopsOfPlan,
  type TripPlan,
} from './trip-plan.ts'

/**
 * A plan in the words of a language: each text as somebody has entered it there, else as it is in German (MOVE-08). A day that is named by
 * its places has the names they have there.
 */
export function planIn(plan: TripPlan, locale: Locale): TripPlan {
  const told = plan.map((day) => ({
    ...dayIn(day, locale),
    services: day.services.map((one) => serviceIn(one, locale)),
  }))
  return withNamesOf(told, plan)
}

/** Days that are named by their places, where places have another name than in German. */
function withNamesOf(told: TripPlan, german: TripPlan): TripPlan {
  const names = (plan: TripPlan) => stopsOfPlan(plan).map(dayNameOf)
  const [before, after] = [names(german), names(told)]
  return told.map((day, index) => {
    const name = after[index] ?? ''
    // One that was made of another route is none of these places.
    return day.isAutomaticName && name !== before[index] && day.name === before[index] ? { ...day, name } : day
  })
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

function serviceIn({ translations, ...kept }: PlannedService, locale: Locale): PlannedService {
  const service = atPlaces(kept, locale)
  const said = texts.flatMap((name) => {
    const text = name in service ? translationOf(translations, locale, name) : null
    return text === null ? [] : [[name, text] as const]
  })
  if (said.length === 0) return service
  const translated = said.map(([name]) => name)
  const outdated = translated.filter((name) => isOutdated(translations, locale, name))
  return { ...service, ...Object.fromEntries(said), translated, ...(outdated.length > 0 && { outdated }) }
}

/** Where it takes place, or begins and ends. */
function atPlaces<Service extends Omit<PlannedService, 'translations'>>(service: Service, locale: Locale): Service {
  const ends = (['place', 'from', 'to'] as const).flatMap((end) => {
    const place = end in service ? (service as { readonly [E in typeof end]?: PlanPlace | null })[end] : null
    return place == null ? [] : [[end, placeIn(place, locale)]]
  })
  return { ...service, ...Object.fromEntries(ends) }
}

function placeIn({ translations, townTranslations, ...place }: PlanPlace, locale: Locale): PlanPlace {
  const [name, town] = [translationOf(translations, locale, 'name'), translationOf(townTranslations, locale, 'name')]
  const named = [
    { kind: place.kind ?? 'places', id: place.id, name, isOld: isOutdated(translations, locale, 'name') },
    { kind: 'places', id: place.townId, name: town, isOld: isOutdated(townTranslations, locale, 'name') },
  ] as const
  const outdatedNames = named.flatMap(({ kind, id, name, isOld }) =>
    isOld && id != null && name !== null ? [{ kind, id, name }] : [],
  )
  return {
    ...place,
    ...(name !== null && { name, isTranslated: true }),
    ...(town !== null && { town }),
    ...(outdatedNames.length > 0 && { outdatedNames }),
  }
}
