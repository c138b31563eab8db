import { expect, test } from 'vitest'
import { extra, given, tier } from '../calculation.fixture.ts'
import { shownRows } from './shown-rows.ts'

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
