import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '../../../lib/session.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { settingsOf } from '../../accounts/api.ts'
import type { Trip } from '../../orders/trip/api.ts'
import type { Invoice, InvoiceLetter } from '../api.ts'
import { invoice } from '../invoice.fixture.ts'
import { InvoiceForm } from './invoice-form.tsx'
import { InvoicePreview } from './invoice-preview.tsx'
import { useAwaitedPress } from './use-awaited-press.ts'
import { useInvoiceEditor } from './use-invoice-editor.ts'

const saving = savingDesk()

const trip = {
  ...{ id: 1, orderNumber: '2600417', orderCurrency: 'EUR', orderLocale: 'de_DE', isFormal: true, user: null },
  ...{ organisationFilter: '/api/organisations/1', client: { id: 3 } },
} as unknown as Trip // what its invoice asks of it
const letter = { introText: null, introEndText: null, addressing: null } as unknown as InvoiceLetter
const money = (amount: string) => ({ amount, currency: 'EUR', formatted: `${amount} €` })
const drawn = (due: string, svg: string) => ({
  ...{ svg, pages: 1, invoiceNumber: null, status: 'new', taxPercentage: -1 },
  document: { id: 5, name: 'Vorschau', path: '/api/client_invoice_previews/5/file', cloudStorage: false },
  lines: [
    { key: 'contingent-1', name: 'Reisepreis', amount: money('900.00'), taxPercentage: -1 },
    { key: 'extra-7', name: 'Eigener Bus', amount: money('100.00'), taxPercentage: 19 },
  ],
  ...{ discountPercent: null, discountUntil: null },
  contact: { id: 4, name: 'Rainer Kröger' },
  amounts: {
    ...{ beforePayments: money('1000.00'), payments: money('0.00'), orderDue: money('1000.00') },
    ...{ partialAmount: money(due), total: money(due), amount: money(due), taxAmount: null, rest: money('0.00') },
    ...{ refund: null, discount: null, discounted: null },
  },
  checks: [
    { key: 'client', label: 'Kunde', isMet: true, isRequired: true, message: '', path: null },
    {
      key: 'depositReason',
      label: 'Anzahlung bis 20 %',
      isMet: false,
      isRequired: true,
      message: 'Zu hoch.',
      path: null,
    },
  ],
})
const previews = () => saving.asked.filter(({ path }) => path.startsWith('/api/orders/1/client-invoice/preview'))

function Editor({ invoices = [] }: { invoices?: Invoice[] }) {
  const editor = useInvoiceEditor({ trip, letter, type: 'prepayment', edited: null, cancels: null, invoices })
  const { press } = useAwaitedPress(editor, editor.refusal !== null, (isWord) => editor.issue.mutate({ isWord }))
  return (
    <>
      <InvoiceForm trip={trip} editor={editor} isEdited={false} onIssue={() => undefined} />
      <InvoicePreview editor={editor} />
      <button type="button" onClick={() => press(false)}>
        Ausstellen
      </button>
    </>
  )
}

function draw(
  fields: (typeof defaultSettings)['clientInvoices']['fields'] = ['dueDate'],
  invoices: Invoice[] = [],
  switches: { multiLanguage?: boolean } = {},
) {
  saving.client.setQueryData(sessionQuery.queryKey, { user: { id: 7, isAdmin: false }, organisations: [] } as never)
  const { clientInvoices } = defaultSettings
  const settings = { ...defaultSettings, clientInvoices: { ...clientInvoices, fields, ...switches } }
  saving.client.setQueryData(settingsOf(1).queryKey, settings)
  return saving.draw(<Editor invoices={invoices} />)
}

