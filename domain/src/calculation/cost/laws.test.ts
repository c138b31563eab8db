import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RequestedKind } from '../../service-kinds.ts'
import { beds } from '../calculation.fixture.ts'
import { amountOf, groupOf, personsIn } from '../group.ts'
import { contingentAt, costsGivenAt } from './at-size.ts'
import { costGiven } from './cost.fixture.ts'
import type { CostGiven, PurchaseItem, PurchaseService } from './cost-service.ts'
import { costsOf } from './costs.ts'
import { roundedUp } from './target.ts'

/* The laws of costs, for whatever input. */

const count = fc.integer({ min: 0, max: 40 })
const price = fc.option(
  fc.record({ cents: fc.integer({ min: 0, max: 90_000 }), currency: fc.constantFrom('EUR', 'NOK', 'SEK') }),
)
const item: fc.Arbitrary<PurchaseItem> = fc.record({
  id: fc.integer({ min: 1, max: 9_999 }),
  name: fc.constantFrom('Doppelzimmer', 'Halbpension', 'Einzelzimmer', ''),
  quantityType: fc.constantFrom(
    'per_person',
    'per_person_night',
    'per_single_room',
    'per_single_room_night',
    'per_group',
  ),
  billingType: fc.constantFrom('included', 'not_included', 'additional'),
  price,
  priceForAllNights: fc.boolean(),
  priceForTwo: fc.boolean(),
  limitIsValid: fc.boolean(),
  limitIsValidAsked: fc.boolean(),
})
const serviceOf = (kind: RequestedKind, cabinType: string): fc.Arbitrary<PurchaseService> =>
  fc.record({
    id: fc.integer({ min: 1, max: 999 }),
    kind: fc.constant(kind),
    title: fc.constant('Leistung'),
    status: fc.constantFrom('included', 'additional', 'optional', 'atLocation'),
    passage: fc.constantFrom('day', 'night', null),
    isHidden: fc.boolean(),
    isForGroup: fc.boolean(),
    date: fc.constant(null),
    requests: fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 999 }),
        status: fc.constantFrom('option', 'declined'),
        isChosen: fc.boolean(),
        isLapsed: fc.boolean(),
        provider: fc.constant('Haus'),
        nights: fc.integer({ min: 1, max: 5 }),
        askedAmount: count,
        reservedAmount: count,
        freePlaces: fc.constantFrom('', '1 auf 20', 'keiner', 'nach Absprache'),
        items: fc.array(item, { maxLength: 4 }),
        cabins: fc.array(
          fc
            .record({ persons: fc.integer({ min: 1, max: 4 }), asked: count, price })
            .map(({ persons, asked, price: told }) => ({ ...beds(persons, cabinType, asked), price: told })),
          { maxLength: 3 },
        ),
        tickets: fc.option(fc.record({ ticket: price, ticketTax: price, bus: price, busTax: price })),
      }),
      { maxLength: 3 },
    ),
  })
/** The database keeps cabins of ferries and compartments of trains. */
const service: fc.Arbitrary<PurchaseService> = fc
  .constantFrom('hotel', 'ferry', 'train', 'airline', 'other')
  .chain((kind) => serviceOf(kind, kind === 'train' ? 'second' : 'inside'))
const anything: fc.Arbitrary<CostGiven> = fc.record({
  basis: fc.constantFrom('Reserved', 'Asked'),
  currency: fc.constant('EUR'),
  contingent: fc.record({
    rooms: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 4 }), count, count)
        .map(([persons, asked, reserved]) => beds(persons, 'standard', asked, reserved)),
      { maxLength: 4 },
    ),
    cabins: fc.constant([]),
    numberOfPersons: fc.option(count),
  }),
  services: fc.array(service, { maxLength: 5 }),
  ownCosts: fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      name: fc.constant('Bus'),
      per: fc.constantFrom('per_person', 'per_group'),
      groupSize: fc.option(fc.integer({ min: 1, max: 60 })),
      price,
    }),
    { maxLength: 3 },
  ),
  rates: fc.constantFrom(new Map([['NOK', 11.5]]), new Map<string, number>()),
  busSeats: fc.integer({ min: 1, max: 80 }),
  overhead: fc.record({ percent: fc.integer({ min: 0, max: 30 }), centsPerPerson: count }),
})
const whole = (given: CostGiven) => {
  const { lines, gaps, totals } = costsOf(given)
  const key = (value: object) => JSON.stringify(value)
  return { lines: lines.map(key).sort(), gaps: gaps.map(key).sort(), totals }
}

