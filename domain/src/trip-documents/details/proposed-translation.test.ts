import { expect, test } from 'vitest'
import type { Locale } from '../../accounts/options.ts'
import { proposedTranslation } from './proposed-translation.ts'

const text = (id: number, locale: Locale, translationOf: number | null = null) => ({ id, locale, translationOf })
const [breakfast, parking] = [text(1, 'de_DE'), text(2, 'de_DE')]

test.each<[string, ReturnType<typeof text>[], Locale, number | null]>([
  ['the only German one', [breakfast], 'en', 1],
  ['the only one that is not translated', [breakfast, parking, text(3, 'en', 1)], 'en', 2],
  ['nothing where several are not', [breakfast, parking], 'en', null],
  ['a translation into another language is none into this', [breakfast, parking, text(3, 'fr', 1)], 'en', null],
  ['nothing where all are', [breakfast, text(3, 'en', 1)], 'en', null],
  ['nothing in German', [breakfast], 'de_DE', null],
])('MOVE-08 a new text is proposed as the translation of %s', (_, texts, locale, id) => {
  expect(proposedTranslation(texts, locale)?.id ?? null).toBe(id)
})
