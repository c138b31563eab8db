import { expect, test } from 'vitest'
import { moneyOnWire } from '../money.ts'
import { calculate } from './calculate.ts'
import { given, tier } from './calculation.fixture.ts'
import { costGiven, euros, purchaseItem, purchaseService } from './cost/cost.fixture.ts'
import { costsOf } from './cost/costs.ts'
import type { PurchaseRead } from './cost/purchase.contract.ts'
import { resultOf } from './cost/result.ts'
import { costsAsServed } from './cost/served-costs.contract.ts'
import { linesAsServed } from './lines.contract.ts'

const eur = (cents: number) => moneyOnWire({ cents, currency: 'EUR' })
const calculation = calculate(given({ rows: [tier('double', 20, 164_950), tier('single', 6, 41_500)] }))

test('APP-06 CALC-04 lines, their parts and the totals of a calculation leave the API as money, beside their cents', () => {
  const { lines, totals, amounts } = linesAsServed(calculation, 'EUR')
  expect(lines.length).toBeGreaterThan(1)
  for (const { cents, amount, parts } of lines) {
    expect(amount).toEqual(eur(cents))
    for (const part of parts) expect([part.unitPrice, part.amount]).toEqual([eur(part.unitCents), eur(part.cents)])
  }
  expect(amounts).toEqual({
    beforePayments: eur(totals.beforePayments),
    payments: eur(totals.payments),
    due: eur(totals.due),
  })
  expect(amounts.due).toMatchObject({ amount: (totals.due / 100).toFixed(2), currency: 'EUR' })
})

const told = { cents: 5_000, currency: 'EUR' }
const asRead: PurchaseRead['services'][number] = {
  ...{ id: 1, kind: 'ferry', title: 'Kiel – Oslo', status: 'included', passage: 'night', date: null, day: null },
  requests: [
    {
      ...{ id: 1, status: 'option', isChosen: true, isLapsed: false, provider: 'Nordlinie', nights: 1 },
      ...{ askedAmount: 40, reservedAmount: 40, freePlaces: '', items: [] },
      cabins: [{ persons: 2, type: 'inside', askedAmount: 20, reservedAmount: 20, price: told }],
      tickets: { ticket: told, ticketTax: null, bus: told, busTax: null },
    },
  ],
}

test('APP-06 CALC-05 CALC-09 what a trip costs leaves the API as money, a price in the currency of its provider', () => {
  const items = [purchaseItem({ price: euros(70_000, 'NOK') })]
  const rates = new Map([['NOK', 11.5]])
  const { lines, gaps, doubles, totals, ...costs } = costsOf(
    costGiven({ rates, services: [purchaseService({}, { items })] }),
  )
  const target = { percent: 10, centsPerPerson: 0, rounding: 'nine' } as const
  const result = resultOf(calculation, { ...costs, lines, gaps, doubles, totals }, target)
  const served = costsAsServed({
    ...{ currency: 'EUR', services: [asRead], rates: { NOK: 11.5 } },
    ...{ overhead: { percent: 0, centsPerPerson: 250 }, target },
    ...{ busSeats: 48, lines: [...lines], gaps: [...gaps], doubles: [...doubles], totals, result },
  })
  expect(served.lines[0]).toMatchObject({
    unitPrice: { amount: '700.00', currency: 'NOK' },
    amount: eur(lines[0]?.cents ?? 0),
  })
  expect(served.amounts).toEqual({
    ...{ sale: eur(result.sale), purchase: eur(totals.purchase), overhead: eur(0), cost: eur(totals.cost) },
    ...{ margin: eur(result.margin), perPerson: eur(result.perPerson ?? 0), target: eur(result.target) },
  })
  expect(served.lines[0]?.singleAmount).toEqual(eur(lines[0]?.singleCents ?? -1))
  expect([served.overhead.perPerson, served.target.perPerson]).toEqual([eur(250), eur(0)])
  const [request] = served.services[0]?.requests ?? []
  const price = { cents: 5_000, ...eur(5_000) }
  expect([request?.cabins[0]?.price, request?.tickets?.bus, request?.tickets?.busTax]).toEqual([price, price, null])
  expect(bareCents(served)).toEqual([])
})

/** Where an answer tells cents without telling the same as money beside them. */
function bareCents(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const told = Object.entries(value)
  const amounts = told.filter(([, one]) => typeof one === 'object' && one !== null && 'formatted' in one).length
  const cents = told.filter(([name]) => /cents/i.test(name)).length
  const isMoney = 'formatted' in value
  return [
    ...(cents > amounts && !isMoney ? [path] : []),
    ...told.flatMap(([name, one]) => bareCents(one, `${path}.${name}`)),
  ]
}
