import { expect, test } from 'vitest'
import { foreignTexts } from './foreign-texts.ts'
import type { ToldText } from './told-texts.ts'

const place = { where: 'Reiseverlauf, Tag 1', on: 'plan' } as const
const entered = (text: string, isTranslated = false): ToldText => ({
  ...place,
  text,
  entered: { at: 'day-4', isTranslated },
})
const named = (told: ToldText[]) => foreignTexts(told, 'fr').map(({ text, by }) => [text, by])

test('MOVE-08 TRUE-07 a text that is entered in the language of the paper is not named, one that tells another is', () => {
  expect(named([entered('Die Stadt und der Fjord', true), entered('Fahrt mit dem Schiff')])).toEqual([
    ['Fahrt mit dem Schiff', 'words'],
  ])
})

test('MOVE-08 what does not tell its language is named once others are translated, and then only where it can be entered', () => {
  expect(named([entered('Oslo'), { ...place, text: 'Bergen' }])).toEqual([])
  const begun = [entered('Visite guidée', true), entered('Oslo'), { ...place, text: 'Bergen' }]
  expect(named(begun)).toEqual([['Oslo', 'entry']])
})

test('MOVE-08 TRUE-07 whoever writes in the language of the paper at once is not asked', () => {
  expect(named([entered('Visite guidée de la ville avec votre guide')])).toEqual([])
})

test('MOVE-08 what was translated from another German text is named as such', () => {
  const told: ToldText = { ...place, text: 'La ville', entered: { at: 'day-4', isTranslated: true, isOutdated: true } }
  expect(named([told])).toEqual([['La ville', 'change']])
})
