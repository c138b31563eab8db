import { expect, test } from 'vitest'
import { calculate } from '../../calculation/calculate.ts'
import { extra, given, tier } from '../../calculation/calculation.fixture.ts'
import { toldRows } from '../../calculation/paper/calculation-rows.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'

test('INV-04 the positions of an invoice are what the engine counts; hidden rows are not among them, and they add up', () => {
  const choir = given({
    rows: [
      tier('double', 25, 155_900),
      tier('single', 6, 41_500),
      extra({ key: 'extra-1', name: 'Trinkgeld', type: 'per_group', cents: 1_250 }),
      extra({ key: 'extra-2', name: 'Frühbucher', type: 'per_person', cents: -2_000 }),
      extra({ key: 'extra-3', name: 'Provision', type: 'per_group', cents: 77_777, billingType: 'not_included' }),
    ],
  })
  const calculation = calculate(choir)
  const lines = toldRows({
    ...norwayOffer,
    ...{ basis: choir.basis, currency: choir.currency, supplementPrices: true, calculation },
    rows: new Map(choir.rows.map((row) => [row.key, row])),
    serviceOfRow: new Map(),
  })
  expect(lines.map(({ name }) => name)).toEqual([
    'Paketpreis im Doppelzimmer ab 25 Pax',
    'Einzelzimmerzuschlag bis 6 EZ',
    'Trinkgeld',
    'Frühbucher',
  ])
  for (const { quantity, unitCents, cents } of lines) expect(cents).toBe(quantity * unitCents)
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(calculation.totals.beforePayments)
})
