import { expect, test } from 'vitest'
import { richTextOf } from '../../rich-text.ts'
import { textForReader } from './text-for-reader.ts'

const template = (name: string, text: string) => ({ name, content: text === '' ? null : richTextOf(text) })
const firstFormal = template('Erstangebot', 'vielen Dank für Ihre Anfrage. Gern senden wir Ihnen das folgende Angebot.')
const firstFriendly = template(
  'Erstangebot, per Du',
  'vielen Dank für deine Anfrage. Gern senden wir dir das folgende Angebot.',
)
const mendedFormal = template('Überarbeitet', 'wie besprochen haben wir unser Angebot überarbeitet, wie Sie es kennen.')
const mendedFriendly = template(
  'Überarbeitet, per Du',
  'wie besprochen haben wir unser Angebot überarbeitet, wie du es kennst.',
)
const neutral = template('Kurz', 'anbei das Angebot.')
const all = [firstFormal, mendedFriendly, mendedFormal, firstFriendly, neutral, template('leer', '')]
const own = 'Vielen Dank für deine nette Anfrage von gestern.'

test.each([
  ['a template per Sie', firstFormal.content, false, all, 'Erstangebot, per Du', false],
  ['the other one', mendedFormal.content, false, all, 'Überarbeitet, per Du', false],
  ['one per Du', mendedFriendly.content, true, all, 'Überarbeitet', false],
  ['an own text', richTextOf(own), true, all, 'Erstangebot', true],
  ['a text without a counterpart', firstFormal.content, false, [firstFormal, neutral], 'Kurz', false],
] as const)(
  'TRUE-06 %s gives way to the same letter in the form of its reader',
  (_, written, isFormal, kept, name, isOwn) => {
    expect(textForReader(kept, written, 'de_DE', isFormal)).toMatchObject({ template: { name }, isOwn })
  },
)

test.each([
  ['is right as it is', firstFormal.content, true, all],
  ['addresses nobody', neutral.content, true, all],
  ['is nothing yet', null, true, all],
  ['has no template that is better', firstFormal.content, false, [firstFormal, template('leer', '')]],
] as const)('TRUE-06 a text that %s is not replaced', (_, written, isFormal, kept) => {
  expect(textForReader(kept, written, 'de_DE', isFormal)).toBeNull()
})
