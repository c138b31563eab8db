import { expect, test } from 'vitest'
import { initialsOf, tooManyTriesMessage } from './sign-in.ts'

test.each([
  [1, 'Zu viele Versuche. Bitte warte eine Sekunde.'],
  [30, 'Zu viele Versuche. Bitte warte 30 Sekunden.'],
  [60, 'Zu viele Versuche. Bitte warte eine Minute.'],
  [61, 'Zu viele Versuche. Bitte warte 2 Minuten.'],
  [900, 'Zu viele Versuche. Bitte warte 15 Minuten.'],
])('APP-02 a pause of %i seconds in words', (seconds, message) => {
  expect(tooManyTriesMessage(seconds)).toBe(message)
})

test.each([
  ['Anna', 'Lindqvist', 'AL'],
  ['örjan', 'von Lund', 'ÖV'],
  ['O\u0308rjan', 'Lund', 'ÖL'],
  ['', 'Lund', 'L'],
])('APP-17 initials of %s %s', (firstName, lastName, initials) => {
  expect(initialsOf({ firstName, lastName })).toBe(initials)
})
