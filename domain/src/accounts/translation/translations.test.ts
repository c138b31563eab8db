import { expect, test } from 'vitest'
import { toldChange } from '../../history/told-change.ts'
import { translations } from './translations.contract.ts'
import { arrangedTranslations, type Translations, translationOf } from './translations.ts'

const field = translations({ name: 20, text: 50 })

test('MOVE-08 translations are kept without empty texts, in one order', () => {
  const read = field.input.parse({ fr: { text: '  Visite  ', name: '' }, en: { name: ' ' } })
  expect(JSON.stringify(read)).toBe('{"fr":{"text":"Visite"}}')
  const marked = { fr: { name: 'a' }, outdated: { fr: ['text', 'name', 'name'], en: ['name'] } }
  expect(field.input.parse(marked)).toEqual({ fr: { name: 'a' }, outdated: { fr: ['name'] } })
  const said = { fr: { name: 'b', text: 'c' }, en: { text: 'a' } }
  expect(JSON.stringify(arrangedTranslations(said))).toBe('{"en":{"text":"a"},"fr":{"name":"b","text":"c"}}')
})

test.each([
  ['another language', { it: { name: 'Fiordi' } }],
  ['another text', { fr: { subtitle: 'Fjords' } }],
  ['a text that is too long', { fr: { name: 'x'.repeat(21) } }],
  ['a mark on another text', { outdated: { fr: ['subtitle'] } }],
  ['what is no text', { fr: { name: 5 } }],
])('MOVE-08 translations with %s are refused', (_, body) => {
  expect(field.input.safeParse(body).success).toBe(false)
})

test.each([
  ['fr', 'Fjords'],
  ['en', null],
  ['de_DE', null],
] as const)('MOVE-08 in %s a text is written as %j', (locale, text) => {
  const value: Translations<'name'> = { fr: { name: 'Fjords' }, en: { name: ' ' } }
  expect(translationOf(value, locale, 'name')).toBe(text)
})

test('MOVE-08 APP-13 the history tells which text was written in which language', () => {
  const after = { translations: { fr: { subtitle: 'Visite guidée' } } }
  const told = toldChange({ table: 'day_subtitles', operation: 'update', before: { translations: {} }, after })
  const words = 'Französisch: Untertitel „Visite guidée“'
  expect(told.fields).toEqual([{ field: 'Übersetzungen', before: '', after: words }])
})
