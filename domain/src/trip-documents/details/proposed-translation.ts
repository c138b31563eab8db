import type { Locale } from '../../accounts/options.ts'

type Text = { readonly id: number; readonly locale: Locale; readonly translationOf: number | null }

/**
 * The German text a new one in another language probably translates: the only one that nobody has translated yet (decision 185).
 * @param texts of one owner and kind, in German and in that language
 * @returns null where there is none or more than one
 */
export function proposedTranslation<One extends Text>(texts: readonly One[], locale: Locale): One | null {
  if (locale === 'de_DE') return null
  const translated = new Set(texts.filter((one) => one.locale === locale).map(({ translationOf }) => translationOf))
  const [first, ...others] = texts.filter((one) => one.locale === 'de_DE' && !translated.has(one.id))
  return first === undefined || others.length > 0 ? null : first
}
