import type { Locale, OtherServiceCategory } from '../accounts/options.ts'
import { wordsIn } from '../documents/document-language.ts'

type Foreign = Exclude<Locale, 'de_DE'>

/** What kinds of services that houses usually keep are called abroad, by their German names in small letters. */
const known: Readonly<Record<string, Readonly<Record<Foreign, string>>>> = {
  bootsfahrt: { en: 'boat trip', fr: 'excursion en bateau' },
  schifffahrt: { en: 'boat trip', fr: 'excursion en bateau' },
  hafenrundfahrt: { en: 'harbour cruise', fr: 'visite du port en bateau' },
  'wein- und ölprobe': { en: 'wine and olive oil tasting', fr: 'dégustation de vin et d’huile' },
  weinprobe: { en: 'wine tasting', fr: 'dégustation de vin' },
  eintritt: { en: 'admission', fr: 'entrée' },
  'eintritt mit führung': { en: 'admission with guided tour', fr: 'entrée avec visite guidée' },
  führung: { en: 'guided tour', fr: 'visite guidée' },
  museum: { en: 'museum visit', fr: 'visite de musée' },
  museumsbesuch: { en: 'museum visit', fr: 'visite de musée' },
  seilbahn: { en: 'cable car', fr: 'téléphérique' },
  bustransfer: { en: 'coach transfer', fr: 'transfert en autocar' },
  transfer: { en: 'transfer', fr: 'transfert' },
  stadtführung: { en: 'guided city tour', fr: 'visite guidée de la ville' },
  stadtrundgang: { en: 'city walk', fr: 'promenade guidée en ville' },
  stadtrundfahrt: { en: 'city sightseeing tour', fr: 'tour de ville' },
  reiseleitung: { en: 'tour guide', fr: 'guide accompagnateur' },
  wanderung: { en: 'guided walk', fr: 'randonnée guidée' },
  konzert: { en: 'concert', fr: 'concert' },
  mittagessen: { en: 'lunch', fr: 'déjeuner' },
  abendessen: { en: 'dinner', fr: 'dîner' },
  'kaffee und kuchen': { en: 'coffee and cake', fr: 'café et gâteau' },
}

/** Of what category any other kind is; its own name stands beside it. */
const categories: Readonly<Record<Foreign, Readonly<Record<OtherServiceCategory, string>>>> = {
  en: {
    guide: 'guided tour',
    entrance: 'admission',
    meal: 'meal',
    excursion: 'excursion',
    boat: 'boat trip',
    event: 'event',
    bus: 'coach',
    other: 'service',
  },
  fr: {
    guide: 'visite guidée',
    entrance: 'entrée',
    meal: 'repas',
    excursion: 'excursion',
    boat: 'excursion en bateau',
    event: 'événement',
    bus: 'autocar',
    other: 'prestation',
  },
}

/**
 * What another service is called in a letter (REQ-05). Houses name their kinds in German; abroad the usual ones have a word, and
 * any other is told by its category with its own name in quotes, so that the partner can ask back.
 * @param category null where the kind has none @returns 'guided city tour', 'excursion “Wattwanderung”'
 */
export function serviceTypeIn(locale: Locale, name: string, category: OtherServiceCategory | null): string {
  if (locale === 'de_DE') return name
  const word = known[name.trim().toLowerCase()]?.[locale]
  const { quoted } = wordsIn[locale]
  return word ?? `${categories[locale][category ?? 'other']} ${quoted(name.trim())}`
}
