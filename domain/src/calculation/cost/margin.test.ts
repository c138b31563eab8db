import { expect, test } from 'vitest'
import type { Rounding } from '../../accounts/settings.ts'
import { calculate } from '../calculate.ts'
import { beds, given, hotel, tier } from '../calculation.fixture.ts'
import { contingentAt } from './at-size.ts'
import { costGiven, euros, purchaseItem, purchaseService } from './cost.fixture.ts'
import { costsOf } from './costs.ts'
import { isPurchaseUnknown, resultOf } from './result.ts'
import { type MarginGiven, rowMargins } from './row-margins.ts'
import { roundedUp, suggestedPrice } from './target.ts'
import { breakEvenOf, lossesAbove, oneMoreFreePlace, resultAt, resultsBySize, tableOf } from './what-if.ts'

const target = { percent: 10, centsPerPerson: 0, rounding: 'nine' } as const

/** The choir in Bergen with a hired bus, sold at 250 from 20 and 220 from 40, single 80 more. */
function choir(more: Partial<MarginGiven> = {}): MarginGiven {
  const bus = { id: 1, name: 'Bus', per: 'per_group', groupSize: 48, price: euros(120_000) } as const
  return {
    sale: given({ rows: [tier('double', 20, 25_000), tier('double', 40, 22_000), tier('single', 9, 8_000)] }),
    cost: costGiven({ ownCosts: [bus] }),
    ...{ target, services: new Map() },
    ...more,
  }
}
const marginsOf = (of: MarginGiven) => rowMargins(of, calculate(of.sale), costsOf(of.cost))

test('CALC-05 the margin is what is sold less what it costs, told on the selling price', () => {
  const { sale, cost } = choir()
  // 40 × 220 + 4 × 80 = 9.120; 6.240 + 1.200 = 7.440
  expect(resultOf(calculate(sale), costsOf(cost), target)).toEqual({
    ...{ pax: 40, sale: 912_000, purchase: 744_000, overhead: 0, margin: 168_000 },
    ...{ share: 168 / 912, perPerson: 4_200, target: 91_200 },
  })
})

test.each<[number, Rounding, number]>([
  [165_010, 'nine', 165_900],
  [165_900, 'nine', 165_900],
  [165_901, 'nine', 166_900],
  [165_010, 'five', 165_500],
  [165_510, 'five', 166_000],
  [165_010, 'ten', 166_000],
  [0, 'nine', 900],
])('CALC-05 %i cents are rounded up %s to %i', (cents, rounding, rounded) => {
  expect(roundedUp(cents, rounding)).toBe(rounded)
})

test('CALC-05 a suggestion keeps the target, and there is none for a margin of everything', () => {
  expect(suggestedPrice(100_000, { ...target, percent: 15 })).toBe(117_900)
  expect(suggestedPrice(100_000, { ...target, percent: 100 })).toBeNull()
  expect(suggestedPrice(100_000, { ...target, percent: 0, rounding: 'ten' }, 5_000)).toBe(105_000)
})

test('CALC-05 a tier is looked at at its lower limit, with what single rooms cost left to the supplement', () => {
  const margins = marginsOf(choir())
  // 20 guests: 18 in double rooms, 2 alone, 20 × 150 + 1.200 = 4.200: 210 each
  expect(margins.get('double-20')).toEqual({ cost: 21_000, margin: 4_000, share: 0.16, suggestion: null })
  // 40 guests: 150 + 30 = 180
  expect(margins.get('double-40')).toEqual({ cost: 18_000, margin: 4_000, share: 4 / 22, suggestion: null })
  expect(margins.get('single-9')).toEqual({ cost: 6_000, margin: 2_000, share: 0.25, suggestion: null })
})

test('CALC-05 an accepted price stays when costs move; the new margin and a new suggestion stand beside it', () => {
  const dear = choir()
  const services = [purchaseService({}, { items: [purchaseItem({ price: euros(5_700) })] })]
  const margins = marginsOf({ ...dear, cost: { ...dear.cost, services } })
  expect(dear.sale.rows[0]).toMatchObject({ cents: 25_000 })
  // 20 × 171 + 1.200 = 4.620: 231; 231 / 0,9 = 256,67
  expect(margins.get('double-20')).toEqual({ cost: 23_100, margin: 1_900, share: 0.076, suggestion: 25_900 })
})

test('CALC-05 free places to the client are paid for by the others', () => {
  const { sale, ...rest } = choir()
  const free = { ...sale, freePlaces: [{ numberOfPersons: 20, type: 'double' as const }] }
  // 4.200 over 19 who pay
  expect(marginsOf({ sale: free, ...rest }).get('double-20')?.cost).toBe(22_105)
})

test('CALC-05 a guest in a single room with a price of its own pays for the package, too', () => {
  const { sale, ...rest } = choir()
  const own = { ...sale, supplementPrices: false }
  expect(marginsOf({ sale: own, ...rest }).get('single-9')?.cost).toBe(18_000 + 6_000)
})

