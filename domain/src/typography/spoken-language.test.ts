import { expect, test } from 'vitest'
import { spokenLanguage } from './spoken-language.ts'

test.each([
  ['Die Anzahlung ist 14 Tage nach der Buchung fällig.', 'de_DE'],
  ['Stadtrundfahrt', 'de_DE'],
  ['Orgelführung im Dom', 'de_DE'],
  ['Fahrt nach Bergen', 'de_DE'],
  ['Ruhesessel, Mittagsimbiss', 'de_DE'],
  ['Bitte ruhige Zimmer', 'de_DE'],
  ['Guided tour of the old town', 'en'],
  ['The deposit is due within two weeks after you have booked.', 'en'],
  ['Visite guidée de la cathédrale', 'fr'],
  ['Nous vous remercions de votre demande et vous proposons ce voyage.', 'fr'],
  // Names, figures and what all of them say tell nothing.
  ['Göteborg – Tromsø', null],
  ['Hotel Fjordblick, Bergen', null],
  ['Orgelkonzert 19:30', null],
  ['', null],
  ['30 %', null],
])('TRUE-06 TRUE-07 %j seems to be written in %s', (text, locale) => {
  expect(spokenLanguage(text)).toBe(locale)
})