test('INV-02 INV-11 the page follows what is typed; what is refused is told at its field, and the last page stays', async () => {
  saving.answer = async ({ path }) => {
    if (path.includes('percent=12.50')) return { status: 200, body: drawn('125.00', '<svg id="b"/>') }
    if (path.includes('percent=99')) {
      return {
        status: 422,
        body: { violations: [{ propertyPath: 'percent', message: 'Die Anzahlung ist höher als der Rest.' }] },
      }
    }
    return path.includes('/preview')
      ? { status: 200, body: drawn('200.00', '<svg id="a"/>') }
      : { status: 200, body: [] }
  }
  const user = draw()
  await screen.findByText('davon 20 %')
  const percent = screen.getByRole('textbox', { name: 'Prozent' })
  await user.clear(percent)
  await user.type(percent, '12,5')
  await screen.findByText('davon 12,5 %')
  expect(await screen.findAllByText('125,00 €')).toHaveLength(1)
  const picture = screen.getByRole('img', { name: /^Die Rechnung, wie sie gedruckt wird/ })
  await user.clear(percent)
  await user.type(percent, '99')
  await screen.findByText('Die Anzahlung ist höher als der Rest.')
  expect(screen.getByRole('img', { name: /^Die Rechnung, wie sie gedruckt wird/ })).toBe(picture)
  await user.clear(percent)
  await user.type(percent, '120')
  await user.tab()
  await screen.findByText('Höchstens 100 %')
  const asked = previews().length
  await user.clear(percent)
  await user.type(percent, '-5')
  await user.tab()
  await screen.findByText('Bitte mehr als 0 % angeben')
  expect(
    previews()
      .slice(asked)
      .some(({ path }) => path.includes('percent=-')),
  ).toBe(false)
})

test('APP-05 INV-03 fields show only as the house has them; a high prepayment asks for its reason', async () => {
  saving.answer = async ({ path }) =>
    path.includes('/preview') ? { status: 200, body: drawn('500.00', '<svg/>') } : { status: 200, body: [] }
  const user = draw(['dueDate', 'tax'])
  await screen.findByRole('textbox', { name: 'Fällig am' })
  for (const name of ['Rechnungsdatum', 'Kontakt', 'Unterschrift']) {
    expect(screen.queryByRole('textbox', { name })).toBeNull()
  }
  expect(screen.queryByRole('radiogroup', { name: 'Grundlage' })).toBeNull()
  expect(await screen.findByText('Es ist keine Adresse eingetragen')).toBeDefined()
  await user.type(await screen.findByRole('textbox', { name: 'Warum die Anzahlung höher ist' }), 'vereinbart')
  await waitFor(() => expect(previews().at(-1)?.body).toMatchObject({ depositReason: 'vereinbart' }))
})

test('INV-10 the language is offered only where the house issues invoices in several', async () => {
  saving.answer = async ({ path }) =>
    path.includes('/preview') ? { status: 200, body: drawn('200.00', '<svg/>') } : { status: 200, body: [] }
  for (const multiLanguage of [true, false]) {
    draw(['dueDate'], [], { multiLanguage })
    await screen.findByRole('textbox', { name: 'Fällig am' })
    expect(screen.queryAllByRole('combobox', { name: 'Sprache' })).toHaveLength(multiLanguage ? 1 : 0)
    cleanup()
  }
})

test('INV-03 what went wrong while issuing is told in the words of 002 §8, and what was typed stays', async () => {
  saving.answer = async ({ path }) => {
    if (path.includes('/generate')) return { status: 500, body: { code: 'broken', message: 'Kaputt' } }
    return path.includes('/preview') ? { status: 200, body: drawn('200.00', '<svg/>') } : { status: 200, body: [] }
  }
  const user = draw()
  await screen.findByText('davon 20 %')
  const percent = screen.getByRole('textbox', { name: 'Prozent' })
  await user.clear(percent)
  await user.type(percent, '10')
  await user.click(screen.getByRole('button', { name: 'Ausstellen' }))
  await screen.findByText('Die Kundenrechnung konnte nicht erstellt werden! Server Error!')
  const generated = saving.asked.find(({ path }) => path.startsWith('/api/orders/1/client-invoice/generate'))
  expect(generated?.path).toContain('percent=10.00')
  // It was judged beside the invoices there are: here none.
  expect(generated?.body).toMatchObject({ latestInvoice: null })
  expect(screen.getByRole('textbox', { name: 'Prozent' })).toHaveProperty('value', '10 %')
})

