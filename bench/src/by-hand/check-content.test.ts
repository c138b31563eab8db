import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { readByHand } from './read-by-hand.ts'

const statement = { text: '', values: [] }
const services = [{ set: 'services', leftOut: new Set(['order']), statement }]
const row = {
  id: 7,
  'place.id': 3,
  'price.cents': 1250,
  'price.currency': 'EUR',
  startAt: '2027-05-14T17:30:00',
  name: 'Hof',
}
const item = {
  id: 7,
  order: '/api/orders/1',
  place: { id: 3, name: 'Oslo' },
  price: { amount: '12.50', currency: 'EUR', formatted: '12,50 €' },
  startAt: '14.05.2027 17:30:00',
  name: 'Hof',
}

test('statements by hand that answer what the app answers are a measure, whatever way each writes it', () => {
  expect(() => checkContent('Tage', services, [[row]], { services: [item] })).not.toThrow()
})

test('statements by hand that answer less or something else are no measure', () => {
  const check = (rows: object[], items: object[]) => () =>
    checkContent('Tage', services, [rows as Record<string, unknown>[]], {
      services: items as Record<string, unknown>[],
    })
  expect(check([{ ...row, name: 'Haus' }], [item])).toThrow('name of 7 is "Haus" instead of "Hof"')
  expect(check([], [item])).toThrow('0 instead of 1')
  expect(check([row], [{ ...item, board: 'full' }])).toThrow('board is missing')
  expect(check([{ ...row, 'price.cents': 1300 }], [item])).toThrow('price.cents')
})

test('each statement by hand names the set it answers, and takes the trip of a measurement', async () => {
  const days = await readByHand(['days'], 'long')
  expect(days.map(({ set }) => set)).toContain('requests')
  expect(days.every(({ statement: { text, values } }) => text.includes('$1') && values.length === 1)).toBe(true)
})
