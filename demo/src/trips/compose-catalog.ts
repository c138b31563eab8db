import { optionWords } from '@reisewerk/domain/accounts/option-words.ts'
import { foreignLocales, type Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import { wordsIn } from '@reisewerk/domain/documents/document-language.ts'
import { offeredDescription } from '@reisewerk/domain/itinerary/client-offer.ts'
import { capitalised } from '@reisewerk/domain/typography/characters.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { choose } from '../choose.ts'
import { inOtherLanguages } from './foreign-words.ts'
import type { RouteDay } from './route-model.ts'
import type { DemoDay } from './trip-model.ts'

/** What the catalogue says: the day's subtitle and the lines of its programme, each as it is offered (PLACE-14). */
export function catalogTextOf({ subtitle, services }: Pick<RouteDay | DemoDay, 'subtitle' | 'services'>): string {
  const lines = services.flatMap((service) => {
    if (!('text' in service)) return []
    return 'offer' in service ? offeredDescription(service.offer.status, service.text) : service.text
  })
  return [subtitle, ...lines].join('\n')
}

/**
 * The same in the languages in which all of it is told, behind the words by which these say how something is offered: half of a text in
 * German is no translation.
 */
export function catalogTextsOf(day: Pick<RouteDay | DemoDay, 'subtitle' | 'services'>): Translations<'catalogText'> {
  const told = foreignLocales.map((locale) => [locale, catalogTextIn(day, locale)] as const)
  const whole = told.flatMap(([locale, catalogText]) => (catalogText === null ? [] : [[locale, { catalogText }]]))
  return Object.fromEntries(whole) as Translations<'catalogText'>
}

function catalogTextIn(
  { subtitle, services }: Pick<RouteDay | DemoDay, 'subtitle' | 'services'>,
  locale: (typeof foreignLocales)[number],
): string | null {
  const said = (german: string) => (german === '' ? '' : (inOtherLanguages('text', german)[locale]?.text ?? null))
  const { client_offer: offers } = optionWords(locale, {})
  const lines = services.flatMap((service) => {
    if (!('text' in service)) return []
    const text = said(service.text)
    if (text === null || !('offer' in service) || service.offer.status === 'included') return [text]
    return [`${capitalised(offers[service.offer.status])}${wordsIn[locale].colon}${text}`]
  })
  const all = [said(subtitle), ...lines]
  return all.includes(null) ? null : untypeset(all.join('\n'))
}

/** How far somebody has read the catalogue texts of a trip. */
export function checkStatusOf(seed: string): string {
  return choose(`${seed} check`, ['checked', 'checked', 'in_check', 'new'])
}
