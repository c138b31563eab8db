import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { sessionKey } from '../../../lib/session.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { SupplierInvoice } from './api.ts'
import { SupplierDesk } from './supplier-desk.tsx'
import { SupplierPanel } from './supplier-panel.tsx'

const saving = savingDesk()
const euros = (amount: string) => ({ amount, currency: 'EUR', formatted: `${amount.replace('.', ',')} €` })

function invoice(change: Partial<SupplierInvoice> = {}): SupplierInvoice {
  return {
    ...{ id: 4, version: 1, order: '/api/orders/1', orderNumber: '2600417', groupName: 'Kantorei', number: 'H-100' },
    ...{ type: 'whole', status: 'open', provider: null, providerName: 'Hotel Edda', payee: '', request: null },
    ...{ requestStatus: null },
    ...{ serviceTitle: 'Übernachtung in Bergen', invoiceDate: '01.02.2020 00:00:00', dueDate: '15.02.2020 00:00:00' },
    ...{
      amount: euros('1190.00'),
      taxAmount: null,
      ...{ discountPercent: null, discountUntil: null },
      note: '',
      approvedAt: null,
      approvedBy: null,
      paidAt: null,
      payRunNumber: null,
      fileName: null,
    },
    ...{ createdAt: '01.02.2020 10:00:00', ...change },
  } as SupplierInvoice
}

function draw(children: ReactNode, maySeePurchase = true) {
  saving.client.setQueryData(sessionKey, { user: { id: 7, maySeePurchase }, organisations: [] })
  const root = createRootRoute({ component: () => children })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The app's own routes are not those of this test.
  return saving.draw(<RouterProvider router={router as never} />)
}

test('INV-12 over all trips what is to be paid, what is late, and one is approved', async () => {
  let items = [invoice(), invoice({ id: 5, number: 'G-1', type: 'credit', amount: euros('90.00'), dueDate: null })]
  saving.answer = async ({ method }) => {
    if (method === 'POST') items = items.filter(({ id }) => id !== 4)
    return { status: 200, body: method === 'POST' ? {} : items }
  }
  const user = draw(<SupplierDesk organisationId={1} />)
  const row = await screen.findByRole('row', { name: /H-100/ })
  expect(within(row).getByText('Erfasst, überfällig')).toBeTruthy()
  expect(within(row).getByText('Hotel Edda')).toBeTruthy()
  expect(screen.getByText('2 Rechnungen, 1.100,00 € zu zahlen, davon 1.190,00 € überfällig')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'H-100 freigeben' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /H-100/ })).toBeNull())
  expect(saving.asked.find(({ method }) => method === 'POST')?.path).toBe('/api/supplier_invoices/4/approve')
})

test('INV-12 TRUE-01 an invoice of a house that declined says so, and is approved only when asked', async () => {
  const items = [
    invoice({ requestStatus: 'declined' }),
    invoice({ id: 5, number: 'G-1', type: 'credit', requestStatus: 'declined' }),
  ]
  saving.answer = async ({ method }) => ({ status: 200, body: method === 'POST' ? {} : items })
  const user = draw(<SupplierDesk organisationId={1} />)
  const row = await screen.findByRole('row', { name: /H-100/ })
  expect(within(row).getByText('Abgesagt')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /G-1/ })).queryByText('Abgesagt')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'H-100 freigeben' }))
  const asked = await screen.findByRole('dialog', { name: 'Trotzdem freigeben?' })
  expect(within(asked).getByText(/höchstens Stornokosten/)).toBeTruthy()
  expect(saving.asked.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(within(asked).getByRole('button', { name: 'Freigeben' }))
  await waitFor(() => expect(saving.asked.some(({ path }) => path.endsWith('/4/approve'))).toBe(true))
})

test('INV-12 a trip tells planned against actual; what is approved is not edited, and nobody else sees any of it', async () => {
  const sums = { plannedCents: 100_000, actualCents: 119_000, openCents: 119_000 }
  const costs = {
    ...{ currency: 'EUR', requests: [] },
    rows: [
      { service: 3, title: 'Bergen', gap: null, ...sums },
      { service: 4, title: 'Hirtshals – Bergen', gap: 'Kein Einkaufspreis', ...sums, plannedCents: 0 },
    ],
    totals: { ...sums, gaps: 1 },
  }
  saving.answer = async ({ path }) => ({
    status: 200,
    body: path.includes('supplier_costs')
      ? { ...costs, withoutRate: ['SEK'], reclaims: [{ provider: 'Hotel Edda', cents: 54_000, currency: 'EUR' }] }
      : [invoice({ status: 'approved', approvedAt: '02.02.2020 10:00:00' })],
  })
  draw(<SupplierPanel orderId={1} organisationId={1} />)
  const table = within(await screen.findByRole('table', { name: 'Geplant und berechnet' }))
  const cellsOf = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((one) => one.textContent)
  expect(cellsOf(/^Bergen/)).toEqual(['1.000,00', '1.190,00', '190,00', '1.190,00'])
  // A price that nobody knows is no 0, and nothing is above it; the sum says that it misses (money.md §4).
  expect(cellsOf(/^Hirtshals/)).toEqual(['Kein Einkaufspreis', '1.190,00', '', '1.190,00'])
  expect(cellsOf(/^Summe/)).toEqual(['1.000,00Vorläufig: 1 Lücke im Einkauf', '1.190,00', '', '1.190,00'])
  expect(screen.getByText(/An Hotel Edda sind 540,00 € gezahlt, obwohl abgesagt/)).toBeTruthy()
  expect(screen.getByText(/Rechnungen in SEK zählen nicht mit/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'H-100 bezahlt' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'H-100 bearbeiten' })).toBeNull()
})

test('INV-12 whoever may not see the purchase is not even asked for it', async () => {
  draw(
    <>
      <p>Abrechnung</p>
      <SupplierPanel orderId={1} organisationId={1} />
    </>,
    false,
  )
  await screen.findByText('Abrechnung')
  expect(screen.queryByRole('region', { name: 'Lieferantenrechnungen' })).toBeNull()
  expect(saving.asked).toEqual([])
})