test('INV-03 APP-09 an invoice whose answer is lost is issued once, shown, and nobody is told that it failed', async () => {
  const keys = new Set<unknown>()
  saving.answer = async ({ path, headers }, response) => {
    if (!path.includes('/generate'))
      return { status: 200, body: path.includes('/preview') ? drawn('200.00', '<svg/>') : [] }
    if (keys.size === 0) response.destroy()
    keys.add(headers['idempotency-key'])
    return {
      status: 200,
      body: { id: 5, name: 'Anzahlung N-27-0001', path: '/api/documents/5/file', cloudStorage: false },
    }
  }
  const user = draw()
  await screen.findByText('davon 20 %')
  await user.click(screen.getByRole('button', { name: 'Ausstellen' }))
  await screen.findByText('Die Kundenrechnung wurde erstellt!', {}, { timeout: 5_000 })
  expect(keys.size).toBe(1)
  expect(screen.queryByText('Die Kundenrechnung konnte nicht erstellt werden! Server Error!')).toBeNull()
})

test('INV-02 what cannot be read is told, shows no sum and no checks, and asks for nothing else in its place', async () => {
  saving.answer = async ({ path }) =>
    path.includes('/preview') ? { status: 200, body: drawn('200.00', '<svg/>') } : { status: 200, body: [] }
  const user = draw(['dueDate', 'invoiceDate'])
  await screen.findByText('davon 20 %')
  const due = screen.getByRole('textbox', { name: 'Fällig am' })
  await user.clear(due)
  await user.type(due, '31.02.2029')
  await screen.findByText('Fällig am: Diesen Tag gibt es nicht.')
  expect(screen.queryByText('davon 20 %')).toBeNull()
  expect(screen.queryByRole('list', { name: 'Prüfung vor dem Ausstellen' })).toBeNull()
  await user.clear(due)
  await screen.findByText('davon 20 %')
  await waitFor(() => expect(previews().at(-1)?.body).toMatchObject({ dueDate: null }))
  await user.clear(screen.getByRole('textbox', { name: 'Rechnungsdatum' }))
  await screen.findByText('Rechnungsdatum: Bitte ein Datum angeben')
})

