import type { Locale } from '../../accounts/options.ts'
import { isOutdated, type Translations, translationOf } from '../../accounts/translation/translations.ts'
import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { foreignMessages } from '../../offers/checks/foreign-messages.ts'
import { foreignTexts } from '../../offers/checks/foreign-texts.ts'
import type { ToldText } from '../../offers/checks/told-texts.ts'

type Told = {
  readonly id: number
  readonly name: string
  /** A title made of its places has the names they have. */
  readonly isAutomaticName: boolean
  readonly catalogText: string
  readonly translations: Translations<'name' | 'catalogText'>
}

const point = { label: 'Texte in der Sprache des Katalogs', isRequired: false } as const

/**
 * Which titles and texts of the catalogue are not in its language, or were translated from a German text that has changed since, each with where
 * it is entered (MOVE-08, TRUE-07). It keeps nobody from making the file.
 * @param days in their order @param locale in which the file is made
 */
export function catalogLanguageChecks(days: readonly Told[], orderId: number, locale: Locale): PaperCheck[] {
  const texts = days.flatMap((day, index) => textsOf(day, index + 1, orderId, locale))
  const open = foreignMessages(
    foreignTexts(texts, locale).map((told) => ({ ...told, path: told.entered?.path ?? null })),
    locale,
  )
  if (open.length === 0) return [{ ...point, key: 'language', isMet: true, message: '', path: null }]
  return open.map((one, index) => ({ ...point, key: `language.${index}`, isMet: false, ...one }))
}

function textsOf(day: Told, number: number, orderId: number, locale: Locale): ToldText[] {
  const stateOf = (name: 'name' | 'catalogText') => {
    const translation = translationOf(day.translations, locale, name)
    const entered = { isTranslated: translation !== null, isOutdated: isOutdated(day.translations, locale, name) }
    return { text: translation ?? day[name], entered }
  }
  const [text, title] = [stateOf('catalogText'), stateOf('name')]
  const told: ToldText[] = [
    // The text stands on the page itself.
    { where: `Katalogtext, Tag ${number}`, on: 'plan', text: text.text, entered: { at: null, ...text.entered } },
    {
      ...({ where: `Titel, Tag ${number}`, on: 'plan' } as const),
      text: day.isAutomaticName ? '' : title.text,
      entered: { at: null, path: `/orders/${orderId}#day-${day.id}`, ...title.entered },
    },
  ]
  return told.filter((one) => one.text.trim() !== '')
}
