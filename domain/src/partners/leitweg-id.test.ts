import { expect, test } from 'vitest'
import { isLeitwegId } from './leitweg-id.ts'

test.each([
  ['04011000-12345-03', true],
  ['04011000-12345-04', false],
  ['04011000-12354-03', false],
  ['991-03730-19', true],
  ['04011000 12345 03', false],
  ['', false],
])('INV-07 „%s“ is the Leitweg-ID of an authority: %s', (text, expected) => {
  expect(isLeitwegId(text)).toBe(expected)
})

test('INV-07 a Leitweg-ID has check digits that agree, with letters and without a part of its own', () => {
  const found = (start: string) =>
    Array.from({ length: 98 }, (_, index) => `${start}-${String(index).padStart(2, '0')}`).filter(isLeitwegId)
  for (const start of ['991-ABC12', '05', '991']) expect(found(start)).toHaveLength(1)
})
