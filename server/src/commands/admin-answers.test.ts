import { expect, test } from 'vitest'
import { emailFault, houseFault, nameFault, namesOf, passwordFault, shortNameOf } from './admin-answers.ts'

test.each([
  [emailFault('Ida@nordwind.example', []), null],
  [emailFault('ida', []), /keine E-Mail-Adresse/],
  [emailFault(' IDA@nordwind.example ', ['ida@nordwind.example']), /gibt es schon jemanden/],
  [nameFault('Ida Maria Beispiel'), null],
  [nameFault('Ida'), /Vor- und Nachnamen/],
  [houseFault('Nordwind Reisen'), null],
  [houseFault('  '), /Namen des Hauses/],
  [houseFault('N'.repeat(81)), /höchstens 80/],
  [passwordFault('kurz', []), /10 bis 128 Zeichen/],
  [passwordFault('Nordwind Reisen', ['Nordwind Reisen']), /./],
  [passwordFault('ein Satz über Möwen am Kai', ['Nordwind Reisen']), null],
])('MOVE-02 an answer is checked by itself (%#)', (fault, expected) => {
  if (expected === null) expect(fault).toBeNull()
  else expect(fault).toMatch(expected)
})

test('MOVE-02 the last word of a name is the last name', () => {
  expect(namesOf(' Ida Maria Beispiel ')).toEqual({ firstName: 'Ida Maria', lastName: 'Beispiel' })
})

test.each([
  ['Nordwind Reisen', 'Nordwind Reisen'],
  ['Eigenhaus Gruppenreisen', 'Eigenhaus'],
  ['Nord Süd Gruppenreise GmbH', 'Nord Süd'],
  ['Zwanzig Zeichen hier', 'Zwanzig Zeichen hier'],
  ['Nordlandfahrtengesellschaft', 'Nordlandfahrtengesel'],
])('MOVE-02 the house %s is called %s for short until it says otherwise', (house, short) => {
  expect(shortNameOf(house)).toBe(short)
})
