import { expect, test } from 'vitest'
import { untypeset } from '../typography/typeset.ts'
import { german } from './offer.fixture.ts'
import { packageNote } from './offer-prices.ts'
import { unpricedSizes } from './prices-of-calculation.ts'

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
