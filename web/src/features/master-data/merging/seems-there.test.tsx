import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../test/tiny-server.ts'
import type { Kind } from '../kind.ts'
import { clientKind } from '../kinds/clients.tsx'
import { hotelKind } from '../kinds/partners.tsx'
import { SeemsThere } from './seems-there.tsx'

afterEach(cleanup)

const choir = { id: 4, version: 1, companyName: 'Kantorei Sankt Michael', city: 'Lübeck', customerNumber: '10004' }
const other = { id: 5, version: 1, companyName: 'Kantorei St. Jakobi', city: 'Lübeck', customerNumber: '10004' }
const hotel = {
  id: 9,
  version: 1,
  name: 'Hotel Hafenblick',
  email: 'post@hafen.example',
  place: { id: 1, name: 'Bergen' },
}

async function draw(kind: Kind, typed: Record<string, unknown>, items: object[]) {
  const server = await startTinyServer(async () => ({ status: 200, body: items }))
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SeemsThere kind={kind} value={(path) => typed[path] ?? null} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return server
}

test('MOVE-06 a client that seems to be there already is shown while it is typed, and others are not', async () => {
  const server = await draw(clientKind, { companyName: 'Kantorei St. Michael e.V.' }, [choir, other])
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Kantorei Sankt Michael' })
  expect(link.getAttribute('href')).toBe('/clients/4')
  expect(link.closest('li')?.textContent).toBe('Kantorei Sankt Michael · Lübeck · gleicher Name')
  expect(screen.queryByText('Kantorei St. Jakobi')).toBeNull()
  expect(server.asked[0]?.path).toContain('_search=Kantorei')
  await server.stop()
})

test('MOVE-06 a hotel is known by its address, and not by its name in another place', async () => {
  const place = { value: '2', label: 'Voss' }
  const known = await draw(hotelKind, { name: 'Hotel am Hafen', email: 'Post@hafen.example', place }, [hotel])
  expect((await screen.findByRole('link', { name: 'Hotel Hafenblick' })).closest('li')?.textContent).toContain(
    'gleiche E-Mail',
  )
  await known.stop()
  cleanup()
  const strange = await draw(hotelKind, { name: 'Hotel Hafenblick', place }, [hotel])
  await expect.poll(() => strange.asked.length).toBeGreaterThan(0)
  expect(screen.queryByRole('link')).toBeNull()
  await strange.stop()
})
