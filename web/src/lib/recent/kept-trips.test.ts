import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keys } from '../keys.ts'
import { forgetTrips } from './kept-trips.ts'

const daysOf = (trip: number) => [...keys.list('days'), { query: { 'order.id': trip } }]

/** Trips 1, 2 … asked for one after the other. */
function openedTrips(count: number): QueryClient {
  const client = new QueryClient()
  for (let trip = 1; trip <= count; trip++) {
    client.setQueryData(keys.item('orders', trip), { id: trip }, { updatedAt: trip })
    client.setQueryData(daysOf(trip), [], { updatedAt: trip })
  }
  return client
}

const keptTrips = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['days'] })
    .map(({ state }) => state.dataUpdatedAt)

test('APP-01 however many trips a tab has shown, it keeps the answers of the last few', () => {
  const client = openedTrips(50)
  client.setQueryData(keys.list('orders'), ['all'], { updatedAt: 1 })
  client.setQueryData(keys.item('clients', 1), { id: 1 }, { updatedAt: 1 })
  forgetTrips(client)
  expect(keptTrips(client)).toEqual([43, 44, 45, 46, 47, 48, 49, 50])
  expect(client.getQueryData(keys.item('orders', 42))).toBeUndefined()
  // What is of no trip alone stays.
  expect(client.getQueryData(keys.list('orders'))).toEqual(['all'])
  expect(client.getQueryData(keys.item('clients', 1))).toEqual({ id: 1 })
})

test('APP-01 a trip that is shown or still being asked for stays, however long ago it was opened', () => {
  const client = openedTrips(20)
  const stopLooking = new QueryObserver(client, { queryKey: keys.item('orders', 1), enabled: false }).subscribe(
    () => {},
  )
  void client.prefetchQuery({ queryKey: daysOf(2), queryFn: () => new Promise<never>(() => {}), staleTime: 0 })
  forgetTrips(client)
  expect(keptTrips(client)).toEqual([1, 2, 13, 14, 15, 16, 17, 18, 19, 20])
  stopLooking()
})
