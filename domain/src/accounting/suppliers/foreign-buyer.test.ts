import { expect, test } from 'vitest'
import { foreignBuyerNote } from './foreign-buyer.ts'

const house = { names: ['Reisewerk Nord', 'Reisewerk Nord GmbH'], vatId: 'DE 000000417' }

test.each([
  // buyer, VAT number; what the note names; null where it is ours
  ['Reisewerk Nord GmbH', 'DE000000417', null],
  ['Reisewerk Nord GmbH', '', null],
  ['REISEWERK NORD gmbh, Buchhaltung', '', null],
  // The number decides, whatever the name is.
  ['Buchhaltung', 'de000000417', null],
  [
    'Reisewerk Nord GmbH',
    'DE000000418',
    /^Die Rechnung ist an Reisewerk Nord GmbH, USt-IdNr\. DE000000418 gerichtet, nicht an unser Haus\./,
  ],
  [
    'Nordwind Gruppenreisen GmbH',
    '',
    /^Die Rechnung ist an Nordwind Gruppenreisen GmbH gerichtet, nicht an unser Haus\./,
  ],
  ['Reisewerk Süd GmbH', '', /an Reisewerk Süd GmbH gerichtet/],
  ['', '', null],
  ['', 'DE000000418', /an USt-IdNr\. DE000000418 gerichtet/],
])('INV-12 an invoice to %j with the VAT number %j', (name, vatId, expected) => {
  const note = foreignBuyerNote({ name, vatId }, house)
  if (expected === null) expect(note).toBeNull()
  else expect(note).toMatch(expected)
})

test('INV-12 a house that says nothing of itself is told nothing', () => {
  expect(foreignBuyerNote({ name: 'Reisewerk Süd GmbH', vatId: 'DE1' }, { names: ['', ' '], vatId: '' })).toBeNull()
})
