import { expect, test } from 'vitest'
import type { DocumentHouse } from '../../documents/document-source.ts'
import type { Seller } from '../issued.ts'
import { sellerLetterhead } from './seller-letterhead.ts'

const footer = [
  ['Reisewerk Nord GmbH', 'Am Stintkai 7', '21335 Lüneburg'],
  ['Telefon 040 66969-120', 'gruppen@reisewerk.example', 'www.reisewerk.example'],
  ['Amtsgericht Musterstadt, HRB 00417', 'USt-IdNr. DE000000417'],
  ['Musterbank Nord', 'IBAN DE29 0000 0000 0000 0004 17', 'BIC MUSTDEXXXXX'],
]
const senderLine = 'Reisewerk Nord · Am Stintkai 7 · 21335 Lüneburg'
// What the letterhead asks of a house.
const house = { name: 'Reisewerk Nord', footer, senderLine } as unknown as DocumentHouse
const seller = {
  ...{ name: 'Reisewerk Nord GmbH', taxNumber: '', vatId: 'DE000000417', register: '', phone: '040 66969-120' },
  address: { street: 'Am Stintkai 7', zip: '21335', city: 'Lüneburg', country: 'DE' },
  ...{
    email: 'gruppen@reisewerk.example',
    iban: 'DE29000000000000000417',
    bic: 'MUSTDEXXXXX',
    bankName: 'Musterbank Nord',
  },
} as Seller

test('INV-03 a letterhead that agrees with the seller stays as it is', () => {
  expect(sellerLetterhead(house, seller)).toEqual(house)
})

test('INV-03 an invoice says one account, one tax number, one address', () => {
  const address = { street: 'Kaistraße 12', zip: '20457', city: 'Hamburg', country: 'DE' }
  const other = {
    ...{
      vatId: 'DE123456789',
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: 'BYLADEM1001',
      bankName: 'Hafenbank',
      address,
    },
  }
  const told = sellerLetterhead(house, { ...seller, ...other })
  expect(told.footer).toEqual([
    ['Reisewerk Nord GmbH', 'Kaistraße 12', '20457 Hamburg'],
    footer[1],
    ['Amtsgericht Musterstadt, HRB 00417', 'USt-IdNr. DE123456789'],
    ['Hafenbank', 'IBAN DE02 1203 0000 0000 2020 51', 'BIC BYLADEM1001'],
  ])
  expect(told.senderLine).toBe('Reisewerk Nord GmbH · Kaistraße 12 · 20457 Hamburg')
})

test('INV-03 what a letterhead does not hold is not written into it', () => {
  const bare = { ...house, footer: [['www.reisewerk.example']] }
  expect(sellerLetterhead(bare, seller).footer).toEqual(bare.footer)
})
