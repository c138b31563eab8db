import { describe, expect, test } from 'vitest'
import { type KnownRequest, matchingProviders, matchingTrips, numbersIn } from './match-invoice.ts'

describe('who sent an invoice (INV-12)', () => {
  const known = [
    { id: 1, name: 'Hotel Edda', vatId: 'NO999', iban: '' },
    { id: 2, name: 'Bryggen Hotell AS', vatId: '', iban: 'NO9386011117947' },
    { id: 3, name: 'Fährlinie', vatId: '', iban: '' },
  ]
  test.each([
    [{ name: 'EDDA HOTEL AS', vatId: 'no 999', iban: '' }, ['1 vatId']],
    [{ name: 'Bryggen Hotell', vatId: '', iban: 'NO93 8601 1117 947' }, ['2 iban,name']],
    [{ name: 'Fahrlinie GmbH & Co. KG', vatId: '', iban: '' }, ['3 name']],
    [{ name: 'Hotel Edda Betriebs GmbH', vatId: '', iban: 'NO9386011117947' }, ['2 iban', '1 name']],
    [{ name: 'Hotel', vatId: '', iban: '' }, []],
    [{ name: '', vatId: '', iban: '' }, []],
  ])('INV-12 %j: %j', (seller, expected) => {
    expect(matchingProviders(seller, known).map(({ id, reasons }) => `${id} ${reasons}`)).toEqual(expected)
  })
})

describe('for which trip it is (INV-12)', () => {
  const request = (change: Partial<KnownRequest>): KnownRequest => ({
    ...{ order: 1, orderNumber: '2600417', groupName: 'Kantorei', request: 11, title: 'Bergen', provider: 1 },
    ...{ startAt: '2027-05-14', endAt: '2027-05-16', ...change },
  })
  const known = [
    request({}),
    request({ order: 2, orderNumber: '2600418', request: 12, startAt: '2027-07-01', endAt: '2027-07-02' }),
    request({ order: 3, orderNumber: '2600419', request: null, title: '', provider: null }),
  ]
  const found = (texts: string[], supply: { from: string; to: string } | null, providers = [1]) =>
    matchingTrips({ texts, supply }, providers, known).map((one) => `${one.order}/${one.request} ${one.reasons}`)

  test('INV-12 days of a service of the provider, touching at its ends', () => {
    expect(found([], { from: '2027-05-16', to: '2027-05-16' })).toEqual(['1/11 dates,provider'])
    expect(found([], { from: '2027-05-10', to: '2027-05-14' })).toEqual(['1/11 dates,provider'])
    expect(found([], { from: '2027-05-17', to: '2027-05-18' })).toEqual([])
  })

  test('INV-12 the number of a trip goes before its days; part of a longer number is none', () => {
    expect(found(['Ihr Zeichen 2600418'], { from: '2027-05-14', to: '2027-05-14' })).toEqual([
      '2/12 number,provider',
      '1/11 dates,provider',
    ])
    expect(found(['12600418'], { from: '2020-01-01', to: '2020-01-01' })).toEqual([])
    expect(found(['2600419'], null, [])).toEqual(['3/null number'])
  })

  test('INV-12 the provider alone is a proposal only where no days are told; a service of somebody else is never meant', () => {
    expect(found([], null)).toEqual(['1/11 provider', '2/12 provider'])
    expect(found([], null, [])).toEqual([])
    expect(found(['2600417'], null, [9])).toEqual(['1/null number'])
  })

  test('INV-12 numbers of trips in a text', () => {
    expect(numbersIn(['Reise 2600417, RE 26004171', 'zu 2600417 und 2600418'])).toEqual(['2600417', '2600418'])
  })
})
