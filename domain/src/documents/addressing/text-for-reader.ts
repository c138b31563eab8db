import type { Locale } from '../../accounts/options.ts'
import { plainTextOf, type RichText } from '../../rich-text.ts'
import { addressingOf } from './addressing.ts'

type Template = { readonly name: string; readonly content: RichText | null }

/**
 * The template to put in the place of a text that says 'du' where the paper says 'Sie', or the reverse (TRUE-06): of those that say it
 * rightly the one that has most words in common with what stands there, for a house keeps the same letter in both forms. One that
 * addresses nobody serves where none does so rightly.
 * @param templates in the language of the text
 * @returns null where none would be better; `isOwn` where somebody has written what stands there, and would lose it
 */
export function textForReader<Kept extends Template>(
  templates: readonly Kept[],
  written: RichText | null,
  locale: Locale,
  isFormal: boolean,
): { template: Kept; isOwn: boolean } | null {
  const text = plainTextOf(written).trim()
  const [meant, other] = isFormal ? ['formal', 'informal'] : ['informal', 'formal']
  if (addressingOf(text, locale) !== other) return null
  const words = wordsOf(text)
  const [best] = templates
    .map((template) => ({ template, said: plainTextOf(template.content).trim() }))
    .filter(({ said }) => said !== '' && addressingOf(said, locale) !== other)
    .map(({ template, said }) => ({
      template,
      isMeant: addressingOf(said, locale) === meant,
      likeness: likenessOf(words, wordsOf(said)),
    }))
    .toSorted((one, next) => Number(next.isMeant) - Number(one.isMeant) || next.likeness - one.likeness)
  if (best === undefined) return null
  return { template: best.template, isOwn: !templates.some(({ content }) => plainTextOf(content).trim() === text) }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
}

/** Which part of the words of both they have in common, from 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return common / Math.max(1, one.size + other.size - common)
}
