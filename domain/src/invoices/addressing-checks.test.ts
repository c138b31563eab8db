import { expect, test } from 'vitest'
import { richTextOf } from '../rich-text.ts'
import { addressingChecks } from './invoice-checks.ts'
import type { IssuedInvoice } from './issued.ts'

const contact = { salutation: 'Frau', firstName: 'Annegret', lastName: 'Weiß' } as const
const checksOf = (addressing: 'formal' | 'informal', text: string, firstName: string = contact.firstName) =>
  addressingChecks({
    ...{ addressing, locale: 'de_DE', texts: { introText: richTextOf(text), introEndText: null } },
    buyer: { contact: { ...contact, firstName } } as IssuedInvoice['buyer'], // as much as is looked at
  }).map(({ message }) => message)

test.each([
  ['formal', 'anbei dein Beleg', ['Der Text ist per Du, die Anrede ist Sie.']],
  ['informal', 'anbei dein Beleg', []],
  ['informal', 'wir senden Ihnen den Beleg', ['Der Text ist per Sie, die Anrede ist Du.']],
  ['formal', 'wir senden Ihnen den Beleg', []],
  ['formal', 'vielen Dank für den Auftrag', []],
] as const)('TRUE-06 INV-03 an invoice addressed %s that says %j tells %j', (addressing, text, told) => {
  expect(checksOf(addressing, text)).toEqual(told)
})

test('TRUE-06 INV-03 somebody whose first name nobody knows is greeted with Sie', () => {
  expect(checksOf('informal', 'wir senden Ihnen den Beleg', '')).toEqual([])
})
