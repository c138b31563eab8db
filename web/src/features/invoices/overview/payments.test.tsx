import { addDays, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { today } from '../../../lib/format.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { invoice } from '../invoice.fixture.ts'
import { InvoiceTable, usualSort } from './invoice-table.tsx'
import { PaymentList } from './payment-list.tsx'

const saving = savingDesk()
const first = invoice()
const second = invoice(
  { id: 8, document: { ...first.document, id: 71 }, invoiceNumber: 'N-27-0132' },
  { due: 50_000, paid: 0 },
)

function Overview() {
  const [chosen, setChosen] = useState(first.id)
  const [sort, setSort] = useState(usualSort)
  return (
    <>
      <InvoiceTable
        invoices={[first, second]}
        changesOf={(document) => (document === second.document.id ? ['Reisepreis 1 statt 2'] : [])}
        currency="EUR"
        chosen={chosen}
        sort={sort}
        onSort={setSort}
        onChoose={setChosen}
        onPay={() => screen.getByRole('textbox', { name: 'Betrag' }).focus()}
      />
      <PaymentList key={chosen} invoice={chosen === first.id ? first : second} />
    </>
  )
}

test('INV-04 two keys record a payment of the invoice in hand: what is open stands in the field', async () => {
  saving.answer = async () => ({ status: 201, body: { id: 1 } })
  const user = saving.draw(<Overview />)
  screen.getByRole('button', { name: first.invoiceNumber }).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: second.invoiceNumber }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Betrag' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(saving.asked).toHaveLength(1))
  expect(saving.asked[0]).toMatchObject({
    ...{ method: 'POST', path: '/api/payments' },
    body: {
      clientInvoice: '/api/client_invoices/8',
      dateOfPayment: `${germanDate(today())} 00:00:00`,
      amount: { amount: '500.00', currency: 'EUR' },
    },
  })
})

test.each([
  ['on the last day', 0, true],
  ['a day later', -1, false],
])('INV-04 with a discount for paying early, %s', async (_, days, isOffered) => {
  saving.answer = async () => ({ status: 201, body: { id: 1 } })
  const off = { amount: '10.00', currency: 'EUR', formatted: '10,00 €' }
  const until = `${germanDate(addDays(today(), days))} 00:00:00`
  const terms = invoice({ discount: off, discountPercent: 2, discountUntil: until }, { due: 50_000, paid: 0 })
  const user = saving.draw(<PaymentList invoice={terms} />)
  const take = screen.queryByRole('button', { name: 'Betrag mit Skonto' })
  expect(take !== null).toBe(isOffered)
  if (take === null) return
  screen.getByText(/sind 490,00 zu zahlen/)
  await user.click(take)
  await user.click(screen.getByRole('button', { name: 'Zahlung erfassen' }))
  await waitFor(() => expect(saving.asked).toHaveLength(1))
  expect(saving.asked[0]).toMatchObject({ body: { amount: { amount: '490.00', currency: 'EUR' } } })
})

test('INV-04 a payment says where it stands, and what it was for', async () => {
  const fee = { amount: '5.00', currency: 'EUR', formatted: '5,00 €' }
  const kept = {
    id: 5,
    version: 1,
    dateOfPayment: '12.02.2027 00:00:00',
    kind: 'reminderFee',
    note: 'Auszug 31',
    amount: fee,
  }
  saving.answer = async () => ({ status: 201, body: { id: 1 } })
  const user = saving.draw(<PaymentList invoice={invoice({ payments: [kept as never] }, { due: 50_000, paid: 0 })} />)
  screen.getByText('Mahngebühr, Auszug 31')
  await user.type(screen.getByRole('textbox', { name: 'Vermerk' }), 'Auszug 32{Enter}')
  await waitFor(() =>
    expect(saving.asked[0]).toMatchObject({ body: { amount: { amount: '500.00' }, note: 'Auszug 32' } }),
  )
})

test('INV-04 a payment is removed once somebody says so', async () => {
  const payment = {
    ...{ id: 5, version: 1, dateOfPayment: '12.02.2027 00:00:00', kind: 'payment', note: 'Auszug 32' },
    amount: { amount: '170.00', currency: 'EUR', formatted: '170,00 €' },
  }
  const paid = invoice({ payments: [payment as never] }, { due: 50_000, paid: 17_000 })
  saving.answer = async () => ({ status: 204, body: null })
  const user = saving.draw(<PaymentList invoice={paid} />)
  await user.click(screen.getByRole('button', { name: 'Zahlung vom 12.02.2027 entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(saving.asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Zahlung vom 12.02.2027 entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  await waitFor(() => expect(saving.asked[0]).toMatchObject({ method: 'DELETE', path: '/api/payments/5' }))
})

test('INV-11 APP-21 the eye of an invoice changes what counts; that it could not is told to nobody', async () => {
  saving.answer = async () => ({ status: 500, body: { code: 'broken', message: 'broken' } })
  const user = saving.draw(<Overview />)
  await user.click(screen.getByRole('button', { name: 'N-27-0131 ausblenden' }))
  await waitFor(() => expect(saving.asked.length).toBeGreaterThan(0))
  expect(saving.asked[0]).toMatchObject({
    ...{ method: 'PATCH', path: '/api/client_invoices/7', body: { billingType: 'not_included' } },
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('TRUE-04 an invoice whose trip has changed since says so in its line, and by what', () => {
  saving.draw(<Overview />)
  const line = screen.getByRole('row', { name: /N-27-0132/ })
  expect(within(line).getByText('Reise seither geändert').title).toContain('Reisepreis 1 statt 2')
  expect(screen.getAllByText('Reise seither geändert')).toHaveLength(1)
})

test('INV-02 a head sorts by its column, once more the other way round', async () => {
  const onSort = vi.fn()
  const seen = { onSort, onChoose: vi.fn(), onPay: vi.fn() }
  const props = { invoices: [first], changesOf: () => [], currency: 'EUR', chosen: null, ...seen }
  const user = saving.draw(<InvoiceTable {...props} sort="amount" />)
  const head = screen.getByRole('columnheader', { name: 'Betrag €' })
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  await user.click(within(head).getByRole('button'))
  await user.click(screen.getByRole('button', { name: 'Fällig' }))
  expect(onSort.mock.calls).toEqual([['-amount'], ['dueAt']])
})
