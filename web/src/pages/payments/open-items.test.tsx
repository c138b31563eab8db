import { addDays, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { invoice } from '../../features/invoices/invoice.fixture.ts'
import { PaymentList } from '../../features/invoices/overview/payment-list.tsx'
import type { OpenItemSearch } from '../../features/payments/open-item-search.ts'
import { OpenItemsList } from '../../features/payments/open-items-list.tsx'
import { today } from '../../lib/format.ts'
import { sessionKey } from '../../lib/session.ts'
import { savingDesk } from '../../test/saving-desk.tsx'

const saving = savingDesk()
const money = (amount: string) => ({ amount, currency: 'EUR', formatted: amount })
const dueAt = `${germanDate(addDays(today(), -40))} 00:00:00`
const item = {
  ...invoice({ client: { id: 4, companyName: 'Kantorei St. Michael' } as never }, { due: 50_000, paid: 0 }),
  ...{ orderNumber: '2700417', tripName: 'Chorreise', dueAt },
  ...{ discount: null, discountPercent: null, discountUntil: null },
  ...({ reminderStep: 'first', remindedAt: dueAt, reminderFees: money('5.00') } as const),
}
const sums = {
  ...{ currency: 'EUR', count: 1, total: money('500.00'), overdue: money('500.00'), reminderFees: money('5.00') },
  feesToGiveBack: money('2.50'),
  ages: {
    ...{ notDue: money('0.00'), days30: money('0.00'), days60: money('500.00') },
    ...{ days90: money('0.00'), older: money('0.00') },
  },
}

function Page() {
  const [search, setSearch] = useState<OpenItemSearch>({})
  return (
    <OpenItemsList
      search={search}
      onChange={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      payments={(invoice, onRecorded) => <PaymentList invoice={invoice} onRecorded={onRecorded} />}
    />
  )
}

function draw() {
  saving.client.setQueryData(sessionKey, { user: { id: 7 }, organisations: [{ id: 1, name: 'Nord' }] })
  saving.answer = async ({ method, path }) => {
    if (method === 'POST') return { status: 201, body: { id: 1 } }
    if (path.startsWith('/api/session')) return { status: 200, body: saving.client.getQueryData(sessionKey) }
    if (path.startsWith('/api/open_items')) {
      return {
        status: 200,
        body: { totals: [sums], clients: [{ ...sums, client: '/api/clients/4', name: 'Kantorei' }] },
      }
    }
    return { status: 200, body: [item] }
  }
  const root = createRootRoute({ component: Page })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The app's own routes are not those of this test.
  return saving.draw(<RouterProvider router={router as never} />)
}

test('INV-04 INV-08 two keys on a row record what came in: what is open and today stand there already', async () => {
  const user = draw()
  const row = within((await screen.findByText('Kantorei St. Michael')).closest('tr') ?? document.body)
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['N-27-0131', 'Kantorei St. Michael', '2700417 Chorreise', germanDate(addDays(today(), -40)), '40'],
    ...['Zahlungserinnerung', '', '', '500,00', '', ''],
  ])
  row.getByRole('button', { name: 'N-27-0131' }).focus()
  await user.keyboard('{Enter}')
  const panel = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('textbox', { name: 'Betrag' })))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saving.asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/payments',
    body: {
      clientInvoice: '/api/client_invoices/7',
      dateOfPayment: `${germanDate(today())} 00:00:00`,
      amount: { amount: '500.00', currency: 'EUR' },
    },
  })
})

test('EASE-11 on a tablet what is open stands in one column beside its days', async () => {
  const media = window.matchMedia
  const tablet = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...media(query), matches: query.includes('max-width: 1327px') }))
  try {
    draw()
    const row = within((await screen.findByText('Kantorei St. Michael')).closest('tr') ?? document.body)
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['N-27-0131', 'Kantorei St. Michael', '2700417 Chorreise', germanDate(addDays(today(), -40)), '40'],
      ...['Zahlungserinnerung', '500,00'],
    ])
  } finally {
    tablet.mockRestore()
  }
})

test('INV-08 an age shows only what is as old; clients are summed, and each leads to its invoices', async () => {
  const user = draw()
  await user.click(await screen.findByRole('button', { name: '31–60 Tage 500,00' }))
  const bounds = [addDays(today(), -60), addDays(today(), -31)].map(germanDate)
  await waitFor(() => {
    const asked = saving.asked.map(({ path }) => new URL(path, 'http://a').searchParams)
    expect(
      asked.some((query) => query.get('dueAt[after]') === bounds[0] && query.get('dueAt[before]') === bounds[1]),
    ).toBe(true)
  })
  expect(screen.getByText('Mahngebühren zu erstatten 2,50')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Kunden' }))
  await screen.findByText('5,00 −2,50')
  await user.click(await screen.findByRole('button', { name: 'Kantorei' }))
  await waitFor(() => expect(saving.asked.some(({ path }) => path.includes('client.id=4'))).toBe(true))
})
