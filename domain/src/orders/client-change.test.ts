import { expect, test } from 'vitest'
import { type ClientTerms, staysMainContact, termsOfNewClient } from './client-change.ts'

const ours: ClientTerms = { orderCurrency: 'EUR', orderLocale: 'de_DE', isFormal: true }
const british: ClientTerms = { orderCurrency: 'GBP', orderLocale: 'en', isFormal: false }

test.each<[string, ClientTerms, ClientTerms, boolean, ClientTerms]>([
  ['everything follows a new client', ours, british, false, british],
  ['prices hold the currency', ours, british, true, { ...british, orderCurrency: 'EUR' }],
  ['what was chosen by hand gives way as in the form', { ...ours, orderCurrency: 'CHF' }, british, false, british],
  [
    'prices in the client’s own currency',
    ours,
    { ...british, orderCurrency: 'EUR' },
    true,
    { ...british, orderCurrency: 'EUR' },
  ],
])('HEAD-03 NEW-08 %s', (_, trip, ofClient, hasPrices, terms) => {
  expect(termsOfNewClient(trip, ofClient, hasPrices)).toEqual(terms)
})

test.each([
  [null, 7, true],
  [7, 7, true],
  [3, 7, false],
])('HEAD-03 CONT-04 whose person the main contact is: %s, of client %s: stays %s', (contactOf, client, stays) => {
  expect(staysMainContact(contactOf, client)).toBe(stays)
})
