import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keys } from '../keys.ts'
import { layOver, uncover } from './cached-item.ts'

test('CALC-01 APP-09 a change lies over every list with the item, and passes over what else is kept below their key', () => {
  const client = new QueryClient()
  const query = { 'order.id': 7 }
  const list = [...keys.list('calculations'), { groups: [], query }]
  const costs = [...keys.list('calculations'), { query, of: 'costs' }]
  client.setQueryData(list, { items: [{ id: 1, sortHelper: ['extra-1', 'extra-2'] }], total: 1 })
  client.setQueryData(costs, { services: [], gaps: [] })
  const values = { sortHelper: ['extra-2', 'extra-1'] }
  const before = layOver(client, 'calculations', 1, values)
  expect(client.getQueryData(list)).toEqual({ items: [{ id: 1, ...values }], total: 1 })
  uncover(client, 'calculations', 1, before, values)
  expect(client.getQueryData(list)).toEqual({ items: [{ id: 1, sortHelper: ['extra-1', 'extra-2'] }], total: 1 })
  expect(client.getQueryData(costs)).toEqual({ services: [], gaps: [] })
})
