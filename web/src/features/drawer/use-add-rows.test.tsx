import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { startTinyServer } from '../../test/tiny-server.ts'
import { daysOf } from '../itinerary/plan/days.ts'
import { plannedDay } from '../itinerary/plan/planned-day.fixture.ts'
import { useAddRows } from './use-add-rows.ts'

const bergen = { id: 2, name: 'Bergen', latitude: 60.4, longitude: 5.3 }

test('DRAW-01 PLACE-01 a service added in the table takes the place of its day, as one of the form does', async () => {
  let id = 100
  const server = await startTinyServer(async ({ method }) => ({
    status: method === 'POST' ? 201 : 200,
    body: method === 'GET' ? [] : { id: id++, place: '/api/places/2' },
  }))
  const client = new QueryClient()
  const day = plannedDay(1, '14.05.2028', { hotels: [{ id: 5, place: bergen }] })
  client.setQueryData(daysOf(1).queryKey, { items: [day], total: 1 })
  const { result } = renderHook(
    () =>
      useAddRows(
        1,
        (step) => step(),
        () => {},
      ),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const added = await result.current(1, ['hotel', 'other', 'ferry', 'free'])
  const bodies = server.asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body.place])
  expect(bodies).toEqual([
    ['/api/hotel_placeholders', '/api/places/2'],
    ['/api/other_placeholders', '/api/places/2'],
    ['/api/ferry_placeholders', undefined],
    ['/api/free_text_items', undefined],
  ])
  // The line says where it is before the days are read anew.
  expect(added[0]?.item).toMatchObject({ place: { id: 2, name: 'Bergen' } })
  await server.stop()
})
