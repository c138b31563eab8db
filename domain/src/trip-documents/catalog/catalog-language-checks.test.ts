import { expect, test } from 'vitest'
import { catalogLanguageChecks } from './catalog-language-checks.ts'

const day = {
  ...{ id: 4, name: 'Der Tag am Fjord und auf dem Schiff', isAutomaticName: false },
  ...{ catalogText: 'Am Morgen fahren wir mit dem Schiff', translations: {} },
}
type Days = Parameters<typeof catalogLanguageChecks>[0]
const openIn = (days: Days, locale: 'de_DE' | 'fr' = 'fr') =>
  catalogLanguageChecks(days, 7, locale).flatMap(({ isMet, message, path }) => (isMet ? [] : [[message, path]]))

test('MOVE-08 TRUE-07 before the catalogue titles and texts are named that are not in its language', () => {
  expect(openIn([day], 'de_DE')).toEqual([])
  expect(openIn([day])).toEqual([
    ['Katalogtext, Tag 1: offenbar nicht auf Französisch („Am Morgen fahren wir mit dem Schiff“).', null],
    ['Titel, Tag 1: offenbar nicht auf Französisch („Der Tag am Fjord und auf dem Schiff“).', '/orders/7#day-4'],
  ])
  expect(openIn([{ ...day, isAutomaticName: true, catalogText: '' }])).toEqual([])
})

test('MOVE-08 a text of the catalogue whose German one was worded anew is named until it is translated again', () => {
  const fr = { name: 'La journée au fjord', catalogText: 'Le matin, nous prenons le bateau' }
  expect(openIn([{ ...day, translations: { fr } }])).toEqual([])
  const translations = { fr, outdated: { fr: ['catalogText' as const] } }
  expect(openIn([{ ...day, translations }])).toEqual([
    [
      'Katalogtext, Tag 1: auf Französisch, doch der deutsche Text wurde seither geändert („Le matin, nous prenons le bateau“).',
      null,
    ],
  ])
})
