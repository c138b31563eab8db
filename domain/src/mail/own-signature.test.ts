import { expect, test } from 'vitest'
import { plainTextOf, richTextOf } from '../rich-text.ts'
import { aboveSignature } from './own-signature.ts'

const above = (text: string) => {
  const content = aboveSignature(richTextOf(text))
  return content === null ? null : plainTextOf({ type: 'doc', content: [...content] })
}

test.each<[string, string, string | null]>([
  ['sender and house', 'Guten Tag,\n\nbitte antworten Sie.\n\n{absender}\n{firma}', 'Guten Tag,\nbitte antworten Sie.'],
  ['the sender alone', 'Guten Tag,\n\n{absender}', 'Guten Tag,'],
  ['no close at all', 'Guten Tag,\n\nbitte antworten Sie.', 'Guten Tag,\nbitte antworten Sie.'],
  ['a close in words of its own', 'Guten Tag,\n\nIhr {absender} von {firma}', null],
  ['a sender in the middle', 'hier schreibt {absender}\n\n{absender}\n{firma}', null],
])('MAIL-03 what of a template stands above the signature: %s', (_, text, expected) => {
  expect(above(text)).toBe(expected)
})

test('MAIL-03 of no template nothing stands above the signature', () => {
  expect(aboveSignature(null)).toEqual([])
})
