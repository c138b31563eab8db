import { describe, expect, test } from 'vitest'
import { beds } from '../calculation.fixture.ts'
import { costsGivenAt } from './at-size.ts'
import { costGiven, euros, purchaseItem, purchaseRequest, purchaseService, rooms } from './cost.fixture.ts'
import type { CostGiven, PurchaseRequest } from './cost-service.ts'
import { costsOf } from './costs.ts'

/** What stands in the lines, in euros: 'Doppelzimmer' 40 × 3 nights. */
function told(given: CostGiven) {
  return costsOf(given).lines.map(({ name, quantity, cents }) => [name, quantity, cents / 100])
}
const reasons = (given: CostGiven) => costsOf(given).gaps.map(({ reason }) => reason)
const ferry = (passage: 'day' | 'night', request: Partial<PurchaseRequest>) =>
  purchaseService({ kind: 'ferry', passage }, { items: [], ...request })
const other = (request: Partial<PurchaseRequest>) => purchaseService({ kind: 'other' }, request)
const tickets = { ticket: null, ticketTax: null, bus: null, busTax: null }

describe('CALC-05 how a cost grows with the group', () => {
  test('CALC-05 beds by room and night, what singles pay more by single room', () => {
    expect(told(costGiven())).toEqual([
      ['Doppelzimmer', 120, 6_000],
      ['Einzelzimmerzuschlag', 12, 240],
    ])
  })

  test('CALC-05 a guest left alone in a double room costs a whole one', () => {
    const doubles = { rooms: [beds(2, 'standard', 18)], cabins: [], numberOfPersons: null }
    const alone = costsGivenAt(costGiven({ contingent: doubles }), 25)
    expect(told(alone)[0]).toEqual(['Doppelzimmer', 26 * 3, 3_900])
  })

  test('CALC-05 board is paid for each guest, not for each bed', () => {
    const board = purchaseItem({ id: 3, name: 'Halbpension', price: euros(1_900) })
    const contingent = { rooms: [beds(2, 'standard', 18)], cabins: [], numberOfPersons: null }
    const services = [purchaseService({}, { items: [purchaseItem(), board] })]
    expect(told(costsGivenAt(costGiven({ contingent, services }), 25))).toEqual([
      ['Doppelzimmer', 78, 3_900],
      ['Halbpension', 75, 1_425],
    ])
  })

  test('CALC-05 a price for all nights is paid once', () => {
    const services = [purchaseService({}, { items: [purchaseItem({ priceForAllNights: true })] })]
    expect(told(costGiven({ services }))).toEqual([['Doppelzimmer', 40, 2_000]])
  })

  test.each([
    // guests, buses
    [1, 1],
    [48, 1],
    [49, 2],
    [97, 3],
  ])('CALC-05 %i guests bring %i buses on board, each with its tax', (numberOfPersons, buses) => {
    const contingent = { rooms: [], cabins: [], numberOfPersons }
    const priced = { ...tickets, ticket: euros(1_200), ticketTax: euros(200), bus: euros(9_000), busTax: euros(1_000) }
    expect(told(costGiven({ contingent, services: [ferry('day', { tickets: priced })] }))).toEqual([
      ['Ticket', numberOfPersons, numberOfPersons * 12],
      ['Steuer Ticket', numberOfPersons, numberOfPersons * 2],
      ['Bus an Bord', buses, buses * 90],
      ['Steuer Bus', buses, buses * 10],
    ])
  })

  test('CALC-05 cabins of a night ferry, those of the trip where the request holds none', () => {
    const priced = (persons: number, cents: number) => ({ ...beds(persons, 'inside', 0), price: euros(cents) })
    const contingent = {
      ...{ rooms: [beds(2, 'standard', 18), beds(1, 'standard', 4)], numberOfPersons: null },
      cabins: [beds(2, 'inside', 18), beds(1, 'inside', 4)],
    }
    const services = [ferry('night', { tickets, cabins: [priced(2, 20_000), priced(1, 15_000)] })]
    const { lines } = costsOf(costGiven({ contingent, services }))
    expect(lines.map(({ quantity, cents, singleCents }) => [quantity, cents, singleCents])).toEqual([
      [18, 360_000, 0],
      // 150 alone instead of 100 with somebody else.
      [4, 60_000, 20_000],
    ])
  })

  test('CALC-05 cabins that a price by guest covers are no gap', () => {
    const contingent = { rooms: [], cabins: [beds(2, 'inside', 18)], numberOfPersons: null }
    const items = [purchaseItem({ name: 'Kabinenplatz', quantityType: 'per_person', price: euros(9_000) })]
    const given = costGiven({ contingent, services: [ferry('night', { tickets, items })] })
    expect(told(given)).toEqual([['Kabinenplatz', 36, 3_240]])
    expect(reasons(given)).toEqual([])
  })

  test('CALC-05 costs of the trip: by guest, for the group, and once more above a size', () => {
    const cost = (id: number, per: 'per_person' | 'per_group', groupSize: number | null) => ({
      ...{ id, name: `Kosten ${id}`, per, groupSize, price: euros(10_000) },
    })
    const ownCosts = [cost(1, 'per_person', null), cost(2, 'per_group', null), cost(3, 'per_group', 25)]
    expect(told(costGiven({ services: [], ownCosts })).map(([, quantity]) => quantity)).toEqual([40, 1, 2])
  })
})

