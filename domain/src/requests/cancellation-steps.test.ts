import { expect, test } from 'vitest'
import * as z from 'zod'
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
  [{ days: 30, charge: 'percent', percent: 'viel' }, 'percent'],
  [{ days: 30, charge: 'percent', percent: 101 }, 'percent'],
  [{ days: 30, charge: 'percent' }, 'percent'],
  [{ days: 30, charge: 'percent', value: 101 }, 'value'],
  [{ days: 7, charge: 'per_room', amount: { amount: 'acht', currency: 'EUR' } }, 'amount.amount'],
  [{ days: 7, charge: 'per_room', amount: { amount: '8,00', currency: 'XXX' } }, 'amount.currency'],
  [{ days: 7, charge: 'per_room', amount: null }, 'amount'],
  [{ days: 7, charge: 'per_room' }, 'amount'],
  [{ days: 7, charge: 'per_room', value: 12_50 }, 'currency'],
  [{ days: 7, charge: 'per_room', value: -1, currency: 'EUR' }, 'value'],
  [{ days: -7, charge: 'percent', percent: 20 }, 'days'],
  ['acht', ''],
])('REQ-09 APP-06 %j is refused at the field that was sent', (sent, field) => {
  const { issues } = cancellationSteps.safeParse([sent]).error ?? { issues: [] }
  expect(issues.map(({ path }) => path)).toEqual([[0, ...field.split('.').filter((part) => part !== '')]])
})

test('REQ-09 a field that no step has is refused by its name', () => {
  const { issues } = cancellationSteps.safeParse([{ days: 30, charge: 'percent', percent: 20, weeks: 4 }]).error ?? {
    issues: [],
  }
  expect(issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['weeks'], path: [0] }])
})

test('REQ-09 APP-06 the description of the API tells a step as it is taken: as it is served, in the kept form, too', () => {
  const { items } = z.toJSONSchema(cancellationSteps, { io: 'input' })
  expect(items).toMatchObject({
    type: 'object',
    required: ['days', 'charge'],
    additionalProperties: false,
    properties: {
      percent: { type: ['integer', 'string', 'null'], maximum: 100 },
      amount: { type: ['object', 'null'], required: ['amount', 'currency'] },
    },
  })
  const told = Object.keys((items as { properties: object }).properties) // One shape for all items.
  expect(told).toEqual(['days', 'charge', 'percent', 'amount', 'value', 'currency'])
  // Whatever is served may be sent back.
  const served = Object.keys(stepAsServed(perRoom))
  expect(served.filter((name) => !told.includes(name))).toEqual([])
})

test.each([[null], [5], ['20 %'], [[]], [undefined]])('REQ-09 APP-06 %j is no step, and it itself is told', (sent) => {
  const { error } = cancellationSteps.safeParse([sent])
  expect(error?.issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining([0]))
})
