import { expect, test } from 'vitest'
import { filledIn, takenOver, textsIn, toldLanguage } from './translated-texts.ts'

const title = { name: 'name', label: 'Tagestitel', german: 'Der Fjord', max: 200 }
const value = { fr: { name: 'Le fjord', text: 'Autre' } }

test('MOVE-08 one sees which languages are filled; what says nothing in German is not asked for', () => {
  const texts = textsIn(value, [title, { name: 'text', label: 'Text', german: ' ', max: 200 }])
  expect(filledIn(texts, 'fr')).toEqual({ filled: 1, of: 1 })
  expect(toldLanguage(texts, 'fr')).toBe('Französisch: übersetzt')
  expect(toldLanguage(texts, 'en')).toBe('Englisch: fehlt')
  expect(toldLanguage([...texts, ...texts], 'en')).toBe('Englisch: 0 von 2 Texten')
})

test('MOVE-08 what is taken over keeps what the window did not show, and nothing that is empty', () => {
  expect(takenOver(value, new Map([['name', { fr: '', en: 'The fjord' }]]))).toEqual({
    en: { name: 'The fjord' },
    fr: { text: 'Autre' },
  })
  expect(takenOver(undefined, new Map([['name', {}]]))).toEqual({})
})

test('MOVE-08 translations of a text that was worded anew stay and are marked, until somebody writes or confirms them', () => {
  const old = { ...value, en: { name: 'Fjord' }, outdated: { fr: ['name'], en: ['name'] } }
  expect(toldLanguage(textsIn(old, [title]), 'fr')).toBe('Französisch: übersetzt, Deutsch wurde seither geändert')
  expect(takenOver(old, new Map([['name', { fr: 'Le fjord' }]]))).toEqual({ ...old, outdated: { en: ['name'] } })
  expect(takenOver(value, new Map([['text', { fr: 'Neuf' }]]), ['name', 'text'])).toMatchObject({
    outdated: { fr: ['name'] },
  })
})
