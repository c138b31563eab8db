import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../test/tiny-server.ts'
import { AllotmentNights } from './allotment-nights.tsx'

const night = (date: string, used: number, more: object = {}) => ({
  ...{ organisation: 1, date, roomType: 'double', contracted: 20, used, left: 20 - used, isReleased: false },
  trips: used === 0 ? [] : [{ order: 5, orderNumber: '2600315', name: 'Chorreise', rooms: used }],
  ...more,
})

let server: Awaited<ReturnType<typeof startTinyServer>>
let nights: object[]
beforeEach(async () => {
  server = await startTinyServer(async () => ({ status: 200, body: nights }))
})
afterEach(async () => {
  cleanup()
  await server.stop()
})

function setUp() {
  const rootRoute = createRootRoute({ component: () => <AllotmentNights hotel={12} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test('REQ-10 nights that stand alike are one line: contracted, taken by which trips, left, overbooked, released', async () => {
  nights = [
    night('2027-06-01', 0),
    night('2027-06-02', 0),
    night('2027-06-03', 22),
    night('2027-06-04', 4, {
      left: 0,
      isReleased: true,
      trips: [{ order: null, orderNumber: '', name: '', rooms: 4 }],
    }),
  ]
  setUp()
  const [, ...lines] = within(await screen.findByRole('table')).getAllByRole('row')
  const told = lines.map((line) =>
    within(line)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(told).toEqual([
    [expect.stringMatching(/^01\.06\..*02\.06\./), 'Doppelzimmer', '20', '0', '20', ''],
    [expect.stringMatching(/03\.06\./), 'Doppelzimmer', '20', '22', '2 überbucht', '2600315 Chorreise (22)'],
    [
      expect.stringMatching(/04\.06\./),
      'Doppelzimmer',
      '20',
      '4',
      'verfallen',
      'eine Reise, die dir nicht gezeigt wird (4)',
    ],
  ])
})

test('REQ-10 a hotel without an allotment says so', async () => {
  nights = []
  setUp()
  await screen.findByText('Mit diesem Hotel ist ab heute kein Kontingent vereinbart.')
})