describe('CALC-05 which request counts', () => {
  test.each<[string, Partial<PurchaseRequest>[], string[]]>([
    ['none', [], ['Keine Anfrage']],
    ['the only one', [{ isChosen: false }], []],
    ['the chosen one of two', [{ isChosen: false }, { id: 2 }], []],
    ['two of which none is chosen', [{ isChosen: false }, { id: 2, isChosen: false }], ['2 Anfragen, keine gewählt']],
    ['the one that is still in the running', [{ status: 'declined' }, { id: 2, isChosen: false }], []],
    ['declined ones', [{ status: 'declined' }, { status: 'cancelled' }], ['Alle Anfragen abgesagt']],
  ])('CALC-05 %s', (_name, requests, gaps) => {
    const services = [purchaseService({ requests: requests.map(purchaseRequest) })]
    expect(reasons(costGiven({ services }))).toEqual(gaps)
    expect(costsOf(costGiven({ services })).totals.purchase).toBe(gaps.length === 0 ? 624_000 : 0)
  })

  test.each<[string, CostGiven['services'], string[]]>([
    ['a request without a price', [purchaseService({}, { items: [] })], ['Kein Einkaufspreis']],
    ['a price of 0', [other({ items: [purchaseItem({ name: '', price: euros(0) })] })], []],
    [
      'one price of several',
      [other({ items: [purchaseItem({ name: 'Orgel' }), purchaseItem({ id: 2, name: 'Führung', price: null })] })],
      ['Führung ohne Einkaufspreis'],
    ],
    ['no price for singles', [purchaseService({}, { items: [purchaseItem()] })], ['Kein Preis im Einzelzimmer']],
    [
      'a single room only',
      [purchaseService({}, { items: [{ ...rooms[1], name: 'Einzelzimmer' } as (typeof rooms)[number]] })],
      ['Kein Preis im Doppelzimmer'],
    ],
    [
      'free places nobody can read',
      [purchaseService({}, { freePlaces: 'nach Absprache' })],
      ['Freiplatz nicht gelesen, zählt nicht'],
    ],
    ['another currency', [other({ items: [purchaseItem({ price: euros(100, 'NOK') })] })], ['Kurs fehlt: NOK']],
    ['a service that is only offered', [purchaseService({ status: 'optional' }, { items: [] })], []],
    ['a service paid on the spot', [purchaseService({ status: 'atLocation' }, { items: [] })], []],
    ['a hidden service', [purchaseService({ status: 'additional', isHidden: true }, { items: [] })], []],
  ])('CALC-05 a gap is told: %s', (_name, services, gaps) => {
    expect(reasons(costGiven({ services }))).toEqual(gaps)
  })

  test('CALC-05 a service offered on top costs for those who take part, a hidden one nothing', () => {
    const part = (isHidden: boolean) =>
      purchaseService(
        { kind: 'other', status: 'additional', isHidden },
        { reservedAmount: 12, items: [purchaseItem({ quantityType: 'per_person' })] },
      )
    expect(told(costGiven({ services: [part(false)] }))).toEqual([['Doppelzimmer', 12, 600]])
    const hidden = costsOf(costGiven({ services: [part(true)] }))
    expect([hidden.totals.purchase, hidden.lines[0]?.reason]).toEqual([0, 'Ausgeblendet'])
  })
})

test.each([
  // rule, beds paid a night, single supplements a night
  ['', 40, 4],
  ['1 auf 20 im DZ', 38, 4],
  ['1 je 25', 39, 4],
  ['1 FP pro 20 im EZ', 38, 2],
  ['jede 21. Person frei', 39, 4],
  ['20+1', 39, 4],
  ['keiner', 40, 4],
  ['1 je 60', 40, 4],
])('CALC-05 the provider grants "%s"', (freePlaces, bedsPaid, singles) => {
  const { lines } = costsOf(costGiven({ services: [purchaseService({}, { freePlaces })] }))
  expect(lines.map(({ quantity }) => quantity / 3)).toEqual([bedsPaid, singles])
})

test('CALC-05 another currency is taken at the rate of the trip and rounded once', () => {
  const services = [other({ items: [purchaseItem({ quantityType: 'per_person', price: euros(3_333, 'NOK') })] })]
  const rates = new Map([['NOK', 11.5]])
  // 40 × 33,33 = 1.333,20 NOK; at 11,50 that is 115,93 €
  expect(costsOf(costGiven({ services, rates })).totals.purchase).toBe(11_593)
})

test('CALC-05 overheads are percent of the purchase and an amount for each guest', () => {
  const overhead = { percent: 5, centsPerPerson: 250 }
  expect(costsOf(costGiven({ overhead })).totals).toEqual({
    ...{ purchase: 624_000, overhead: 31_200 + 10_000, cost: 665_200 },
  })
})