test('CALC-05 the lines add up to the purchase in whole cents, overheads on top', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { lines, totals } = costsOf(given)
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totals.purchase)
      expect(totals.cost).toBe(totals.purchase + totals.overhead)
      expect(
        lines.every(
          ({ cents, quantity }) => Number.isInteger(cents) && Number.isInteger(quantity * 2) && quantity >= 0,
        ),
      ).toBe(true)
      expect(lines.every(({ cents, reason }) => (cents === 0) === (reason !== null))).toBe(true)
    }),
  )
})

test('CALC-05 the order of services, requests and prices changes nothing', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const turned = {
        ...given,
        ownCosts: [...given.ownCosts].reverse(),
        services: [...given.services].reverse().map((one) => ({
          ...one,
          // Two chosen ones there are only here: the first of them counts.
          requests:
            one.requests.filter(({ isChosen }) => isChosen).length > 1 ? one.requests : [...one.requests].reverse(),
        })),
      }
      expect(whole(turned)).toEqual(whole(given))
    }),
  )
})

test('CALC-05 whatever is asked for has a price in the sum or a gap by name', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { lines, gaps } = costsOf(given)
      for (const { service: id, title, reason, quantity } of lines) {
        const isUnknown = reason === 'Ohne Einkaufspreis' || reason?.startsWith('Kurs fehlt') === true
        if (isUnknown && quantity > 0) expect(gaps.some((gap) => gap.service === id && gap.title === title)).toBe(true)
      }
      for (const { id, status, isHidden, requests } of given.services) {
        const isOurs = status === 'included' || status === 'additional'
        if (isOurs && !isHidden && requests.length === 0) expect(gaps.some((gap) => gap.service === id)).toBe(true)
      }
    }),
  )
})

test('CALC-05 a gap changes no other line', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const gap = {
        id: 5_000,
        kind: 'other',
        title: 'Orgel',
        status: 'included',
        passage: null,
        isHidden: false,
        isForGroup: false,
        date: null,
      } as const
      const more = costsOf({ ...given, services: [...given.services, { ...gap, requests: [] }] })
      expect(more.totals).toEqual(costsOf(given).totals)
      expect(more.gaps.filter(({ service: id }) => id === 5_000)).toHaveLength(1)
    }),
  )
})

test('CALC-05 one guest more never costs less where no provider gives places away', () => {
  const small = fc.integer({ min: 0, max: 20 })
  fc.assert(
    fc.property(small, small, fc.integer({ min: 1, max: 70 }), (doubles, singles, pax) => {
      const contingent = {
        rooms: [beds(2, 'standard', doubles), beds(1, 'standard', singles)],
        cabins: [],
        numberOfPersons: null,
      }
      const given = costGiven({ contingent })
      const cost = (size: number) => costsOf(costsGivenAt(given, size)).totals.cost
      expect(cost(pax + 1)).toBeGreaterThanOrEqual(cost(pax))
    }),
  )
})

test('CALC-05 a group of another size has exactly so many guests, in whole rooms but for one', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 80 }), (given, pax) => {
      const { contingent, basis } = given
      const at = contingentAt(contingent, basis, pax)
      expect(groupOf(at, basis).pax).toBe(pax)
      if (groupOf(contingent, basis).from !== 'rooms') return
      expect(personsIn(at.rooms, basis)).toBe(pax)
      expect(at.rooms.filter((room) => !Number.isInteger(amountOf(room, basis))).length).toBeLessThanOrEqual(1)
    }),
  )
})

test('CALC-05 prices are rounded up, never down, and by less than ten', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom('nine', 'five', 'ten'), (cents, rounding) => {
      expect(roundedUp(cents, rounding) - cents).toBeGreaterThanOrEqual(0)
      expect(roundedUp(cents, rounding) - cents).toBeLessThan(1_000)
    }),
  )
})
