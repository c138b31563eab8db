import { expect, test } from 'vitest'
import type { Locale } from '../accounts/options.ts'
import { wordsIn } from './document-language.ts'

test.each<[Locale, string, string]>([
  ['fr', 'Ferry de nuit Kiel–Oslo avec Nordkap', 'Arrivée du ferry de nuit Kiel–Oslo avec Nordkap'],
  ['fr', 'Vol Hamburg–Oslo', 'Arrivée du vol Hamburg–Oslo'],
  ['fr', 'Trajet en train Paris–Nice', 'Arrivée du trajet en train Paris–Nice'],
  ['fr', 'Hurtigruten vers le nord', 'Arrivée\u00A0: Hurtigruten vers le nord'],
  ['en', 'Overnight ferry Kiel–Oslo', 'Arrival of the overnight ferry Kiel–Oslo'],
  ['en', 'Hurtigruten north', 'Arrival of Hurtigruten north'],
  ['de_DE', 'Nachtfähre Kiel–Oslo', 'Ankunft Nachtfähre Kiel–Oslo'],
])('DOC-02 MOVE-08 in %s what comes in the next day reads as a sentence: %s', (locale, passage, said) => {
  expect(wordsIn[locale].arrival(passage)).toBe(said)
})
