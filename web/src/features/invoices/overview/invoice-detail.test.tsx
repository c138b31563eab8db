import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type NewMail, takeWriting } from '../../../lib/writing.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { Invoice } from '../api.ts'
import { invoice } from '../invoice.fixture.ts'
import { InvoiceDetail } from './invoice-detail.tsx'

const saving = savingDesk()

function draw(shown: Invoice) {
  const root = createRootRoute({ component: () => <InvoiceDetail invoice={shown} orderId={1} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The app's own routes are not those of this test.
  return saving.draw(<RouterProvider router={router as never} />)
}

test('INV-06 MAIL-03 the mail of an invoice opens with its words and the files that were issued', async () => {
  const document = { id: 70, name: 'Anzahlung N-27-0131' }
  const mail = {
    locale: 'de_DE',
    subject: 'Anzahlungsrechnung N-27-0131',
    body: { type: 'doc' },
    documents: [document],
  }
  const to = [{ name: 'Helga Brandt', address: 'helga@kantorei.example' }]
  saving.answer = async ({ path }) => ({ status: 200, body: path.endsWith('/mail') ? { ...mail, to } : [] })
  const opened = vi.fn<(mail: NewMail) => void>()
  const stop = takeWriting(opened)
  const user = draw(invoice())
  await user.click(await screen.findByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(opened.mock.calls[0]?.[0]).toMatchObject({
    ...{ subject: mail.subject, attachments: [document] },
    to: { address: 'helga@kantorei.example' },
  })
  stop()
})

test('INV-04 where a refund belongs is told: beside the Stornorechnung, and at what it took back', async () => {
  saving.answer = async () => ({ status: 200, body: [] })
  const storno = { type: 'cancelation', oldInvoice: '/api/client_invoices/6', oldInvoiceNumber: 'N-27-0129' } as const
  draw(invoice({ ...storno }, { due: -17_000, paid: 0 }))
  await screen.findByText(
    'Auf N-27-0129 gingen Zahlungen ein: 170,00 € gehen zurück. Die Rückzahlung wird hier erfasst, mit Minus.',
  )
  screen.getByText('zu erstatten', { selector: 'span' })
})

test('INV-04 a cancelled invoice leads to where its refund belongs', async () => {
  saving.answer = async () => ({ status: 200, body: [] })
  const canceled = { canceledBy: '/api/client_invoices/9', canceledByNumber: 'N-27-0130', status: 'canceled' } as const
  draw(invoice({ ...canceled }, { due: 17_000, paid: 17_000 }))
  const link = await screen.findByRole('link', { name: 'N-27-0130' })
  expect(link.getAttribute('href')).toContain('invoice=9')
  await screen.findByText(/: Was hier einging, geht dort zurück\.$/)
  expect(screen.queryByRole('form', { name: 'Zahlung erfassen' })).toBeNull()
})

test('INV-04 what an invoice does not take off is told, and what would take it off once it is shown again', async () => {
  saving.answer = async () => ({ status: 200, body: [] })
  const left = { invoiceNumber: 'N-27-0129', amount: '7600.00' }
  const leftOut = [
    { ...left, isHidden: true },
    { ...left, invoiceNumber: 'N-27-0130', isHidden: false },
  ]
  draw(invoice({ leftOut, isFixed: true }))
  await screen.findByText('Nicht abgezogen: 7.600,00 € auf N-27-0129, ausgeblendet.')
  screen.getByText(
    /N-27-0130, beim Ausstellen ausgeblendet\. Abgezogen wird das nach einer Stornorechnung mit einer neuen\./,
  )
})
