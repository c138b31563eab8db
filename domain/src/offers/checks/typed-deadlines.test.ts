import { expect, test } from 'vitest'
import { typedDeadlines } from './typed-deadlines.ts'

const stale = ['Termine im Text der Konditionen passen nicht zum Reisebeginn: 14.02.2027 statt 21.02.2027.']

test.each([
  ['bis 90 Tage vor Reisebeginn (14.02.2027): kostenfrei', stale],
  ['bis 90 Tage vor Reisebeginn (21.02.2027): kostenfrei', []],
  ['bis 90 Tage vor dem Beginn der Reise, 14.2.2027, kostenfrei', stale],
  ['up to 90 days before departure (14.02.2027): free of charge', stale],
  ['jusqu’à 90 jours avant le départ (14.02.2027) : sans frais', stale],
  [
    'bis 90 Tage vor Reisebeginn (14.02.2027): frei, bis 60 Tage vor Reisebeginn (16.03.2027): 30 Prozent',
    [
      'Termine im Text der Konditionen passen nicht zum Reisebeginn: 14.02.2027 statt 21.02.2027 und 16.03.2027 statt 23.03.2027.',
    ],
  ],
  // Days and a date that have nothing to do with each other.
  ['bis 90 Tage vor Reisebeginn: kostenfrei. Das Angebot gilt bis 14.02.2027.', []],
  ['bis 90 Tage vor Reisebeginn kostenfrei', []],
  ['Anzahlung bis 14.02.2027', []],
  ['bis 90 Tage vor Reisebeginn (31.02.2027): kostenfrei', []],
])('TRUE-02 %j tells of a trip from 22.05.2027: %j', (text, told) => {
  expect(typedDeadlines(text, '2027-05-22')).toEqual(told)
})
