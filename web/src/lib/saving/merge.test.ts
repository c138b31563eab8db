import { expect, test } from 'vitest'
import { isAsSent, isSame, merge, numbered, says } from './merge.ts'

const price = (amount: string, currency = 'EUR') => ({ amount, currency })
const row = (id: number, size: number, amount: string) => ({ id, size, price: price(amount) })
const read = (id: number, size: number, amount: string) => {
  return { id, version: 4, size, price: { ...price(amount), formatted: `${amount} €` } }
}
const basis = [read(1, 20, '500.00'), read(2, 30, '450.00')]

test.each([
  [
    'they changed another row',
    [row(1, 20, '510.00'), row(2, 30, '450.00')],
    [read(1, 20, '500.00'), read(2, 30, '440.00')],
    [row(1, 20, '510.00'), row(2, 30, '440.00')],
  ],
  [
    'they added one',
    [row(1, 25, '500.00'), row(2, 30, '450.00')],
    [...basis, read(3, 55, '399.00')],
    [row(1, 25, '500.00'), row(2, 30, '450.00'), row(3, 55, '399.00')],
  ],
  [
    'they removed what I left',
    [row(1, 25, '500.00'), row(2, 30, '450.00')],
    [read(1, 20, '500.00')],
    [row(1, 25, '500.00')],
  ],
  [
    'I removed what they left',
    [row(1, 20, '500.00')],
    [read(1, 22, '500.00'), read(2, 30, '450.00')],
    [row(1, 22, '500.00')],
  ],
  [
    'each another column of a row',
    [row(1, 25, '500.00'), row(2, 30, '450.00')],
    [read(1, 20, '480.00'), read(2, 30, '450.00')],
    [row(1, 25, '480.00'), row(2, 30, '450.00')],
  ],
])('APP-14 two people’s changes of a list are brought together: %s', (_, mine, theirs, both) => {
  const merged = merge(basis, mine, theirs)
  expect(merged.isConflict).toBe(false)
  expect(isSame(merged.value, both)).toBe(true)
})

test('APP-14 what I changed and they removed is made anew', () => {
  const { value } = merge(basis, [row(1, 20, '510.00'), row(2, 30, '450.00')], [read(2, 30, '450.00')])
  expect(value).toEqual([{ size: 20, price: price('510.00') }, row(2, 30, '450.00')])
})

test.each([
  ['the same amount', [row(1, 20, '510.00')], [read(1, 20, '520.00')]],
  [
    'a price whose currency they changed',
    [row(1, 20, '510.00')],
    [{ ...read(1, 20, '500.00'), price: price('500.00', 'NOK') }],
  ],
])('APP-14 %s changed by both is a conflict, and mine stays', (_, mine, theirs) => {
  expect(merge([basis[0]], mine, theirs)).toEqual({ value: mine, isConflict: true })
})

test('APP-09 APP-14 a text that stands there without the blanks around it is the one that was typed', () => {
  expect(merge('', 'Mit Ende ', 'Mit Ende')).toEqual({ value: 'Mit Ende ', isConflict: false })
  expect(isAsSent('Mit Ende', ' Mit Ende\n')).toBe(true)
  expect(merge('', 'Mit Ende', 'Mit einem Ende').isConflict).toBe(true)
})

test('APP-14 of a text nothing is mixed, of words both count', () => {
  const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
  expect(merge(doc('a'), doc('b'), doc('c'))).toEqual({ value: doc('b'), isConflict: true })
  expect(merge(doc('a'), doc('a'), doc('c'))).toEqual({ value: doc('c'), isConflict: false })
  expect(merge(['neu', 'chor'], ['chor', 'bus'], ['neu', 'chor', 'fähre']).value).toEqual(['chor', 'fähre', 'bus'])
})

const double = { id: 1, quantityType: 'per_person_night', name: 'Doppelzimmer', price: price('71.00') }
const halfBoard = { quantityType: 'per_person_night', name: 'Halbpension' }

test.each([
  [{ id: 3, name: 'Kiel' }, '/api/ports/3', true],
  [{ id: 4, name: 'Oslo' }, '/api/ports/3', false],
  [{ amount: '5.00', currency: 'EUR', formatted: '5,00 €' }, price('5.00'), true],
  [
    [{ id: 1, type: { persons: 2, type: 'inside' }, reservedAmount: 8, askedAmount: 10 }],
    [{ type: { persons: 2, type: 'inside' }, reservedAmount: 8 }],
    true,
  ],
  [
    [{ id: 1, type: { persons: 2, type: 'inside' }, reservedAmount: 9 }],
    [{ type: { persons: 2, type: 'inside' }, reservedAmount: 8 }],
    false,
  ],
  [[], [{ type: { persons: 2, type: 'outside' }, reservedAmount: 0 }], true],
  [[double, { ...halfBoard, id: 2, price: price('19.00') }], [{ ...halfBoard, price: price('19.00') }], true],
  [[double], [{ ...halfBoard, price: price('19.00') }], false],
  // A price that was not there yet, beside one that is counted likewise.
  [[double], [{ ...halfBoard, price: null }], true],
  [null, '', true],
  ['x', '', false],
])('DRAW-02 APP-14 %j says %j: %s', (now, told, isSaid) => {
  expect(says(now, told)).toBe(isSaid)
})

const line = (key: string, text: string, id?: number) => ({
  ...(id === undefined ? {} : { id, version: 1 }),
  ...{ key, source: '', text, isHidden: false, locale: 'de_DE' },
})
/** The lines of a plan, of which the second was worded; nobody had kept any before. */
const worded = (text: string) => [line('ferry.1', ''), line('nights', text), line('', 'Eigene')]
const stored = (text: string) => [line('ferry.1', '', 33), line('nights', text, 34), line('', 'Eigene', 35)]

test('APP-09 APP-14 new entries whose save arrived and whose answer was lost stand once, with the numbers they were given', () => {
  expect(isAsSent(stored('Sieben Nächte'), worded('Sieben Nächte'))).toBe(true)
  expect(isAsSent(stored('Sieben Nächte'), worded('Acht Nächte'))).toBe(false)
  const later = numbered(worded('Sieben Nächte am See'), worded('Sieben Nächte'), stored('Sieben Nächte'))
  expect((later as { id?: number; text: string }[]).map(({ id, text }) => [id, text])).toEqual([
    [33, ''],
    [34, 'Sieben Nächte am See'],
    [35, 'Eigene'],
  ])
  expect(numbered([line('', 'Andere')], [line('', 'Eigene')], [line('', 'Eigene', 35)])).toEqual([
    { ...line('', 'Andere'), id: 35 },
  ])
})

test('APP-14 two who begin the same list at once keep one line of each of the plan, and both what they worded', () => {
  const mine = [line('ferry.1', 'Fähre über Nacht'), line('nights', '')]
  const theirs = [line('ferry.1', '', 33), line('nights', 'Sieben Nächte', 34), line('', 'Trinkgelder', 35)]
  const merged = merge([], mine, theirs)
  expect(merged.isConflict).toBe(false)
  expect((merged.value as { id?: number; text: string }[]).map(({ id, text }) => [id, text])).toEqual([
    [33, 'Fähre über Nacht'],
    [34, 'Sieben Nächte'],
    [35, 'Trinkgelder'],
  ])
  expect(merge([], [line('nights', 'Acht Nächte')], theirs).isConflict).toBe(true)
})
