import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import type { Trip } from '../orders/trip/api.ts'
import { ContactSelect } from './contact-select.tsx'

const saving = savingDesk()
// What the trip also has, nobody reads here.
const trip = { id: 7, client: { id: 3 } } as Partial<Trip> as Trip

test('OFFER-02 another contact of an offer is told as the trip it changes (002 §8)', async () => {
  const people = [
    { id: 1, fullName: 'Jens Weiß', email: 'jens@kantorei.example' },
    { id: 2, fullName: 'Ute Schröder', email: 'ute@kantorei.example' },
  ]
  saving.answer = async ({ method, path }) => {
    if (method !== 'GET') return { status: 200, body: { id: 7, version: 2 } }
    return { status: 200, body: path.startsWith('/api/contacts') ? people : { id: 7, primaryOrderContact: people[0] } }
  }
  const user = saving.draw(<ContactSelect trip={trip} />)
  await user.click(screen.getByRole('combobox', { name: 'Kontakt mit E-Mail' }))
  await user.click(await screen.findByRole('option', { name: 'Ute Schröder' }))
  await screen.findByText('Order updated')
  expect(saving.asked.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { primaryOrderContact: '/api/contacts/2' },
  ])
})
