import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { ReminderSearch } from '../../features/payments/reminders/reminder-search.ts'
import { RemindersList } from '../../features/payments/reminders/reminders-list.tsx'
import { sessionKey } from '../../lib/session.ts'
import type { NewMail } from '../../lib/writing.ts'
import { savingDesk } from '../../test/saving-desk.tsx'

const saving = savingDesk()
const money = (amount: string) => ({ amount, currency: 'EUR', formatted: amount })
const overdue = (id: number, order: number, next: object) => ({
  ...{ clientInvoice: `/api/client_invoices/${id}`, invoiceNumber: `N-27-${id}`, order: `/api/orders/${order}` },
  ...{ orderNumber: `27004${order}`, tripName: 'Chorreise', client: '/api/clients/4', clientName: 'Kantorei' },
  ...{ dueAt: '01.02.2027 00:00:00', open: money('500.00'), last: null, next },
})
const due = (step: string) => ({ state: 'due', step, fee: money('5.00') })
const items = [
  overdue(7, 1, due('first')),
  overdue(8, 1, due('second')),
  overdue(9, 2, due('first')),
  overdue(10, 3, { state: 'blocked', reason: 'Ratenzahlung', until: null }),
]
const made = {
  ...{
    id: 5,
    version: 1,
    order: '/api/orders/1',
    organisation: '/api/organisations/1',
    orderNumber: '270041',
    tripName: 'Chorreise',
    step: 'second',
  },
  ...{ client: { id: 4, companyName: 'Kantorei' }, reminderDate: '15.02.2027 00:00:00', payBy: '25.02.2027 00:00:00' },
  ...{ open: money('1000.00'), earlierFees: money('0.00'), fee: money('5.00'), isFeeWaived: false, sentAt: null },
  ...{
    emailStatus: 'failed',
    user: { id: 2, firstName: 'Bernd', lastName: 'Brandt' },
    createdAt: '15.02.2027 10:00:00',
  },
  document: { id: 70, name: '1. Mahnung', path: '/api/documents/70/file', cloudStorage: false },
  invoices: [
    {
      clientInvoice: '/api/client_invoices/7',
      invoiceNumber: 'N-27-7',
      step: 'second',
      dueAt: '',
      open: money('500.00'),
    },
  ],
}
const letter = { locale: 'de_DE', subject: '1. Mahnung: N-27-7', body: { type: 'doc' }, to: [], document: { id: 70 } }
const written: { orderId: number; mail: NewMail }[] = []

function Page() {
  const [search, setSearch] = useState<ReminderSearch>({})
  return (
    <RemindersList
      search={search}
      onChange={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      write={(orderId, mail) => written.push({ orderId, mail })}
    />
  )
}

function draw() {
  saving.client.setQueryData(sessionKey, { user: { id: 7 }, organisations: [{ id: 1, name: 'Nord' }] })
  saving.answer = async ({ method, path }) => {
    if (path.startsWith('/api/session')) return { status: 200, body: saving.client.getQueryData(sessionKey) }
    if (path === '/api/reminders/preview') {
      const shown = { clientName: 'Kantorei', step: 'second', total: money('1005.00'), fee: money('5.00'), pages: 1 }
      return { status: 200, body: { letters: [{ ...shown, order: '/api/orders/1', svg: '<svg/>' }] } }
    }
    if (path.endsWith('/letter')) return { status: 200, body: letter }
    if (path.startsWith('/api/reminders/due')) return { status: 200, body: { items, isCut: false } }
    if (method === 'POST') return { status: 201, body: { reminders: ['/api/reminders/5', '/api/reminders/6'] } }
    return { status: 200, body: [made] }
  }
  const root = createRootRoute({ component: Page })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The app's own routes are not those of this test.
  return saving.draw(<RouterProvider router={router as never} />)
}

test('INV-08 who is due stands ready; all are chosen, seen as they print, and made by one click, a letter for each trip', async () => {
  const user = draw()
  await screen.findByText('3 Rechnungen zu mahnen')
  expect(screen.queryByText('N-27-10')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'alle wählen' }))
  await user.click(screen.getByRole('checkbox', { name: 'N-27-9 mahnen' }))
  await user.click(screen.getByRole('checkbox', { name: 'N-27-9 mahnen' }))
  await user.click(screen.getByRole('button', { name: 'Mahnen (3)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'MAHNEN: 2 Schreiben' }))
  await dialog.findByText(/1\. Mahnung, zu zahlen 1\.005,00, darin Gebühr 5,00/)
  await dialog.findByText('1 von 2')
  await user.dblClick(dialog.getByRole('button', { name: '2 Schreiben erstellen' }))
  const row = within((await screen.findByText('E-Mail nicht gesendet')).closest('tr') ?? document.body)
  const posted = saving.asked.filter(({ method, path }) => method === 'POST' && path === '/api/reminders')
  expect(posted).toHaveLength(1)
  expect(posted[0]?.body).toEqual({
    invoices: [7, 8, 9].map((id) => ({
      clientInvoice: `/api/client_invoices/${id}`,
      step: id === 8 ? 'second' : 'first',
    })),
  })

  await user.click(row.getByRole('button', { name: '15.02.2027' }))
  const panel = within(await screen.findByRole('dialog'))
  await user.click(panel.getByRole('button', { name: 'E-Mail' }))
  await waitFor(() =>
    expect(written).toMatchObject([{ orderId: 1, mail: { subject: letter.subject, attachments: [{ id: 70 }] } }]),
  )
})

test('INV-08 all that is overdue tells why nobody is reminded of it', async () => {
  const user = draw()
  await user.click(await screen.findByRole('radio', { name: 'Alle überfälligen' }))
  await screen.findByText('Mahnsperre: Ratenzahlung')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'N-27-10 mahnen' }).disabled).toBe(true)
})
