import { expect, test } from 'vitest'
import { issuedInvoice } from '../e-invoice/writing/issued.fixture.ts'
import type { Buyer, IssuedInvoice, Seller } from '../issued.ts'
import { reverseChargeChecks } from './reverse-charge.ts'

const shape = { type: 'normal', trip: 'discounts', paid: 'nothing', format: 'zugferd' } as const
const reversed = issuedInvoice({ ...shape, tax: 'reverse' })
const told = (invoice: IssuedInvoice, buyer: Partial<Buyer> = {}, seller: Partial<Seller> = {}) =>
  reverseChargeChecks(
    { ...invoice, buyer: { ...invoice.buyer, ...buyer }, seller: { ...invoice.seller, ...seller } },
    { ownHouse: '/house', settings: '/settings' },
  )[0]
const at = (country: string) => ({ ...reversed.buyer.address, country })

test('INV-03 INV-07 reverse charge to a firm of another member state is fine with both numbers', () => {
  expect(told(reversed)).toMatchObject({ isMet: true, message: '' })
  expect(told(reversed, { address: at('GR'), vatId: 'EL123456789' })).toMatchObject({ isMet: true })
})

test.each<[string, Partial<Buyer>, Partial<Seller>, RegExp, string]>([
  [
    'a client at home',
    { address: at('DE'), vatId: 'DE123456789' },
    {},
    /nur für Firmen in einem anderen EU-Land/,
    '/clients/1',
  ],
  ['one in a third country', { address: at('CH'), vatId: 'CHE123456789' }, {}, /nur für Firmen/, '/clients/1'],
  ['one without a number', { vatId: '' }, {}, /fehlt die USt-IdNr\. des Kunden/, '/clients/1'],
  [
    'one with a number of another country',
    { vatId: 'DK12345678' },
    {},
    /fehlt die USt-IdNr\. des Kunden/,
    '/clients/1',
  ],
  ['one whose number has not its form', { vatId: 'ATU1' }, {}, /fehlt die USt-IdNr\. des Kunden/, '/clients/1'],
  ['a house without a number', {}, { vatId: '' }, /fehlt die eigene USt-IdNr\./, '/house'],
])('INV-03 reverse charge is not issued to or by %s (§ 14a Abs. 1 UStG)', (_, buyer, seller, message, path) => {
  expect(told(reversed, buyer, seller)).toMatchObject({
    ...{ key: 'reverseCharge', isMet: false, isRequired: true, path },
    message: expect.stringMatching(message),
  })
})

test('INV-03 reverse charge is not issued to a private group, and such a one at 0 % is told nothing of it', () => {
  const pages = { ownHouse: '/house', settings: '/settings' }
  const [refused] = reverseChargeChecks(reversed, pages, true)
  expect(refused).toMatchObject({ isMet: false, isRequired: true, path: '/clients/1' })
  expect(refused?.message).toMatch(/^Reverse Charge gilt nur für Firmen, der Kunde ist eine Privatgruppe/)
  const free = issuedInvoice({ ...shape, tax: 'free' })
  expect(reverseChargeChecks({ ...free, buyer: reversed.buyer }, pages, true)).toEqual([])
})

test('INV-03 at 0 % to such a firm it is told that this reads as exempt; to anybody else nothing is', () => {
  const { address, vatId = '' } = reversed.buyer
  const free = issuedInvoice({ ...shape, tax: 'free' })
  expect(told(free, { address, vatId })).toMatchObject({ isMet: false, isRequired: false })
  expect(told(free)).toBeUndefined()
  expect(told(free, { address })).toBeUndefined()
  expect(told({ ...free, type: 'cancelation' }, { address, vatId })).toBeUndefined()
  expect(told(issuedInvoice({ ...shape, tax: 'full' }), { address, vatId })).toBeUndefined()
  const original = { number: 'N-27-0001', date: '2027-01-01' }
  expect(told({ ...reversed, references: { ...reversed.references, original } }, { vatId: '' })).toBeUndefined()
})
