import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { CreditsPanel } from './credits-panel.tsx'

const saving = savingDesk()

test('INV-01 credits say that there are none, and one is noted with its day, amount and reason', async () => {
  saving.answer = async ({ method }) =>
    method === 'GET' ? { status: 200, body: [] } : { status: 201, body: { id: 1, version: 1 } }
  const user = saving.draw(<CreditsPanel orderId={1} currency="EUR" due={5_000} />)
  await screen.findByText('Es wurden noch keine Gutschriften vermerkt')
  await user.click(screen.getByRole('button', { name: 'Gutschrift vermerken' }))
  await user.type(screen.getByRole('textbox', { name: 'Betrag' }), '80')
  await user.type(screen.getByRole('textbox', { name: 'Grund' }), 'Defekter Bus')
  // It is told what a note does, and that this one is more than is unpaid.
  expect(screen.getByText(/^Nur ein Vermerk: Reisepreis und Rechnungen bleiben/)).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(
    'Offen sind nur 50,00 €: 30,00 € davon gingen an den Kunden zurück.',
  )
  await user.type(screen.getByRole('textbox', { name: 'Grund' }), '{Enter}')
  await waitFor(() => expect(saving.asked.some(({ method }) => method === 'POST')).toBe(true))
  expect(saving.asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/client_invoice_credits',
    body: { order: '/api/orders/1', amount: { amount: '80.00', currency: 'EUR' }, reason: 'Defekter Bus' },
  })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Gutschrift vermerken' })).toBeNull())
})
