import { expect, test } from 'vitest'
import { cancellationSteps, stepAsServed } from './cancellation-steps.contract.ts'

const percent = { days: 30, charge: 'percent', value: 20, currency: 'EUR' } as const
const perRoom = { days: 7, charge: 'per_room', value: 12_50, currency: 'NOK' } as const

test.each([
  [{ days: 30, charge: 'percent', percent: 20, amount: null }, percent],
  [{ days: 30, charge: 'percent', percent: '20' }, percent],
  [{ days: 30, charge: 'percent', value: '20' }, percent],
  [percent, percent],
  [{ days: 7, charge: 'per_room', amount: { amount: '12,50', currency: 'NOK' } }, perRoom],
  [perRoom, perRoom],
  [stepAsServed(percent), percent],
  [stepAsServed(perRoom), perRoom],
])('REQ-09 a step sent as %j is kept as %j', (sent, kept) => {
  expect(cancellationSteps.parse([sent])).toEqual([kept])
})

test('REQ-09 APP-06 a step leaves the API as those of a provider do: percent, or an amount as money', () => {
  expect(stepAsServed(percent)).toEqual({ days: 30, charge: 'percent', percent: 20, amount: null })
  const amount = { amount: '12.50', currency: 'NOK', formatted: expect.stringContaining('12,50') }
  expect(stepAsServed(perRoom)).toEqual({ days: 7, charge: 'per_room', percent: null, amount })
})

test.each([
  [{ days: 30, charge: 'percent', percent: 'viel' }],
  [{ days: 30, charge: 'percent', percent: 101 }],
  [{ days: 30, charge: 'percent' }],
  [{ days: 7, charge: 'per_room', amount: { amount: 'acht', currency: 'EUR' } }],
])('REQ-09 %j is refused at its value', (sent) => {
  expect(cancellationSteps.safeParse([sent]).error?.issues.map(({ path }) => path)).toEqual([[0, 'value']])
})
