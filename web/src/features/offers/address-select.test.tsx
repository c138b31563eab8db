import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import type { Trip } from '../orders/trip/api.ts'
import { AddressSelect } from './address-select.tsx'

const saving = savingDesk()
const address = (id: number, title: string, streetAddress: string) => ({
  ...{
    id,
    version: 1,
    client: '/api/clients/3',
    title,
    streetAddress,
    zip: '21335',
    city: 'Lüneburg',
    country: 'Deutschland',
  },
})
const kept = [address(4, '', 'Johannisstraße 12'), address(5, 'Pfarrbüro', 'Am Sande 5')]
// What the trip also has, nobody reads here.
const trip = { client: { id: 3 } } as Trip

function setUp(chosen: '/api/addresses/5' | null, addresses: object[] = kept) {
  saving.answer = async ({ method, body }) =>
    method === 'GET' ? { status: 200, body: addresses } : { status: 200, body: { id: 9, version: 2, ...body } }
  return saving.draw(<AddressSelect offer={{ id: 9, order: '/api/orders/7', address: chosen }} trip={trip} />)
}
const shown = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Adresse' })

test('OFFER-02 an offer goes to the first address of its client until another one is chosen', async () => {
  const user = setUp(null)
  await waitFor(() => expect(shown().value).toBe('Johannisstraße 12, 21335 Lüneburg'))
  await user.click(shown())
  await user.click(await screen.findByRole('option', { name: 'Am Sande 5, 21335 Lüneburg' }))
  await waitFor(() => {
    const sent = saving.asked.filter(({ method }) => method === 'PATCH')
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/offers/9', { address: '/api/addresses/5' }]])
  })
})

test('OFFER-02 the chosen address is shown, and a client without one says so', async () => {
  setUp('/api/addresses/5')
  await waitFor(() => expect(shown().value).toBe('Am Sande 5, 21335 Lüneburg'))
})

test('OFFER-02 MOVE-05 a client without an address says so, and is given one where it is picked', async () => {
  const user = setUp(null, [])
  await waitFor(() => expect(shown().placeholder).toBe('Es ist keine Adresse eingetragen'))
  await user.click(shown())
  await screen.findByRole('option', { name: 'Neu anlegen …' })
})

test('MOVE-05 a list of addresses ends with a new one for what it does not have', async () => {
  const user = setUp(null)
  await waitFor(() => expect(shown().value).toBe('Johannisstraße 12, 21335 Lüneburg'))
  await user.clear(shown())
  await user.type(shown(), 'Domhof 3')
  await screen.findByRole('option', { name: 'Neu anlegen: Domhof 3' })
})
