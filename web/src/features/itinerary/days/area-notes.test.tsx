import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../test/tiny-server.ts'
import type { TripDay } from '../plan/days.ts'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { type Service, servicesOf } from '../plan/services.ts'
import { warningsOf } from '../plan/warnings.ts'
import { AreaNotesOf, useAreaNotes } from './area-notes.tsx'

afterEach(cleanup)

const oslo = { name: 'Oslo', latitude: 59.91, longitude: 10.75 }
const note = {
  ...{ id: 7, version: 1, area: '/api/areas/3', type: 'note', sections: [], isShownOnTripDashboard: true },
  ...{ title: 'Maut', content: '', importance: 'high', home: { link: '/api/areas/3', name: 'Oslofjord' } },
}

function Warnings({ service }: { service: Service }) {
  const warnings = warningsOf(service, useAreaNotes(service))
  return <li>{`${service.key}: ${warnings.map(({ title, about }) => `${title} (${about})`).join()}`}</li>
}

function inArea(day: TripDay): TripDay {
  const hotelPlaceholders = day.hotelPlaceholders.map((item) => ({
    ...item,
    place: item.place && { ...item.place, area: '/api/areas/3' as const },
  }))
  return { ...day, hotelPlaceholders }
}

test('PLACE-10 notes of an area reach services whose place lies there, asked for once a trip', async () => {
  const server = await startTinyServer(async () => ({ status: 200, body: [note] }))
  const hotels = [
    { id: 1, place: oslo },
    { id: 2, place: null },
  ]
  const days = [inArea(plannedDay(1, '14.05.2028', { hotels })), inArea(plannedDay(2, '15.05.2028', { hotels }))]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AreaNotesOf days={days}>
        {days.flatMap(servicesOf).map((service) => (
          <Warnings key={`${service.dayId} ${service.key}`} service={service} />
        ))}
      </AreaNotesOf>
    </QueryClientProvider>,
  )
  expect(await screen.findAllByText('hotel-1: Maut (Oslofjord)')).toHaveLength(2)
  expect(screen.getAllByText('hotel-2:')).toHaveLength(2)
  expect(server.asked.map(({ path }) => decodeURIComponent(path))).toEqual([
    expect.stringMatching(/^\/api\/infos\?.*area\.id\[\]=3&/),
  ])
  await server.stop()
})

test('PLACE-10 a trip whose places lie in no area asks nothing', async () => {
  const server = await startTinyServer(async () => ({ status: 200, body: [note] }))
  const days = [plannedDay(1, '14.05.2028', { hotels: [{ id: 1, place: oslo }] })]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AreaNotesOf days={days}>
        {days.flatMap(servicesOf).map((service) => (
          <Warnings key={service.key} service={service} />
        ))}
      </AreaNotesOf>
    </QueryClientProvider>,
  )
  expect(screen.getByText('hotel-1:')).toBeTruthy()
  expect(server.asked).toEqual([])
  await server.stop()
})
