import type { AccountingOverview } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sessionKey } from '../../../lib/session.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { DatevDesk } from './datev-desk.tsx'

const saving = savingDesk()
const month = { month: '2026-02', invoices: 2, payments: 1, suppliers: 0, splits: 0, exported: 0 }
let overview: AccountingOverview

beforeEach(() => {
  overview = { months: [month], splits: [], missing: [], withoutDebtor: [], withoutCreditor: [], notes: [] }
  saving.answer = async ({ method, path }) => {
    if (method === 'POST' && path.includes('creditor_numbers')) {
      overview = { ...overview, withoutCreditor: [] }
      return { status: 200, body: { given: 2 } }
    }
    if (method === 'POST' && path.includes('debtor_numbers')) {
      overview = { ...overview, withoutDebtor: [] }
      return { status: 200, body: { given: 1 } }
    }
    if (method === 'POST') {
      overview = { ...overview, months: [{ ...month, invoices: 0, payments: 0, exported: 3 }] }
      return { status: 201, body: { id: 4, version: 1, bookingCount: 5 } }
    }
    return path.includes('/accounting') ? { status: 200, body: overview } : { status: 200, body: [] }
  }
})

function draw() {
  saving.client.setQueryData(sessionKey, { user: { id: 7, isAdmin: false, maySeePurchase: true }, organisations: [] })
  const root = createRootRoute({ component: () => <DatevDesk organisationId={1} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The app's own routes are not those of this test.
  return saving.draw(<RouterProvider router={router as never} />)
}

test('INV-08 a month is exported after a question, and then says that it is', async () => {
  const user = draw()
  const row = await screen.findByRole('row', { name: /Februar 2026/ })
  await user.click(within(row).getByRole('button', { name: 'Februar 2026 exportieren' }))
  await screen.findByText(/2 Rechnungen und eine Zahlung gehen in die Datei/)
  await user.click(screen.getByRole('button', { name: 'Exportieren' }))
  await screen.findByText('Februar 2026 ist exportiert: 5 Buchungen.')
  expect(saving.asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/organisations/1/datev_exports',
    body: { from: '01.02.2026 00:00:00', to: '28.02.2026 00:00:00' },
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Februar 2026 exportieren' })).toBeNull())
  expect(screen.getByText('alles ist exportiert')).toBeTruthy()
})

test('INV-08 what was dated into a month that is exported already goes into a further file, one to come waits', async () => {
  const late = { ...month, month: '2026-01', payments: 0, exported: 3 }
  overview = { ...overview, months: [{ ...month, month: '2099-01' }, late] }
  const user = draw()
  const row = await screen.findByRole('row', { name: /Januar 2026\s*Nachtrag: kommt in eine weitere Datei/ })
  const toCome = screen.getByRole('row', { name: /Januar 2099\s*beginnt noch/ })
  expect(within(toCome).queryByRole('button')).toBeNull()
  await user.click(within(row).getByRole('button', { name: 'Januar 2026 exportieren' }))
  await screen.findByText(/^2 Rechnungen gehen in eine weitere Datei dieses Monats/)
})

test('INV-08 an exported invoice whose part of third countries changed is told with both, and the next file corrects it', async () => {
  const split = {
    clientInvoice: 4,
    number: '27-0004',
    order: 9,
    orderNumber: '2600417',
    name: 'Kantorei',
    currency: 'EUR',
  }
  overview = {
    ...overview,
    months: [{ ...month, invoices: 0, payments: 0, splits: 1, exported: 3 }],
    splits: [{ ...split, exportedShare: 0.25, share: 0.4, movedCents: 570_000 }],
  }
  const user = draw()
  const row = await screen.findByRole('row', { name: /27-0004/ })
  expect(row.textContent).toMatch(/2600417 Kantorei.*25,0\s%.*40,0\s%.*5\.700,00/)
  expect(screen.getByText('1 noch nicht exportiert')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Februar 2026 exportieren' }))
  await screen.findByText(/^Ein neuer Drittlandanteil geht in eine weitere Datei/)
})

test('INV-08 what is missing is named and keeps from exporting; debtor numbers are given at once', async () => {
  overview = { ...overview, withoutDebtor: [{ id: 3, name: 'Kantorei' }] }
  const user = draw()
  await screen.findByText('Kantorei')
  const begin = screen.getByRole('button', { name: 'Februar 2026 exportieren' })
  expect(begin.hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Debitorennummern vergeben' }))
  await screen.findByText('Eine Debitorennummer wurde vergeben.')
  await waitFor(() => expect(begin.hasAttribute('disabled')).toBe(false))
  expect(screen.queryByText('Kantorei')).toBeNull()
})

test('INV-08 INV-12 what suppliers charged waits beside it, and those without a number are given one', async () => {
  const withoutCreditor = [{ id: 5, name: 'Hotel Edda' }]
  overview = { ...overview, months: [{ ...month, invoices: 0, payments: 0, suppliers: 3 }], withoutCreditor }
  const user = draw()
  await screen.findByText('Hotel Edda')
  expect(screen.getByText('3 noch nicht exportiert')).toBeTruthy()
  const begin = screen.getByRole('button', { name: 'Februar 2026 exportieren' })
  expect(begin.hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Kreditorennummern vergeben' }))
  await screen.findByText('2 Kreditorennummern wurden vergeben.')
  await waitFor(() => expect(begin.hasAttribute('disabled')).toBe(false))
  await user.click(begin)
  await screen.findByText(/^3 Belege von Lieferanten gehen in die Datei/)
})
