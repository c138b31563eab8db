import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalAmount, parseAmount, rounded } from '../money.ts'
import { type CalculationGiven, calculate } from './calculate.ts'
import { extra, hotel, item, tier } from './calculation.fixture.ts'
import { groupOf } from './group.ts'
import type { PriceRow } from './price-row.ts'
import { spreadSingles } from './tiers.ts'

/* The laws of a calculation, for whatever input. */

const count = fc.integer({ min: 0, max: 60 })
const cents = fc.integer({ min: -500_000, max: 5_000_000 })
const billing = fc.constantFrom<PriceRow['billingType'][]>('included', 'not_included')
const amounts = fc.record({ askedAmount: count, reservedAmount: count })
const bed = (types: string[]) =>
  fc
    .record({ persons: fc.integer({ min: 1, max: 6 }), type: fc.constantFrom(...types) })
    .chain((size) => amounts.map((amount) => ({ ...size, ...amount })))
const service = fc.record({
  amounts: fc.option(amounts),
  cabins: fc.array(bed(['second', 'first', 'inside', 'outside'])),
})
const flags = fc.record({ billingType: billing, hasFreeplaces: fc.boolean() })
const row = fc
  .tuple(
    flags,
    fc.oneof(
      fc
        .tuple(fc.constantFrom('double' as const, 'single' as const), fc.integer({ min: 1, max: 99 }), cents)
        .map((of) => tier(...of)),
      cents.map((price) => extra({ type: 'per_person', cents: price })),
      fc.tuple(cents, count).map(([price, quantity]) => extra({ type: 'custom', cents: price, quantity })),
      fc.tuple(service, cents).map(([booked, price]) => hotel({ service: booked, doubleCents: price })),
      fc
        .tuple(service, cents, count)
        .map(([booked, price, nights]) =>
          item({ service: booked, cents: price, nights, quantityType: 'per_person_night' }),
        ),
    ),
  )
  .map(([flag, made]): PriceRow => ({ ...made, ...flag }))
const rules = fc.array(
  fc.record({
    numberOfPersons: fc.integer({ min: 1, max: 60 }),
    type: fc.constantFrom('single' as const, 'double' as const),
  }),
  { maxLength: 6 },
)
const anything: fc.Arbitrary<CalculationGiven> = fc.record({
  basis: fc.constantFrom('Reserved' as const, 'Asked' as const),
  currency: fc.constant('EUR'),
  supplementPrices: fc.boolean(),
  contingent: fc.record({
    rooms: fc.array(bed(['standard', 'Suite']), { maxLength: 5 }),
    cabins: fc.array(bed(['inside', 'outside']), { maxLength: 4 }),
    numberOfPersons: fc.option(count),
  }),
  freePlaces: rules,
  rows: fc.array(row, { maxLength: 8 }).map((rows) => rows.map((made, index) => ({ ...made, key: `row-${index}` }))),
  invoices: fc.array(
    fc.record({
      billingType: fc.constantFrom('included' as const, 'not_included' as const),
      status: fc.constantFrom('new', 'paid', 'canceled'),
      payments: fc.array(fc.record({ cents })),
    }),
  ),
  sortHelper: fc.array(fc.constantFrom('row-1', 'row-3', 'row-99')),
  withdrawn: fc.constant([]),
  moved: fc.constant([]),
  uncounted: fc.constant([]),
})

const holds = (law: (given: CalculationGiven) => void) => fc.assert(fc.property(anything, law))
const totalOf = (given: CalculationGiven) => calculate(given).totals.beforePayments

test('CALC-04 the lines add up to the total, their parts to the line, and what is due is the rest', () => {
  holds((given) => {
    const { lines, totals } = calculate(given)
    expect(lines).toHaveLength(given.rows.length)
    expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(totals.beforePayments)
    for (const { cents: amount, quantity, parts, reason } of lines) {
      expect(parts.reduce((sum, part) => sum + part.quantity * part.unitCents, 0)).toBe(amount)
      expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity)
      expect(reason === null).toBe(amount !== 0)
    }
    expect(totals.due + totals.payments).toBe(totals.beforePayments)
  })
})

test('CALC-04 no count is below 0, and everything is a whole number', () => {
  holds((given) => {
    const { lines, totals, group } = calculate(given)
    for (const { quantity, cents: amount } of lines) {
      expect(quantity).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(quantity) && Number.isSafeInteger(amount)).toBe(true)
    }
    expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
    expect(group.doubles + group.singles + group.others).toBe(group.pax)
  })
})

test('CALC-02 a row switched twice is what it was; a hidden row changes no total and shows no amount', () => {
  fc.assert(
    fc.property(anything, row, (given, another) => {
      const hidden = { ...another, key: 'row-hidden', billingType: 'not_included' as const }
      const { lines, totals } = calculate({ ...given, rows: [...given.rows, hidden] })
      expect(totals).toEqual(calculate(given).totals)
      expect(lines.find(({ key }) => key === 'row-hidden')).toMatchObject({ quantity: 0, cents: 0, isShown: false })
      const [first, ...others] = given.rows
      if (first === undefined) return
      const off = { ...first, billingType: 'not_included' as const }
      const backOn = { ...off, billingType: first.billingType }
      expect(calculate({ ...given, rows: [backOn, ...others] })).toEqual(calculate(given))
    }),
  )
})

test('CALC-01 the order of rows, rules, rooms and keys changes no total', () => {
  holds((given) => {
    const { rooms, cabins, numberOfPersons } = given.contingent
    const turned: CalculationGiven = {
      ...given,
      contingent: { rooms: rooms.toReversed(), cabins: cabins.toReversed(), numberOfPersons },
      freePlaces: given.freePlaces.toReversed(),
      rows: given.rows.toReversed(),
      sortHelper: given.sortHelper.toReversed(),
    }
    expect(totalOf(turned)).toBe(totalOf(given))
  })
})

test('CALC-04 single rooms spread over tiers are as many as there are, less who travels free', () => {
  const tiers = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 40 }), cents).map(([size, price]) => tier('single', size, price)),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(tiers, count, fc.integer({ min: 0, max: 9 }), (rows, singles, free) => {
      const keyed = rows.map((made, index) => ({ ...made, key: `single-${index}` }))
      const spread = [...spreadSingles(keyed, singles, free).values()].map(({ paying }) => paying)
      expect(spread.reduce((sum, guests) => sum + guests, 0)).toBe(Math.max(0, singles - free))
      expect(spread.every((guests) => guests >= 0)).toBe(true)
    }),
  )
})

test('CALC-04 on more guests no free place is lost', () => {
  holds((given) => {
    const { pax } = groupOf(given.contingent, given.basis)
    const { free } = calculate(given)
    expect(free.double + free.single).toBe(
      given.freePlaces.filter(({ numberOfPersons }) => numberOfPersons <= pax).length,
    )
  })
})

test('CALC-04 amounts are read back as the cents they were; halves are rounded away from zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (sum) => {
      expect(parseAmount(decimalAmount(sum))).toBe(sum)
      expect(rounded(sum)).toBe(sum)
    }),
  )
  expect([0.5, -0.5, 1.4, -1.5, 2.5, -0.4].map(rounded)).toEqual([1, -1, 1, -2, 3, 0])
})
