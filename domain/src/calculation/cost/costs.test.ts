import { describe, expect, test } from 'vitest'
import { beds } from '../calculation.fixture.ts'
import { costsGivenAt } from './at-size.ts'
import { costGiven, euros, purchaseItem, purchaseRequest, purchaseService, rooms } from './cost.fixture.ts'
import type { CostGiven, PurchaseItem, PurchaseRequest, PurchaseService } from './cost-service.ts'
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

  test('CALC-05 CALC-06 a room at an odd cent is paid by two, and no cent is lost (decision 102)', () => {
    const items = [
      purchaseItem({ price: euros(15_555), priceForTwo: true }),
      purchaseItem({ id: 2, name: 'Einzelzimmer', quantityType: 'per_single_room_night', price: euros(10_000) }),
    ]
    const { lines } = costsOf(costGiven({ services: [purchaseService({}, { items })] }))
    // 18 rooms and 4 single ones for 3 nights, whose guests pay above half a room 22,225 each night.
    expect(lines.map(({ quantity, unitCents, cents }) => [quantity, unitCents, cents])).toEqual([
      [54, 15_555, 54 * 15_555],
      [12, 10_000, 120_000],
    ])
    expect(lines[1]?.singleCents).toBe(26_670)
    // One of two is free: half a room, rounded once.
    const freePlaces = '1 auf 40'
    const [beds] = costsOf(costGiven({ services: [purchaseService({}, { items, freePlaces })] })).lines
    expect(beds).toMatchObject({ quantity: 52.5, free: 1, cents: 816_638 })
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

const item = (id: number, name: string, quantityType: PurchaseItem['quantityType'], cents: number) =>
  purchaseItem({ id, name, quantityType, price: euros(cents) })

describe('CALC-05 CALC-07 what a price of a request is paid for', () => {
  test.each<[PurchaseItem['quantityType'], number, string]>([
    ['per_person', 40, 'person'],
    ['per_person_night', 120, 'person'],
    ['per_single_room', 4, 'room'],
    ['per_single_room_night', 12, 'room'],
    ['per_group', 1, 'group'],
  ])('CALC-05 CALC-07 %s', (quantityType, quantity, behaviour) => {
    const { lines } = costsOf(costGiven({ services: [other({ items: [purchaseItem({ quantityType })] })] }))
    expect(lines).toMatchObject([{ quantity, behaviour, cents: quantity * 5_000 }])
  })

  test('CALC-05 nobody pays for a group in which nobody is, and free places take nothing off', () => {
    const items = [purchaseItem({ quantityType: 'per_group' })]
    const services = [other({ items, freePlaces: '1 auf 20' })]
    expect(told(costGiven({ services }))).toEqual([['Doppelzimmer', 1, 50]])
    const empty = { rooms: [], cabins: [], numberOfPersons: null }
    expect(told(costGiven({ services, contingent: empty }))).toEqual([['Doppelzimmer', 0, 0]])
  })

  test('CALC-05 REQ-06 who sleeps alone pays the whole price of a single room as the comparison of houses shows it', () => {
    const items = [
      item(1, 'Doppelzimmer', 'per_person_night', 5_000),
      item(2, 'Einzelzimmer', 'per_single_room_night', 8_000),
      item(3, 'Kurtaxe', 'per_person_night', 200),
    ]
    const { lines } = costsOf(costGiven({ services: [purchaseService({}, { items })] }))
    expect(lines.map(({ quantity, cents, singleCents, share }) => [quantity, cents, singleCents, share])).toEqual([
      [108, 540_000, 0, 'package'],
      // 30 a night above a bed in a double room.
      [12, 96_000, 36_000, 'package'],
      [120, 24_000, 0, 'package'],
    ])
    const both = [...items, item(4, 'Einzelzimmerzuschlag', 'per_single_room_night', 2_500)]
    const withBoth = costsOf(costGiven({ services: [purchaseService({}, { items: both })] }))
    expect(withBoth.lines.map(({ quantity, reason }) => [quantity, reason])).toEqual([
      [120, null],
      [0, 'Der Einzelzimmerzuschlag zählt'],
      [120, null],
      [12, null],
    ])
    expect(withBoth.gaps).toEqual([])
  })

  test('CALC-05 prices of the stay are read by their names', () => {
    const items = [item(1, 'Doppelzimmer', 'per_person', 15_000), item(2, 'Einzelzimmer', 'per_single_room', 24_000)]
    const given = costGiven({ services: [purchaseService({}, { items })] })
    expect(told(given)).toEqual([
      ['Doppelzimmer', 36, 5_400],
      ['Einzelzimmer', 4, 960],
    ])
    const only = costGiven({ services: [purchaseService({}, { items: items.slice(0, 1) })] })
    expect(reasons(only)).toEqual(['Kein Preis im Einzelzimmer'])
  })
})

describe('CALC-05 a request for another number of guests', () => {
  const cabin = (amount: number, reserved = amount) => ({
    ...beds(2, 'inside', amount, reserved),
    price: euros(20_000),
  })

  test('CALC-05 cabins of the package are paid for the group that pays the package, and the line tells both', () => {
    const services = [ferry('night', { tickets, cabins: [cabin(15)], reservedAmount: 30 })]
    expect(costsOf(costGiven({ services })).lines).toMatchObject([{ quantity: 20, cents: 400_000, requestPax: 30 }])
    const seats = { ...beds(1, 'second', 30), price: euros(1_000) }
    const train = [
      purchaseService({ kind: 'train', passage: 'day' }, { items: [], cabins: [seats], reservedAmount: 30 }),
    ]
    expect(costsOf(costGiven({ services: train })).lines).toMatchObject([{ quantity: 40, requestPax: 30 }])
  })

  test('CALC-05 where nothing is held yet the cabins asked for tell the mix', () => {
    const services = [ferry('night', { tickets, cabins: [cabin(15, 0)], reservedAmount: 0 })]
    const given = costGiven({ services })
    expect(costsOf(given).lines).toMatchObject([{ quantity: 20, requestPax: null }])
    expect(reasons(given)).toEqual([])
    const nobody = { ...given, contingent: { rooms: [], cabins: [], numberOfPersons: null } }
    expect(costsOf(nobody).lines).toMatchObject([{ quantity: 0, reason: 'Keine Teilnehmer' }])
    expect(reasons(nobody)).toEqual([])
  })

  test('CALC-05 a service on top is paid for whom its request names, as its row is charged', () => {
    const part = { status: 'additional', kind: 'ferry', passage: 'night' } as const
    const services = [purchaseService(part, { items: [], tickets, cabins: [cabin(15)], reservedAmount: 30 })]
    expect(costsOf(costGiven({ services })).lines).toMatchObject([{ quantity: 15, requestPax: null }])
  })

  test('CALC-05 what is sold on top for the group is bought once, as it is sold, before anybody is booked', () => {
    const items = [item(1, 'Stadtführung', 'per_group', 14_400), item(2, 'Eintritt', 'per_person', 500)]
    const sold = (isForGroup: boolean) =>
      told(
        costGiven({
          services: [
            purchaseService({ status: 'additional', kind: 'other', isForGroup }, { items, reservedAmount: 0 }),
          ],
        }),
      )
    expect(sold(true)).toEqual([
      ['Stadtführung', 1, 144],
      ['Eintritt', 0, 0],
    ])
    expect(sold(false)).toEqual([
      ['Stadtführung', 0, 0],
      ['Eintritt', 0, 0],
    ])
  })

  test('CALC-05 a house that holds more or less is told where it is paid for', () => {
    const lines = (reservedAmount: number, basis: 'Asked' | 'Reserved') =>
      costsOf(costGiven({ basis, services: [purchaseService({}, { reservedAmount })] })).lines.map(
        ({ quantity, requestPax }) => [quantity, requestPax],
      )
    expect(lines(44, 'Reserved')[0]).toEqual([120, 44])
    expect(lines(44, 'Asked')[0]).toEqual([120, null])
    expect(lines(0, 'Reserved')[0]).toEqual([120, null])
  })
})

describe('CALC-05 which request counts', () => {
  test.each<[string, Partial<PurchaseRequest>[], string[]]>([
    ['none', [], ['Keine Anfrage']],
    ['the only one', [{ isChosen: false }], []],
    ['the chosen one of two', [{ isChosen: false }, { id: 2 }], []],
    ['two of which none is chosen', [{ isChosen: false }, { id: 2, isChosen: false }], ['2 Anfragen, keine gewählt']],
    ['the one that is still in the running', [{ status: 'declined' }, { id: 2, isChosen: false }], []],
    ['the one whose option has not run out', [{ isLapsed: true }, { id: 2, isChosen: false }], []],
    ['lapsed ones', [{ isLapsed: true }, { status: 'declined' }], ['Option abgelaufen']],
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
      ['Freiplatzregel „nach Absprache“ nicht lesbar, zählt nicht'],
    ],
    [
      'nothing but hidden prices',
      [other({ items: [purchaseItem({ billingType: 'not_included' })] })],
      ['Kein Einkaufspreis zählt mit'],
    ],
    ['a price for the group', [other({ items: [purchaseItem({ quantityType: 'per_group' })] })], []],
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
  // guests, beds paid a night: alone, in a room for three, the others by two
  [23, 23],
  [11, 11],
  [10, 11],
  [0, 0],
])(
  'CALC-05 %i of 23 book a hotel on top: some of them share a room for three, as of the group, %i beds',
  (guests, paid) => {
    const mixed = [beds(1, 'standard', 4), beds(2, 'standard', 8), beds(3, 'standard', 1)]
    const services = [purchaseService({ status: 'additional' }, { reservedAmount: guests, items: [purchaseItem()] })]
    const given = costGiven({ contingent: { rooms: mixed, cabins: [], numberOfPersons: null }, services })
    expect(told(given).map(([, quantity]) => quantity)).toEqual([paid * 3])
  },
)

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

test.each([
  ['Bryggekanten', 'Bryggekanten, Bergen', 'Bryggekanten, Bergen'],
  ['Nordlinie', '', 'Nordlinie'],
  ['', '', 'Hotel'],
])('CALC-05 what %s is asked for is named by "%s": %s', (provider, title, name) => {
  const { lines, gaps } = costsOf(
    costGiven({ services: [purchaseService({ title }, { provider, items: [purchaseItem()] })] }),
  )
  expect([lines[0]?.title, gaps[0]?.title]).toEqual([name, name])
})

test('CALC-05 another currency is taken at the rate of the trip and rounded once', () => {
  const services = [other({ items: [purchaseItem({ quantityType: 'per_person', price: euros(3_333, 'NOK') })] })]
  const rates = new Map([['NOK', 11.5]])
  // 40 × 33,33 = 1.333,20 NOK; at 11,50 that is 115,93 €
  expect(costsOf(costGiven({ services, rates })).totals.purchase).toBe(11_593)
})

test('CALC-05 what is unknown is named while nobody is booked yet, for those who are asked for; the lines count 0', () => {
  const contingent = {
    rooms: [beds(2, 'standard', 18, 0), beds(1, 'standard', 4, 0)],
    cabins: [],
    numberOfPersons: null,
  }
  const services = [purchaseService({}, { items: [purchaseItem({ price: euros(5_000, 'NOK') })] })]
  const booked = costsOf(costGiven({ contingent, services }))
  const asked = costsOf(costGiven({ contingent, services, basis: 'Asked' }))
  expect(booked.gaps.map(({ reason }) => reason)).toEqual(['Kein Preis im Einzelzimmer', 'Kurs fehlt: NOK'])
  expect(booked.gaps).toEqual(asked.gaps)
  expect(booked.totals.purchase).toBe(0)
  // Of a trip without any guest, too, a currency without a rate is no price.
  const nobody = { rooms: [], cabins: [], numberOfPersons: null }
  expect(costsOf(costGiven({ contingent: nobody, services })).gaps.map(({ reason }) => reason)).toEqual([
    'Kurs fehlt: NOK',
  ])
})

test('CALC-05 overheads are percent of the purchase and an amount for each guest', () => {
  const overhead = { percent: 5, centsPerPerson: 250 }
  expect(costsOf(costGiven({ overhead })).totals).toEqual({
    ...{ purchase: 624_000, overhead: 31_200 + 10_000, cost: 665_200 },
  })
})

test('CALC-05 services of one name are told apart by their day, as the rows of the sale are, else by a number', () => {
  const unasked = (id: number, date: string | null, more: Partial<PurchaseService> = {}) =>
    purchaseService({ id, kind: 'train', title: '', date, requests: [], ...more })
  const services = [
    unasked(1, '2027-05-13'),
    unasked(2, '2027-05-15'),
    unasked(3, '2027-05-15'),
    unasked(4, null, { kind: 'airline' }),
    unasked(5, '2027-05-14', { kind: 'ferry' }),
    // What guests pay themselves is not told, and tells nobody apart.
    unasked(6, '2027-05-16', { kind: 'ferry', status: 'atLocation' }),
    purchaseService({ id: 7 }),
    purchaseService({ id: 8, date: '2027-05-18' }, { id: 2 }),
  ]
  const { gaps, lines } = costsOf(costGiven({ services }))
  expect(gaps.map(({ title }) => title)).toEqual([
    'Zug (am 13.05.)',
    'Zug (am 15.05.)',
    'Zug (am 15.05.) 2',
    'Flug',
    'Fähre',
  ])
  expect(new Set(lines.map(({ title }) => title))).toEqual(
    new Set(['Bryggekanten, Bergen (am 14.05.)', 'Bryggekanten, Bergen (am 18.05.)']),
  )
})
