import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { BankLine } from '../../features/payments/bank/bank-api.ts'
import type { BankLineSearch } from '../../features/payments/bank/bank-line-search.ts'
import { BankLinesList } from '../../features/payments/bank/bank-lines-list.tsx'
import { sessionKey } from '../../lib/session.ts'
import { savingDesk } from '../../test/saving-desk.tsx'

const saving = savingDesk()
const money = (amount: string) => ({ amount, currency: 'EUR', formatted: amount })
const line = {
  ...{ id: 3, version: 1, organisation: '/api/organisations/1', statement: null, account: 'DE89', isDismissed: false },
  ...{ bookingDate: '12.02.2027 00:00:00', valueDate: null, name: 'Kantorei', purpose: 'N-27-0131 N-27-0132' },
  ...{
    amount: money('750.00'),
    booked: money('0.00'),
    rest: money('750.00'),
    endToEndId: '',
    state: 'open',
    payments: [],
  },
} as unknown as BankLine // what it does not show is not asked
const part = (id: number, number: string, open: string) => ({
  ...{ clientInvoice: `/api/client_invoices/${id}`, invoiceNumber: number, clientName: 'Kantorei' },
  ...{ open: money(open), amount: money(open) },
})
const proposals = [
  {
    ...{ isSure: true, reasons: ['number', 'amount'] },
    parts: [part(7, 'N-27-0131', '500.00'), part(8, 'N-27-0132', '250.00')],
  },
  { isSure: false, reasons: ['name'], parts: [part(7, 'N-27-0131', '750.00')] },
]

function Page() {
  const [search, setSearch] = useState<BankLineSearch>({})
  return <BankLinesList search={search} onChange={(patch) => setSearch((before) => ({ ...before, ...patch }))} />
}

const before = {
  ...line,
  ...{ id: 2, name: 'Kantorei Lüneburg', purpose: 'Rechnung N-27-0131', state: 'booked', payments: [] },
  statement: { id: 1, name: 'februar.xml' },
} as unknown as BankLine // what it does not show is not asked
const repeat = { ...line, state: 'repeat', repeats: '/api/bank_lines/2', isDistinct: false } as BankLine

function draw(proposed: readonly object[] = proposals, shown: BankLine = line) {
  saving.client.setQueryData(sessionKey, { user: { id: 7 }, organisations: [{ id: 1, name: 'Nord' }] })
  saving.answer = async ({ method, path }) => {
    if (path.startsWith('/api/session')) return { status: 200, body: saving.client.getQueryData(sessionKey) }
    if (method !== 'GET') return { status: 200, body: line }
    if (path.startsWith('/api/bank_lines/2')) return { status: 200, body: before }
    return { status: 200, body: path.endsWith('/proposals') ? proposed : [shown] }
  }
  const root = createRootRoute({ component: Page })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The app's own routes are not those of this test.
  return saving.draw(<RouterProvider router={router as never} />)
}
const asked = (method: string) => saving.asked.filter((one) => one.method === method)

test('INV-08 the likeliest proposal stands ready with what speaks for it; one key books it over both invoices', async () => {
  const user = draw()
  ;(await screen.findByRole('button', { name: '12.02.2027' })).focus()
  await user.keyboard('{Enter}')
  const panel = within(await screen.findByRole('dialog'))
  const likeliest = await panel.findByRole('button', { name: /^N-27-0131, N-27-0132/ })
  expect(likeliest.textContent).toContain('RechnungsnummerBetrag')
  expect(likeliest.getAttribute('aria-pressed')).toBe('true')
  expect(asked('POST')).toEqual([])
  const button = panel.getByRole('button', { name: 'Buchen' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked('POST')[0]).toMatchObject({
    path: '/api/bank_lines/3/book',
    body: {
      parts: [
        { clientInvoice: '/api/client_invoices/7', amount: { amount: '500.00', currency: 'EUR' } },
        { clientInvoice: '/api/client_invoices/8', amount: { amount: '250.00', currency: 'EUR' } },
      ],
    },
  })
})

test('INV-08 a row opens wherever one clicks on it, not only at its day', async () => {
  const user = draw()
  const purpose = await screen.findByRole('cell', { name: 'N-27-0131 N-27-0132' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(purpose)
  await screen.findByRole('dialog')
  expect(purpose.closest('tr')?.getAttribute('aria-current')).toBe('true')
})

test('INV-08 what only a name speaks for is a hint: nothing is chosen until somebody does', async () => {
  const user = draw(proposals.slice(1))
  await user.click(await screen.findByRole('button', { name: '12.02.2027' }))
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByText('Keiner ist eindeutig: Bitte prüfen und selbst wählen.')
  const hint = panel.getByRole('button', { name: /^N-27-0131/ })
  expect(hint.getAttribute('aria-pressed')).toBe('false')
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Buchen' }).disabled).toBe(true)
  await user.click(hint)
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Buchen' }).disabled).toBe(false)
})

test('INV-08 more than came in is not booked; what belongs to no invoice is put aside', async () => {
  const user = draw()
  await user.click(await screen.findByRole('button', { name: '12.02.2027' }))
  const panel = within(await screen.findByRole('dialog'))
  const field = await panel.findByRole('textbox', { name: 'Betrag für N-27-0132' })
  await user.clear(field)
  await user.type(field, '251')
  await panel.findByText('1,00 mehr, als der Umsatz hat')
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Buchen' }).disabled).toBe(true)
  await user.click(panel.getByRole('button', { name: 'N-27-0132 weglassen' }))
  await panel.findByText('bleibt offen: 250,00')
  await user.click(panel.getByRole('button', { name: 'Gehört zu keiner Rechnung' }))
  await waitFor(() =>
    expect(asked('PATCH')[0]).toMatchObject({ path: '/api/bank_lines/3', body: { isDismissed: true } }),
  )
})

test('INV-08 what is probably there already stands beside what was read in before, and is asked about', async () => {
  const user = draw([], repeat)
  await user.click(await screen.findByRole('button', { name: '12.02.2027' }))
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByText('februar.xml')
  await panel.findByText('Rechnung N-27-0131')
  expect(panel.queryByRole('button', { name: 'Buchen' })).toBeNull()
  expect(saving.asked.filter(({ path }) => path.endsWith('/proposals'))).toEqual([])
  await user.click(panel.getByRole('button', { name: 'Ist eine andere Zahlung' }))
  await waitFor(() =>
    expect(asked('PATCH')[0]).toMatchObject({ path: '/api/bank_lines/3', body: { isDistinct: true } }),
  )
  await user.click(panel.getByRole('button', { name: 'Ist derselbe Umsatz' }))
  await waitFor(() =>
    expect(asked('PATCH')[1]).toMatchObject({ path: '/api/bank_lines/3', body: { isDismissed: true } }),
  )
})

test('INV-08 an entry on a trip for administrators says so in the place of its words, and offers others nothing to do', async () => {
  const user = draw(proposals, { ...line, isWithheld: true, name: '', purpose: '', state: 'repeat' } as BankLine)
  await screen.findByRole('cell', { name: 'Gebucht auf eine Reise für Admins' })
  await user.click(screen.getByRole('button', { name: '12.02.2027' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Gebucht auf eine Reise für Admins' }))
  panel.getByText(/Nur sie können ihn ändern/)
  expect(panel.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Schließen'])
  expect(asked('GET').filter(({ path }) => path.endsWith('/proposals'))).toEqual([])
})
