import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionKey } from '../../../lib/session.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { SupplierInvoice } from '../suppliers/api.ts'
import type { Creditor } from '../suppliers/creditor-api.ts'
import type { PayRun } from './api.ts'
import { PayRunDesk } from './pay-run-desk.tsx'

const saving = savingDesk()
const euros = (amount: string) => ({ amount, currency: 'EUR', formatted: `${amount.replace('.', ',')} €` })
const invoice = (change: Partial<SupplierInvoice>) =>
  ({
    ...{ id: 4, version: 1, order: '/api/orders/1', orderNumber: '2600417', groupName: 'Kantorei', number: 'H-100' },
    ...{ type: 'whole', status: 'approved', provider: '/api/providers/7', providerName: 'Hotel Edda', payee: '' },
    ...{ dueDate: '15.02.2020 00:00:00', amount: euros('1190.00'), payRunNumber: null },
    ...{ discountPercent: null, discountUntil: null, ...change },
  }) as SupplierInvoice // the rest is not shown here
const edda = {
  ...{
    id: 2,
    version: 1,
    organisation: '/api/organisations/1',
    provider: '/api/providers/7',
    providerName: 'Hotel Edda',
  },
  ...{ accountHolder: '', iban: 'DE02120300000000202051', bic: '', vatId: '', providerAddress: '', creditorNumber: '' },
} as Creditor // as the contract has it
const run = {
  ...{ id: 9, version: 1, organisation: '/api/organisations/1', number: 3, status: 'made', total: euros('1190.00') },
  ...{
    executionDate: '22.02.2027 00:00:00',
    createdAt: '19.02.2027 10:00:00',
    user: { firstName: 'Bernd', lastName: 'Boje' },
  },
  ...{ handedAt: null, handedBy: null, closedAt: null, closedBy: null, transferCount: 1, invoiceCount: 1 },
} as unknown as PayRun // a user of whom only the name is shown

function draw() {
  saving.client.setQueryData(sessionKey, { user: { id: 7, maySeePurchase: true }, organisations: [] })
  const root = createRootRoute({ component: () => <PayRunDesk organisationId={1} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The app's own routes are not those of this test.
  return saving.draw(<RouterProvider router={router as never} />)
}

test('INV-12 of approved invoices those that can be paid are chosen; one without an account says where it is entered', async () => {
  let runs: PayRun[] = []
  saving.answer = async ({ method, path }) => {
    if (method === 'POST' && path.endsWith('/pay_runs')) {
      runs = [run]
      return { status: 201, body: run }
    }
    if (path.startsWith('/api/creditors')) return { status: 200, body: [edda] }
    if (path.startsWith('/api/pay_runs')) return { status: 200, body: runs }
    return {
      status: 200,
      body: [
        invoice({}),
        invoice({ id: 5, number: 'B-1', provider: '/api/providers/8', providerName: 'Bryggen' }),
        invoice({ id: 6, number: 'H-101', amount: euros('10.00') }),
      ],
    }
  }
  const user = draw()
  expect(await screen.findByText('2 von 3 freigegebenen Rechnungen, 1.200,00 € in 2 Überweisungen')).toBeTruthy()
  const without = within(screen.getByRole('row', { name: /B-1/ }))
  expect(without.getByRole('checkbox', { name: 'B-1 bezahlen' })).toHaveProperty('disabled', true)
  expect(without.getByRole('button', { name: /Die Bankverbindung von Bryggen fehlt/ })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'H-101 bezahlen' }))
  expect(screen.getByText('1 von 3 freigegebenen Rechnungen, 1.190,00 € in einer Überweisung')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Zahllauf anlegen' }))
  await screen.findByRole('button', { name: 'Zahllauf 3' })
  expect(saving.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    supplierInvoices: ['/api/supplier_invoices/4'],
  })
})

test('INV-12 a run is cancelled after a question; one that the bank has cannot be', async () => {
  let runs = [run, { ...run, id: 8, number: 2, status: 'handed' as const }]
  saving.answer = async ({ method, path }) => {
    if (method === 'POST') runs = runs.map((one) => (one.id === 9 ? { ...one, status: 'cancelled' as const } : one))
    if (path.startsWith('/api/pay_runs')) return { status: 200, body: method === 'POST' ? runs[0] : runs }
    return { status: 200, body: [] }
  }
  const user = draw()
  await user.click(await screen.findByRole('button', { name: 'Zahllauf 3 stornieren' }))
  await user.click(await screen.findByRole('button', { name: 'Stornieren' }))
  await waitFor(() => expect(screen.getByText('Storniert')).toBeTruthy())
  expect(saving.asked.find(({ method }) => method === 'POST')?.path).toBe('/api/pay_runs/9/cancel')
  expect(screen.queryByRole('button', { name: 'Zahllauf 2 stornieren' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Zahllauf 2 ausgeführt' })).toBeTruthy()
})