test('INV-02 INV-11 figures of what was typed before are told as such as soon as one waits, and nothing is issued on them', async () => {
  let answerNow = () => {}
  const held = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  saving.answer = async ({ path }) => {
    if (path.includes('percent=50')) await held
    const due = path.includes('percent=50') ? '500.00' : '200.00'
    return path.includes('/preview') ? { status: 200, body: drawn(due, '<svg/>') } : { status: 200, body: [] }
  }
  const user = draw()
  const ledger = await screen.findByLabelText('Betrag der Rechnung')
  expect(ledger.getAttribute('aria-busy')).toBe('false')
  const percent = screen.getByRole('textbox', { name: 'Prozent' })
  await user.clear(percent)
  await user.type(percent, '50')
  await within(ledger).findByText('wird neu berechnet …')
  expect(ledger.getAttribute('aria-busy')).toBe('true')
  const strip = screen.getByRole('list', { name: 'Prüfung vor dem Ausstellen' })
  expect(strip.hasAttribute('data-stale')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Ausstellen' }))
  expect(saving.asked.filter(({ path }) => path.includes('/generate'))).toEqual([])
  answerNow()
  expect(await within(ledger).findByText('500,00 €')).toBeDefined()
  expect(within(ledger).queryByText('wird neu berechnet …')).toBeNull()
  expect(strip.hasAttribute('data-stale')).toBe(false)
  await waitFor(() => expect(saving.asked.filter(({ path }) => path.includes('/generate'))).toHaveLength(1))
})

test('INV-02 a press before the figures have come waits for them, and is no press where they are refused', async () => {
  const generated = () => saving.asked.filter(({ path }) => path.startsWith('/api/orders/1/client-invoice/generate'))
  const answered: string[] = []
  saving.answer = async ({ path }) => {
    if (!path.includes('/preview')) return { status: 200, body: [] }
    if (path.includes('percent=99')) {
      return { status: 422, body: { violations: [{ propertyPath: 'percent', message: 'Zu hoch für die Reise.' }] } }
    }
    if (path.includes('percent=50')) answered.push(`${generated().length} before the figures`)
    return { status: 200, body: drawn('500.00', '<svg/>') }
  }
  draw()
  await screen.findByText('davon 20 %')
  const percent = screen.getByRole('textbox', { name: 'Prozent' })
  const button = screen.getByRole('button', { name: 'Ausstellen' })
  // At once, before anybody would be told that they wait.
  const press = () => fireEvent.click(button)
  fireEvent.change(percent, { target: { value: '99' } })
  press()
  await screen.findByText('Zu hoch für die Reise.')
  expect(generated()).toHaveLength(0)
  fireEvent.change(percent, { target: { value: '50' } })
  press()
  await waitFor(() => expect(generated()).toHaveLength(1))
  expect(answered).toEqual(['0 before the figures'])
  expect(generated()[0]?.path).toContain('percent=50.00')
})

test('INV-02 a page that could not be drawn anew is told beside the one before', async () => {
  saving.answer = async ({ path }) => {
    if (path.includes('percent=30')) return { status: 500, body: {} }
    return path.includes('/preview') ? { status: 200, body: drawn('200.00', '<svg/>') } : { status: 200, body: [] }
  }
  const user = draw()
  await screen.findByText('davon 20 %')
  const percent = screen.getByRole('textbox', { name: 'Prozent' })
  await user.clear(percent)
  await user.type(percent, '30')
  await screen.findByText('Die Vorschau konnte nicht geladen werden!')
  expect(screen.queryByRole('list', { name: 'Prüfung vor dem Ausstellen' })).toBeNull()
})

test('INV-07 INV-03 each row has its rate: as the server has it, then as chosen; the contact that holds is seen', async () => {
  saving.answer = async ({ path }) =>
    path.includes('/preview') ? { status: 200, body: drawn('200.00', '<svg/>') } : { status: 200, body: [] }
  const user = draw(['tax', 'contact'])
  await screen.findByText('19 %; § 25 UStG, wird nicht ausgewiesen')
  expect(screen.getByRole('combobox', { name: 'Kontakt' })).toHaveProperty('value', 'Rainer Kröger')
  expect(previews().at(-1)?.body).not.toHaveProperty('lineTaxes')
  await user.click(screen.getByRole('button', { name: /^Steuer je Zeile 1.anderer Satz$/ }))
  const bus = screen.getByRole('combobox', { name: 'Steuer auf Eigener Bus' })
  expect(bus).toHaveProperty('value', '19 %')
  await user.click(screen.getByRole('combobox', { name: 'Steuer auf Reisepreis' }))
  await user.click(await screen.findByRole('option', { name: 'Drittland, steuerfrei' }))
  await waitFor(() =>
    expect(previews().at(-1)?.body).toMatchObject({
      lineTaxes: [
        { key: 'contingent-1', taxPercentage: 0 },
        { key: 'extra-7', taxPercentage: 19 },
      ],
    }),
  )
})

test('INV-03 a Stornorechnung asks what it takes back before it draws or issues anything', async () => {
  saving.answer = async ({ path }) =>
    path.includes('/preview') ? { status: 200, body: drawn('200.00', '<svg/>') } : { status: 200, body: [] }
  const user = draw(['dueDate'], [invoice()])
  await screen.findByText('davon 20 %')
  const drawnBefore = previews().length
  await user.click(screen.getByRole('radio', { name: 'Stornorechnung' }))
  await screen.findByText('Bitte wählen, welche Rechnung zurückgenommen wird')
  expect(screen.queryByRole('textbox', { name: 'Prozent' })).toBeNull()
  expect(previews()).toHaveLength(drawnBefore)
  await user.click(screen.getByRole('combobox', { name: 'Nimmt zurück' }))
  await user.click(await screen.findByRole('option', { name: /^Anzahlung N-27-0131/ }))
  await waitFor(() => expect(previews().at(-1)?.path).toContain('oldId=7'))
  await user.click(screen.getByRole('combobox', { name: 'Nimmt zurück' }))
  await user.click(await screen.findByRole('option', { name: /^keine Rechnung: Stornokosten/ }))
  // Nobody guesses how much: the offer names no step, so somebody has to say it.
  await screen.findByText('Stornokosten: Bitte angeben, wie viel berechnet wird')
  expect(previews().at(-1)?.path).toContain('oldId=7')
  await user.type(screen.getByRole('textbox', { name: 'Prozent' }), '40')
  await waitFor(() => expect(previews().at(-1)?.path).not.toContain('oldId'))
})
