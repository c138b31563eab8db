import { expect, test } from 'vitest'
import { type AskedPrice, type KeptPrice, offerPriceFaults, sizeHasPrice } from './offer-price-rules.ts'

const euros = (cents: number) => ({ cents, currency: 'EUR' as const })
const tier = (numberOfPersons: number, price: AskedPrice['price'] = euros(50_000)) => {
  return { kind: 'package', numberOfPersons, price }
}
const kept = (id: number, numberOfPersons: number, currency = 'EUR'): KeptPrice => {
  return { id, kind: 'package', numberOfPersons, price: { cents: 50_000, currency } }
}
const inKroner = 'Der Preis steht in NOK, die Reise wird in EUR angeboten.'

test.each<[string, AskedPrice[], KeptPrice[], [number, string, string][]]>([
  ['sizes of their own', [tier(20), tier(30), { ...tier(20), kind: 'single_supplement' }], [], []],
  ['a size twice', [tier(20), tier(30), tier(20)], [], [[2, 'numberOfPersons', sizeHasPrice]]],
  [
    'a size another has kept',
    [{ id: 1, numberOfPersons: 30 }, { id: 2 }],
    [kept(1, 20), kept(2, 30)],
    [[0, 'numberOfPersons', sizeHasPrice]],
  ],
  [
    'sizes that change places',
    [
      { id: 1, numberOfPersons: 30 },
      { id: 2, numberOfPersons: 20 },
    ],
    [kept(1, 20), kept(2, 30)],
    [],
  ],
  [
    'a size from before, twice',
    [
      { id: 1, ...tier(20) },
      { id: 2, ...tier(20) },
    ],
    [kept(1, 20), kept(2, 20)],
    [],
  ],
  ['another currency', [tier(20, { cents: 50_000, currency: 'NOK' })], [], [[0, 'price', inKroner]]],
  ['no currency', [tier(20, { cents: 1, currency: null })], [], []],
  ['a currency from before', [{ id: 1, price: { cents: 50_000, currency: 'NOK' } }], [kept(1, 20, 'NOK')], []],
  [
    'a new amount in it',
    [{ id: 1, price: { cents: 1, currency: null } }],
    [kept(1, 20, 'NOK')],
    [[0, 'price', inKroner]],
  ],
  ['a new amount instead', [{ id: 1, price: euros(1) }], [kept(1, 20, 'NOK')], []],
])('OFFER-04 prices of an offer: %s', (_what, asked, before, faults) => {
  const found = offerPriceFaults(asked, before, 'EUR').map(({ at, field, message }) => [at, field, message])
  expect(found).toEqual(faults)
})
