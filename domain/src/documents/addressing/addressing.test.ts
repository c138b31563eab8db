import { expect, test } from 'vitest'
import { addressingOf, otherAddressing } from './addressing.ts'

test.each([
  ['wir freuen uns, dass du mit uns reist.', 'de_DE', 'informal'],
  ['Hier ist dein Angebot, und euer Bus steht bereit.', 'de_DE', 'informal'],
  ['wir freuen uns auf Ihre Gruppe.', 'de_DE', 'formal'],
  ['anbei senden wir Ihnen das Angebot.', 'de_DE', 'formal'],
  // Of somebody, not to somebody.
  ['Die Reiseleiterin kennt Oslo. Sie führt die Gruppe. Ihre Erfahrung hilft.', 'de_DE', null],
  ['Der Dirndlabend am Individualtag', 'de_DE', null],
  ['„Hast du Zeit?“, so heißt der Abend, zu dem wir Sie einladen.', 'de_DE', null],
  ['', 'de_DE', null],
  ['comme tu le souhaites', 'fr', 'informal'],
  ['comme vous le souhaitez', 'fr', null],
  ['as you wish', 'en', null],
] as const)('TRUE-06 %j in %s is %s', (text, locale, addressing) => {
  expect(addressingOf(text, locale)).toBe(addressing)
})

test('TRUE-06 a text for others than those who get it says so', () => {
  expect(otherAddressing('Hier ist dein Angebot', 'de_DE', true)).toBe('Der Text ist per Du, die Anrede ist Sie.')
  expect(otherAddressing('Hier ist dein Angebot', 'de_DE', false)).toBeNull()
  expect(otherAddressing('wir senden Ihnen das Angebot', 'de_DE', false)).toBe(
    'Der Text ist per Sie, die Anrede ist Du.',
  )
})
