import { expect, test } from 'vitest'
import type { HouseFacts } from './house-facts.ts'
import { letterheadOf, missingOnLetters } from './letterhead.ts'

const bare: HouseFacts = {
  ...{
    name: 'Nordwind',
    shortName: 'Nord',
    legalName: '',
    legalForm: 'other',
    street: '',
    zip: '',
    city: '',
    phone: '',
  },
  ...{
    email: '',
    website: '',
    management: '',
    register: '',
    vatId: '',
    taxNumber: '',
    iban: '',
    bic: '',
    bankName: '',
  },
  ...{ furtherIbans: [], emergencyLabel: '', emergencyValue: '', brandColor: '#863472', logoSvg: null, logoAlt: '' },
  ...{ senderLine: '', footer: '' },
}
const whole: HouseFacts = {
  ...bare,
  ...{ legalName: 'Nordwind Reisen GmbH', legalForm: 'gmbh', street: 'Kaistraße 12', zip: '20457', city: 'Hamburg' },
  ...{ phone: '040 66969-120', email: 'gruppen@nordwind.example', website: 'www.nordwind.example' },
  ...{ management: 'Ida Beispiel', register: 'Amtsgericht Hamburg, HRB 417', vatId: 'DE000000417' },
  ...{ bankName: 'Musterbank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
}

test('MOVE-01 sender line and footer follow from the facts of a house', () => {
  expect(letterheadOf(whole)).toEqual({
    senderLine: 'Nordwind Reisen GmbH · Kaistraße 12 · 20457 Hamburg',
    footer: [
      ['Nordwind Reisen GmbH', 'Kaistraße 12', '20457 Hamburg'],
      ['Telefon 040 66969-120', 'gruppen@nordwind.example', 'www.nordwind.example'],
      ['Geschäftsführung: Ida Beispiel', 'Amtsgericht Hamburg, HRB 417', 'USt-IdNr. DE000000417'],
      ['Musterbank', 'IBAN DE02 1203 0000 0000 2020 51', 'BIC BYLADEM1001'],
    ],
  })
  expect(letterheadOf(bare)).toEqual({ senderLine: '', footer: [] })
  expect(letterheadOf({ ...bare, bankName: 'Musterbank', bic: 'BYLADEM1001' }).footer).toEqual([])
})

test('MOVE-01 what a house has written itself stays, its columns parted by empty lines', () => {
  const own = {
    ...whole,
    senderLine: 'Nordwind, 20457 Hamburg',
    footer: 'Nordwind\nKaistraße 12\n  \n\nwww.nordwind.example\n',
  }
  expect(letterheadOf(own)).toEqual({
    senderLine: 'Nordwind, 20457 Hamburg',
    footer: [['Nordwind', 'Kaistraße 12'], ['www.nordwind.example']],
  })
})

test.each<[string, Partial<HouseFacts>, string[]]>([
  ['a new house', bare, ['Anschrift', 'Telefon oder E-Mail']],
  ['a whole one', whole, []],
  ['a GmbH without register', { ...whole, register: '', management: '' }, ['Handelsregister', 'Geschäftsführung']],
  ['a KG without managers', { ...whole, legalForm: 'kg', management: '' }, []],
  ['a footer of its own', { ...whole, phone: '', email: '', register: '', footer: 'alles' }, []],
  ['half an address', { ...whole, zip: '' }, ['Anschrift']],
])('MOVE-01 TRUE-06 %s lacks on letters', (_case, facts, missing) => {
  expect(missingOnLetters({ ...bare, ...facts })).toEqual(missing)
})
