import { describe, expect, test } from 'vitest'
import { changesSinceInvoice, type ToldByInvoice } from './invoice-changes.ts'

const told: ToldByInvoice = {
  ...{ client: 7, clientName: 'Kantorei St. Michael e. V.' },
  address: { street: 'Johannisstraße 12', zip: '21335', city: 'Lüneburg', country: 'DE' },
  ...{ startAt: '2027-05-14', endAt: '2027-05-17', tripName: '', groupName: 'Kantorei' },
  ...{ currency: 'EUR', priceCents: 3_800_000 },
}
const paris = { street: '3 rue Clovis', zip: '75005', city: 'Paris', country: 'FR' }

describe('TRUE-04 what of an issued invoice no longer agrees with its trip', () => {
  test.each<[string, Partial<ToldByInvoice>, string[]]>([
    ['nothing', {}, []],
    [
      'another client, whose address says no more',
      { client: 8, clientName: 'Chor am Fjord', address: paris },
      ['Kunde: Chor am Fjord statt Kantorei St. Michael e. V.'],
    ],
    ['no client', { client: 0, clientName: '' }, ['Kunde: niemand statt Kantorei St. Michael e. V.']],
    [
      'another name',
      { clientName: 'Kantorei St. Michael' },
      ['Kunde heißt Kantorei St. Michael statt Kantorei St. Michael e. V.'],
    ],
    [
      'another address',
      { address: paris },
      ['Anschrift: 3 rue Clovis, 75005 Paris, FR statt Johannisstraße 12, 21335 Lüneburg'],
    ],
    [
      'other days',
      { startAt: '2027-05-21', endAt: '2027-05-24' },
      ['Reise 21.05.2027 bis 24.05.2027 statt 14.05.2027 bis 17.05.2027'],
    ],
    ['a name, where it had none', { tripName: 'Norwegen' }, ['Reise heißt Norwegen statt Kantorei']],
    ['a bigger group', { priceCents: 4_400_000 }, ['Reisepreis 44.000,00\u00a0€ statt 38.000,00\u00a0€']],
    ['another currency, in which no sums compare', { currency: 'NOK', priceCents: 1 }, ['Reise in NOK statt EUR']],
  ])('%s', (_what, changed, words) => {
    expect(changesSinceInvoice(told, { ...told, ...changed })).toEqual(words)
  })

  test('is not the price where it told none', () => {
    expect(changesSinceInvoice({ ...told, priceCents: null }, told)).toEqual([])
    expect(changesSinceInvoice({ ...told, priceCents: 0 }, told)).toEqual([])
  })
})
