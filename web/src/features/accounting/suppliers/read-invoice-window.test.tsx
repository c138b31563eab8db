import type { SupplierFile } from '@reisewerk/domain/accounting/suppliers/supplier-file.contract.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionKey } from '../../../lib/session.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { ReadInvoiceWindow } from './read-invoice-window.tsx'

const saving = savingDesk()
const read: SupplierFile = {
  ...{ sameFile: null, sameNumber: { id: 3, number: 'HF-118', order: 2, orderNumber: '2600400' } },
  invoice: {
    ...{ number: 'HF-118', type: 'final', invoiceDate: '2027-05-20', dueDate: '2027-06-03', cents: 209_280 },
    ...{ discountPercent: 2, discountUntil: '2027-05-28' },
    ...{ taxCents: null, currency: 'EUR', seller: 'Hotel Fjordblick GmbH', lines: [] },
  },
  notes: ['Auf der Rechnung steht eine andere IBAN.'],
  providers: [{ id: 7, name: 'Hotel Fjordblick', reasons: ['vatId', 'name'] }],
  trips: [
    {
      ...{ order: 1, orderNumber: '2600417', groupName: 'Kantorei', request: 11, title: 'Bergen' },
      reasons: ['dates', 'provider'],
    },
  ],
}

function draw(found: SupplierFile, onClose: () => void) {
  saving.client.setQueryData(sessionKey, { user: { id: 7, maySeePurchase: true }, organisations: [] })
  const file = new File(['%PDF'], 'HF-118.pdf')
  const root = createRootRoute({
    component: () => <ReadInvoiceWindow found={{ file, read: found }} onClose={onClose} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The app's own routes are not those of this test.
  return saving.draw(<RouterProvider router={router as never} />)
}

test('INV-12 what was read is told and proposed; taken over it stands in the form, and saved the file is laid at the invoice', async () => {
  const sums = { plannedCents: 0, actualCents: 0, openCents: 0 }
  const requests = [{ id: 11, title: 'Bergen', provider: 'Hotel Fjordblick' }]
  const costs = { currency: 'EUR', rows: [], totals: sums, requests, reclaims: [], withoutRate: [] }
  saving.answer = async ({ method, path }) => {
    if (path.includes('supplier_costs')) return { status: 200, body: costs }
    if (method === 'POST' && path.includes('/file')) return { status: 204, body: null }
    return { status: method === 'POST' ? 201 : 200, body: method === 'POST' ? { id: 9, version: 1 } : [] }
  }
  const closed = vi.fn()
  const user = draw(read, closed)
  await screen.findByText(/Restzahlung HF-118 vom 20\.05\.2027 über/)
  expect(screen.getByText(/Hotel Fjordblick: USt-IdNr\., Name/)).toBeTruthy()
  expect(screen.getByText(/2 % Skonto bis 28\.05\.2027/)).toBeTruthy()
  expect(screen.getByText('Auf der Rechnung steht eine andere IBAN.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Diese Rechnung ist schon erfasst: HF-118')
  expect(saving.asked.filter(({ method }) => method === 'POST')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Für Bergen übernehmen' }))
  expect(await screen.findByDisplayValue('HF-118')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Erfassen' }))
  await waitFor(() => expect(saving.asked.filter(({ method }) => method === 'POST')).toHaveLength(2))
  const [entered, kept] = saving.asked.filter(({ method }) => method === 'POST')
  expect(entered?.body).toMatchObject({
    ...{ order: '/api/orders/1', request: '/api/requests/11', provider: '/api/providers/7', type: 'final' },
    ...{ number: 'HF-118', amount: { amount: '2092.80', currency: 'EUR' } },
    ...{ discountPercent: 2, discountUntil: '28.05.2027 00:00:00' },
  })
  expect(kept?.path).toContain('/api/supplier_invoices/9/file')
  expect(closed).toHaveBeenCalled()
})

test('INV-12 where no trip fits, that is told and nothing can be taken over', async () => {
  draw({ ...read, sameNumber: null, trips: [] }, () => undefined)
  expect(await screen.findByText(/Keine Reise passt dazu/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /übernehmen/ })).toBeNull()
})
