import { expect, test } from 'vitest'
import { plainTextOf, type RichText, richTextOf } from '../../rich-text.ts'
import { filledText, unknownIn } from './invoice-texts.ts'

const values = { 'reise.name': 'Chorreise', ziele: '', 'rechnung.nummer': 'N-27-0001' }
const fill = (text: string, isFormal = true) => filledText(richTextOf(text), values, { isFormal, field: 'introText' })

test.each([
  ['{Ihre|deine} {reise.name}, {rechnung.nummer}', true, 'Ihre Chorreise, N-27-0001'],
  ['{Ihre|deine} {reise.name}', false, 'deine Chorreise'],
  ['nichts in Klammern', true, 'nichts in Klammern'],
])('INV-03 a text is filled with what trip and invoice tell: %s', (text, isFormal, filled) => {
  expect(plainTextOf(fill(text, isFormal) as RichText)).toBe(filled) // no refusal
})

test.each([
  ['{reise}', /^Die Angabe \{reise\} gibt es nicht/],
  ['{{orderNumber}} und {reise}', /^Diese Angaben gibt es nicht: \{\{orderNumber\}\}, \{reise\}/],
  ['{{reise.name}}', /^Die Angabe \{\{reise\.name\}\} gibt es nicht/],
  ['Hallo {{gruppe}} und {gruppe}', /^Die Angabe \{\{gruppe\}\} gibt es nicht/],
  // A mail to a provider knows it, an invoice does not.
  ['{leistung}', /^Die Angabe \{leistung\}/],
  ['nach {ziele}', /^Dazu ist nichts eingetragen: Reiseziele\.$/],
])('INV-03 what is none, or what nobody has entered, is told and never printed: %s', (text, message) => {
  expect(fill(text)).toMatchObject({ refusal: true, field: 'introText', message: expect.stringMatching(message) })
})

test('INV-03 a name that is half bold would not be filled, and is told', () => {
  const content = [
    { type: 'text', text: '{reise' },
    { type: 'text', text: '.name}', marks: [{ type: 'bold' }] },
  ]
  expect(unknownIn({ type: 'doc', content: [{ type: 'paragraph', content }] })).toEqual(['{reise.name}'])
})
