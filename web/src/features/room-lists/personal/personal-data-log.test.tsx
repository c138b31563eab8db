import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { PersonalDataLog } from './personal-data-log.tsx'

const desk = savingDesk()
const trip = { order: '/api/orders/7', orderNumber: '2600417', groupName: 'Kantorei', version: 1 }

test('ROOM-06 tells who read personal data of which trip and why, and what was erased; a trip is searched for', async () => {
  const reading = {
    ...trip,
    id: 1,
    at: '14.04.2027 09:30:00',
    guests: 45,
    userName: 'Bernd Brandt',
    reason: 'document',
  }
  const erasure = { ...trip, id: 2, at: '01.08.2027 04:00:00', guests: 45, documents: 3 }
  desk.answer = async ({ path }) => ({
    status: 200,
    body: path.startsWith('/api/personal_data_readings') ? [reading] : [erasure],
  })
  const root = createRootRoute({ component: () => <PersonalDataLog organisationId={1} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The app's own routes are not those of this test.
  const user = desk.draw(<RouterProvider router={router as never} />)
  const read = within(await screen.findByRole('table', { name: 'Wer Personendaten gelesen hat' }))
  expect(read.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['14.04.2027 09:30', '2600417 Kantorei', '45', 'Bernd Brandt', 'Dokument erzeugt'],
  ])
  const erased = within(await screen.findByRole('table', { name: 'Was nach der Datenschutz-Frist gelöscht wurde' }))
  expect(erased.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('3')
  await user.type(screen.getByRole('textbox', { name: 'Reise' }), '2600417')
  await waitFor(() => expect(desk.asked.some(({ path }) => path.includes('_search=2600417'))).toBe(true))
})
