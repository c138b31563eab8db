import { expect, test } from 'vitest'
import type { TierRow } from '../calculation/price-row.ts'
import { untypeset } from '../typography/typeset.ts'
import { german } from './offer.fixture.ts'
import { packageNote } from './offer-prices.ts'
import { unpricedSizes, unpricedTiers } from './prices-of-calculation.ts'

const from = (...sizes: number[]) => sizes.map((fromPax) => ({ fromPax, price: { cents: 105_900, currency: 'EUR' } }))

test.each([
  // tiers, the trip takes place from, whom it offers no price
  [
    from(40),
    25,
    'Für 25 bis 39 Pax gibt es keinen Paketpreis: Die Reise findet ab 25 statt, der erste gilt ab 40 Pax.',
  ],
  [from(50, 26), 25, 'Für 25 Pax gibt es keinen Paketpreis: Die Reise findet ab 25 statt, der erste gilt ab 26 Pax.'],
  [from(40, 25), 25, null],
  [from(20), 25, null],
  [from(40), null, null],
  [[], 25, null],
])('CALC-08 tiers %j of a trip that takes place from %s', (tiers, minimumPax, words) => {
  expect(unpricedSizes({ tiers, minimumPax })).toEqual(words === null ? [] : [words])
})

test.each([
  [from(40), null, 'Maßgebend ist die Teilnehmerzahl bei Reisebeginn, Freiplätze eingerechnet.'],
  [
    from(40, 25),
    20,
    'Maßgebend ist die Teilnehmerzahl bei Reisebeginn, Freiplätze eingerechnet. Mindestteilnehmerzahl 20 Personen.',
  ],
  [[], 20, ''],
])('OFFER-04 below tiers %j stands what decides, one or many (money.md §2)', (tiers, minimumPax, words) => {
  expect(untypeset(packageNote({ tiers, singleSupplements: [], minimumPax }, german)).replaceAll(/\s/g, ' ')).toBe(
    words,
  )
})

test('OFFER-04 NEW-05 sizes without a price are told before the offer goes out', () => {
  const tier = (priceType: 'double' | 'single', numberOfPersons: number, cents: number): TierRow => ({
    ...{ key: `${priceType}-${numberOfPersons}`, billingType: 'included', hasFreeplaces: true, currency: 'EUR' },
    ...{ priceType, numberOfPersons, cents },
  })
  const rows = [tier('double', 20, 0), tier('double', 30, 99_900), tier('double', 40, 0), tier('single', 5, 0)]
  expect(unpricedTiers(rows).map(untypeset)).toEqual([
    'Noch ohne Preis und auf keinem Papier: ab 20 Pax, ab 40 Pax und bis 5 EZ.',
  ])
  expect(unpricedTiers([tier('double', 30, 99_900)])).toEqual([])
})
