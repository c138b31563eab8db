import { expect, test } from 'vitest'
import { everybody, extra, given, hotel, tier, train } from '../calculation.fixture.ts'
import { pricedInCurrency, type ServiceRow, shownRows } from './shown-rows.ts'

test('CALC-02 OFFER-06 a paper shows neither what is hidden nor what is priced in another currency than the trip', () => {
  const rows = [
    tier('double', 25, 155_900),
    { ...tier('double', 40, 148_950), currency: 'NOK' },
    extra({ key: 'extra-1', name: 'Trinkgeld' }),
    extra({ key: 'extra-2', name: 'Provision', billingType: 'not_included' }),
    extra({ key: 'extra-3', name: 'Eintritt', currency: 'USD' }),
  ] as const
  const kept = (currency: string) => shownRows(given({ rows, currency })).map(({ key }) => key)
  expect(kept('EUR')).toEqual([rows[0].key, 'extra-1'])
  expect(kept('NOK')).toEqual([rows[1].key])
})

const onTop = { billingType: 'included', hasFreeplaces: false, currency: 'EUR', title: '', service: everybody } as const
const pair = { doubleCents: 12_000, premiumCents: 4_000 }
const rows: readonly ServiceRow[] = [
  hotel({}),
  train({}),
  {
    ...onTop,
    key: 'ferry-1',
    priceType: 'additionalDay',
    passage: 'day',
    ticketCents: 5_000,
    inside: pair,
    outside: pair,
  },
  { ...onTop, key: 'airline-1', priceType: 'additionalAirline', cents: 19_900 },
  { ...onTop, key: 'other-1', priceType: 'additionalOther', per: 'per_group', cents: 1_200 },
]
test.each(rows)(
  'OFFER-04 $priceType keeps its service and loses its price in another currency than the trip',
  (row) => {
    const services = new Map([[7, row]])
    expect(pricedInCurrency(services, 'EUR')).toEqual(services)
    const told = pricedInCurrency(services, 'NOK').get(7)
    expect(told).toMatchObject({ key: row.key, currency: 'NOK' })
    // No amount is left anywhere in it.
    expect(JSON.stringify(told)).not.toMatch(/[cC]ents":\d/)
  },
)