test('CALC-05 where nobody told a price a tier has no margin of everything, nor has the trip', () => {
  const { sale } = choir()
  const foreign = [purchaseService({}, { items: [purchaseItem({ price: euros(5_700, 'NOK') })] })]
  const cost = costGiven({ services: foreign })
  expect(marginsOf(choir({ cost }))).toEqual(new Map())
  expect(isPurchaseUnknown(costsOf(cost))).toBe(true)
  // Only what a single room costs is unknown: its tiers have no margin, the others have.
  const alone = costGiven({ services: [purchaseService({}, { items: [purchaseItem()] })] })
  expect([...marginsOf(choir({ cost: alone })).keys()]).toEqual(['double-20', 'double-40'])
  const own = { ...sale, supplementPrices: false }
  expect([...marginsOf(choir({ sale: own, cost: alone })).keys()]).toEqual(['double-20', 'double-40'])
  expect(isPurchaseUnknown(costsOf(alone))).toBe(false)
  // 0 is a price: it is told, and it is kept.
  const free = costGiven({ services: [] })
  expect(marginsOf(choir({ cost: free })).get('double-20')?.share).toBe(1)
  expect(isPurchaseUnknown(costsOf(free))).toBe(false)
})

test.each([
  ['every price is told', [{}], 'wholly'],
  ['one is missing', [{}, { items: [] }], 'provisionally'],
  ['nobody told one', [{ items: [] }], 'not'],
  ['nothing is bought', [], 'wholly'],
])('CALC-05 at another size the margin is known as far as what is bought is priced: %s', (_, requests, known) => {
  const services = requests.map((request, index) => purchaseService({ id: index + 1 }, request))
  expect(resultAt(choir({ cost: costGiven({ services }) }), 40).known).toBe(known)
})

test('CALC-05 a service on top has its own cost beside its price, with its share of overheads', () => {
  const service = purchaseService(
    { id: 7, status: 'additional' },
    { reservedAmount: 10, items: [purchaseItem({ quantityType: 'per_person', price: euros(5_000) })] },
  )
  const sale = given({ rows: [hotel({ service: { amounts: { askedAmount: 10, reservedAmount: 10 }, cabins: [] } })] })
  const cost = costGiven({ services: [service], overhead: { percent: 10, centsPerPerson: 0 } })
  const margins = marginsOf(choir({ sale, cost, services: new Map([['hotel-1', 7]]) }))
  // 9 × 80 + 1 × 110 = 830 for 10; 500 and 10 % of it
  expect(margins.get('hotel-1')).toEqual({ cost: 5_500, margin: 2_800, share: 28 / 83, suggestion: null })
})

test('CALC-05 another size keeps the mix of rooms and never loses a guest', () => {
  const mix = {
    rooms: [beds(2, 'standard', 16), beds(1, 'standard', 5), beds(3, 'standard', 1)],
    cabins: [],
    numberOfPersons: null,
  }
  const at = contingentAt(mix, 'Reserved', 21)
  expect(at.rooms.map(({ persons, reservedAmount }) => [persons, reservedAmount])).toEqual([
    [2, 7.5],
    [1, 3],
    [3, 1],
  ])
  expect(contingentAt(mix, 'Reserved', 40)).toBe(mix)
  const typed = { rooms: [], cabins: [], numberOfPersons: 12 }
  expect(contingentAt(typed, 'Asked', 30)).toEqual({ ...typed, numberOfPersons: 30 })
})

test('CALC-05 the table tells the trip at other sizes, where it pays for itself, and what one more free place takes', () => {
  const results = resultsBySize(choir())
  expect(resultAt(choir(), 40)).toMatchObject({ pax: 40, margin: 168_000, price: 22_000, costPerPayer: 18_600 })
  // 19 guests fall below the smallest tier, where the last one counts: 220 instead of 250.
  expect(results[18]).toMatchObject({ pax: 19, price: 22_000, isReached: false })
  expect(tableOf(results, choir()).map(({ pax }) => pax)).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60])
  // 17: 15 share 8 rooms, 3.900 do not pay for 18 beds, 2 supplements and the bus, 4.020; 18 guests bring 4.120.
  expect(breakEvenOf(results)).toBe(18)
  expect(breakEvenOf([])).toBeNull()
  expect(lossesAbove(results)).toEqual([])
  // A lower tier at 40 makes the larger group a loss again; the smaller one still pays for itself.
  const cheap = given({ rows: [tier('double', 20, 25_000), tier('double', 40, 15_000), tier('single', 9, 8_000)] })
  const dropping = resultsBySize(choir({ sale: cheap }))
  const reached = dropping.filter(({ pax }) => pax >= 20)
  expect(breakEvenOf(reached)).toBe(20)
  expect(lossesAbove(reached)).toEqual([{ from: 40, to: 60 }])
  expect(oneMoreFreePlace(choir())).toBe(-22_000)
})
