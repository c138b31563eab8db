import { MantineProvider } from '@mantine/core'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveQueue } from '../../../lib/saving/save-queue.ts'
import { sessionKey } from '../../../lib/session.ts'
import { startTinyServer } from '../../../test/tiny-server.ts'
import { AllotmentNights } from './allotment-nights.tsx'
import { AllotmentsPanel } from './allotments-panel.tsx'

/** As it leaves the API. */
const night = (date: string, used: number, more: object = {}) => ({
  ...{
    organisation: 1,
    date: wireOfDate(date),
    roomType: 'double',
    contracted: 20,
    used,
    left: 20 - used,
    isReleased: false,
  },
  trips: used === 0 ? [] : [{ order: 5, orderNumber: '2600315', name: 'Chorreise', rooms: used }],
  ...more,
})

let server: Awaited<ReturnType<typeof startTinyServer>>
let nights: object[]
const allotment = {
  ...{
    id: 3,
    version: 1,
    organisationFilter: '/api/organisations/1',
    roomType: 'double',
    rooms: 20,
    releaseDays: null,
  },
  ...{ startAt: '01.06.2027 00:00:00', endAt: '04.06.2027 00:00:00' },
}
beforeEach(async () => {
  server = await startTinyServer(async ({ path }) => ({
    status: 200,
    body: path.startsWith('/api/hotel_allotments') ? [allotment] : nights,
  }))
})
afterEach(async () => {
  cleanup()
  saveQueue.stop()
  await server.stop()
})

function setUp(Shown = () => <AllotmentNights hotel={12} />, client = new QueryClient()) {
  const rootRoute = createRootRoute({ component: Shown })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
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

test('REQ-10 the list of allotments says which is overbooked, and in which night', async () => {
  nights = [night('2027-06-01', 4), night('2027-06-03', 22), night('2027-06-04', 21)]
  const client = new QueryClient()
  client.setQueryDefaults(sessionKey, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(sessionKey, {
    user: { id: 7, maySeePurchase: true },
    organisations: [{ id: 1, name: 'Nord', shortName: 'Nord' }],
  })
  await saveQueue.start(client, 7)
  setUp(() => <AllotmentsPanel id={12} />, client)
  await screen.findByText('2 überbucht am 03.06.2027')
})
