import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { camt, mt940 } from '@reisewerk/domain/payments/bank/bank-files.fixture.ts'
import type { BankImport, BankProposal, bankLineContract } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type InvoicedTrip, type Issued, issue, tripToInvoice } from '../invoices/invoices.fixture.ts'

type Line = ItemOf<typeof bankLineContract>

let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: InvoicedTrip
let first: Issued
let second: Issued
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-15T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  await equipHouses(desk.db)
  trip = await tripToInvoice(bernd)
  const prepayment = { type: 'prepayment', address: trip.address }
  first = await issue(bernd, trip, { ...prepayment, amount: euros('500.00') })
  second = await issue(bernd, trip, { ...prepayment, amount: euros('250.50') })
})
afterAll(() => desk.close())

const drop = (by: Caller, text: string, organisation = 1) =>
  by.post<BankImport>(`/api/bank_statements?name=auszug.xml&organisation=${organisation}`, Buffer.from(text))
const lines = async (by: Caller, more = '') => (await by.get<Line[]>(`/api/bank_lines?_order[amount]=desc${more}`)).body
const book = (line: number, ...parts: [Issued, string][]) =>
  bernd.post<Line>(`/api/bank_lines/${line}/book`, {
    parts: parts.map(([{ clientInvoice }, amount]) => ({ clientInvoice, amount: euros(amount) })),
  })
const paidOf = async ({ clientInvoice }: Issued) =>
  (await expectStatus<{ paid: { amount: string } }>(200, bernd.get(clientInvoice))).paid.amount

test('INV-08 a statement comes in once, whoever brings it how often; nothing is booked, and the other house sees none', async () => {
  const number = (await bernd.get<{ invoiceNumber: string }>(first.clientInvoice)).body.invoiceNumber
  const file = camt('02').replace('N-27-0131', number)
  expect(await drop(bernd, file)).toMatchObject({
    status: 201,
    body: { entries: 2, added: 2, statements: [expect.any(String)] },
  })
  expect(await drop(bernd, file)).toMatchObject({
    ...{ status: 409, body: { message: expect.stringMatching(/^Diese Datei wurde am [\d.]{10} schon eingelesen\.$/) } },
  })
  // The same entries in another file.
  expect(await drop(bernd, camt('08').replace('N-27-0131', number))).toMatchObject({
    ...{ status: 201, body: { entries: 2, added: 0, statements: [] } },
  })
  expect(await drop(bernd, 'Guten Tag')).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'file', message: expect.stringMatching(/^Das ist kein Kontoauszug/) }] },
  })
  expect(await drop(bernd, mt940, 2)).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'organisation' }] },
  })
  const [paid, out] = await lines(bernd)
  expect(paid).toMatchObject({
    ...{ state: 'open', name: 'Kantorei Lüneburg', payments: [] },
    rest: { amount: '750.50' },
  })
  expect(out).toMatchObject({ state: 'open', amount: { amount: '-250.50' }, bookingDate: '12.02.2027 00:00:00' })
  expect(await lines(bernd, '&_search=bellevue')).toHaveLength(1)
  expect(await lines(clara)).toEqual([])
  expect(await clara.get(`/api/bank_lines/${paid?.id}/proposals`)).toMatchObject({ status: 404 })
  expect(await paidOf(first)).toBe('0.00')
})

test('INV-08 what is proposed is booked with a word, over several invoices, never more than came in, and taken back', async () => {
  const [paid, out] = await lines(bernd)
  const line = paid?.id ?? 0
  const proposals = await expectStatus<BankProposal[]>(200, bernd.get(`/api/bank_lines/${line}/proposals`))
  expect(proposals[0]).toMatchObject({
    isSure: false,
    reasons: ['number'],
    parts: [{ clientInvoice: first.clientInvoice, open: { amount: '500.00' }, amount: { amount: '750.50' } }],
  })
  const wrong = (path: string, message: RegExp) => ({
    ...{ status: 422, body: { violations: [{ propertyPath: path, message: expect.stringMatching(message) }] } },
  })
  expect(await book(line, [first, '500.00'], [second, '250.51'])).toMatchObject(wrong('parts', /nur noch 750,50/))
  expect(await book(line)).toMatchObject(wrong('parts', /eine Rechnung wählen/))
  expect(await book(line, [first, '-1.00'])).toMatchObject(wrong('parts[0].amount', /kam herein/))
  expect(await book(out?.id ?? 0, [first, '10.00'])).toMatchObject(wrong('parts[0].amount', /ging hinaus/))
  expect([await paidOf(first), await paidOf(second)]).toEqual(['0.00', '0.00'])

  expect(await book(line, [second, '250.50'])).toMatchObject({
    status: 200,
    body: { state: 'open', rest: { amount: '500.00' }, payments: [{ note: 'Kontoauszug 32' }] },
  })
  // Two at the same moment: the entry has enough for one of them.
  const both = await Promise.all([book(line, [first, '500.00']), book(line, [first, '500.00'])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await lines(bernd, '&state=booked'))[0]).toMatchObject({ id: line, rest: { amount: '0.00' } })
  expect([await paidOf(first), await paidOf(second)]).toEqual(['500.00', '250.50'])

  const payments = (await bernd.get<{ id: number }[]>(`/api/payments?clientInvoice.id=${idOf(second.clientInvoice)}`))
    .body
  await expectStatus(204, bernd.delete(`/api/payments/${payments[0]?.id}`))
  expect((await lines(bernd))[0]).toMatchObject({ state: 'open', rest: { amount: '250.50' } })
  await expectStatus(200, bernd.post(`/api/bank_lines/${line}/release`))
  expect((await lines(bernd))[0]).toMatchObject({ state: 'open', rest: { amount: '750.50' }, payments: [] })
  expect([await paidOf(first), await paidOf(second)]).toEqual(['0.00', '0.00'])
  await expectStatus(200, bernd.patch(`/api/bank_lines/${line}`, { isDismissed: true }))
  expect((await lines(bernd, '&state=dismissed')).map(({ id }) => id)).toEqual([line])
})

test('INV-08 a payment that names a cancelled invoice is proposed for no other by itself', async () => {
  const lines = `Konto;DE89 3704 0044 0532 0130 00
Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag
13.02.2027;Kantorei St. Michael;PURPOSE;250,50
`
  const numberOf = async ({ clientInvoice }: Issued) =>
    (await expectStatus<{ invoiceNumber: string }>(200, bernd.get(clientInvoice))).invoiceNumber
  const gone = await issue(bernd, trip, { type: 'prepayment', address: trip.address, amount: euros('70.00') })
  await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${idOf(gone.clientInvoice)}`)
  const proposed = async (purpose: string) => {
    const { statements } = await expectStatus<BankImport>(201, drop(bernd, lines.replace('PURPOSE', purpose)))
    const [line] = (await bernd.get<Line[]>(`/api/bank_lines?statement.id=${idOf(statements[0] ?? '')}`)).body
    return expectStatus<BankProposal[]>(200, bernd.get(`/api/bank_lines/${line?.id}/proposals`))
  }
  const [sure] = await proposed(`Rechnung ${await numberOf(second)}`)
  expect(sure).toMatchObject({ isSure: true, parts: [{ clientInvoice: second.clientInvoice }] })
  const hints = await proposed(`Rechnung ${await numberOf(gone)}`)
  expect(hints.filter(({ isSure }) => isSure)).toEqual([])
  expect(hints.flatMap(({ parts }) => parts.map((part) => part.clientInvoice))).not.toContain(gone.clientInvoice)
})

test('INV-04 INV-08 a payment that names a prepayment is proposed for the final invoice that asks for it now', async () => {
  const other = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, other, { type: 'prepayment' }, '&percent=20')
  const final = await issue(bernd, other, { type: 'final' })
  const { invoiceNumber } = await expectStatus<{ invoiceNumber: string }>(200, bernd.get(prepayment.clientInvoice))
  const file = `Konto;DE89 3704 0044 0532 0130 00
Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag
14.02.2027;X;${invoiceNumber};7600,00
`
  const { statements } = await expectStatus<BankImport>(201, drop(bernd, file))
  const [line] = (await bernd.get<Line[]>(`/api/bank_lines?statement.id=${idOf(statements[0] ?? '')}`)).body
  expect(await expectStatus(200, bernd.get(`/api/bank_lines/${line?.id}/proposals`))).toMatchObject([
    { reasons: ['number'], parts: [{ clientInvoice: final.clientInvoice, amount: { amount: '7600.00' } }] },
  ])
  await expectStatus(200, bernd.patch(`/api/bank_lines/${line?.id}`, { isDismissed: true }))
})

test('INV-08 a statement of an account that is not of the house is refused whole, until the account is entered', async () => {
  const other = camt('02').replace('DE89370400440532013000', 'DE75512108001245126199')
  expect(await drop(bernd, other)).toMatchObject({
    status: 422,
    body: {
      violations: [
        {
          propertyPath: 'file',
          message: expect.stringMatching(/anderen Konto \(IBAN DE75 5121 0800 1245 1261 99\).*„Weitere Bankkonten“/),
        },
      ],
    },
  })
  const anna = await desk.as('anna')
  const accounts = (furtherIbans: string[]) => expectStatus(200, anna.patch('/api/organisations/1', { furtherIbans }))
  await accounts(['DE75 5121 0800 1245 1261 99'])
  expect(await drop(bernd, other)).toMatchObject({ status: 201, body: { added: 2 } })
  await accounts([])
})

test('INV-08 the database itself books no cent twice and keeps what a bank told', async () => {
  const [{ line, invoice, order }] = (await desk.db.query(
    `select l.id::int as line, i.id::int as invoice, i.order_id::int as "order" from bank_lines l, client_invoices i
     where l.amount_cents = 75050 order by i.id limit 1`,
  )) as [{ line: number; invoice: number; order: number }]
  const insert = `insert into payments (order_id, client_invoice_id, date_of_payment, amount_cents, amount_currency, user_id, bank_line_id)
    values ($1, $2, '2027-02-12', $3, $4, 1, $5)`
  await expect(desk.db.query(insert, [order, invoice, 75_051, 'EUR', line])).rejects.toThrow('bank_lines_booked')
  await expect(desk.db.query(insert, [order, invoice, 100, 'NOK', line])).rejects.toThrow('account of its house')
  await expect(desk.db.query('update bank_lines set amount_cents = 1 where id = $1', [line])).rejects.toThrow('frozen')
  await expect(desk.db.query('update bank_statements set number = $1', ['33'])).rejects.toThrow('frozen')
})

test('INV-08 what leaves an account is shown to who may see purchases alone; read in by somebody else it is there all the same', async () => {
  const outgoing = async () => (await lines(bernd)).filter(({ amount }) => amount.amount.startsWith('-')).length
  const hidden = await outgoing()
  const out = (await lines(bernd)).find(({ amount }) => amount.amount.startsWith('-'))
  await desk.db.query('update users set may_see_purchase = false where id = 2')
  const shown = async () => (await lines(bernd, '&_itemsPerPage=100')).map(({ amount }) => amount.amount)
  const before = await shown()
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter((amount) => amount.startsWith('-'))).toEqual([])
  expect(await lines(bernd, '&_search=bellevue')).toEqual([])
  expect(await bernd.get(`/api/bank_lines/${out?.id}`)).toMatchObject({ status: 404 })
  expect(await bernd.get(`/api/bank_lines/${out?.id}/proposals`)).toMatchObject({ status: 404 })
  const later = camt('02').replace('B-1', 'B-8').replace('B-2', 'B-9')
  expect(await drop(bernd, later)).toMatchObject({ status: 201, body: { entries: 2, added: 2 } })
  expect(await shown()).toEqual([...before, '750.50'].toSorted((one, other) => Number(other) - Number(one)))
  await desk.db.query('update users set may_see_purchase = true where id = 2')
  expect(await outgoing()).toBe(hidden + 1)
})

test('INV-08 a statement without entries is taken in, and one that is missing between two is told, whatever kind of file they are', async () => {
  const swift = (number: number, [from, opening]: [string, string], [to, closing]: [string, string], entries = '') =>
    `:20:STARTUMS\n:25:37040044/0532013000\n:28C:${number}/1\n:60F:C${from}EUR${opening}\n${entries}:62F:C${to}EUR${closing}\n-`
  const credit = (day: string, amount: string) =>
    `:61:${day}${day.slice(2)}CR${amount}N166NONREF//S-${day}\n:86:166?00GUTSCHRIFT\n`
  // What was read above ended with 1.500,00 on the 12th.
  const empty = await drop(bernd, swift(33, ['270212', '1500,00'], ['270213', '1500,00']))
  expect(empty).toMatchObject({ status: 201, body: { entries: 0, added: 0, statements: [], gaps: [] } })
  const later = await drop(bernd, swift(35, ['270216', '1550,00'], ['270217', '1560,00'], credit('270217', '10,00')))
  expect(later).toMatchObject({
    body: { added: 1, gaps: ['Auszug 34 fehlt zwischen Auszug 33 vom 13.02.2027 und Auszug 35 vom 17.02.2027.'] },
  })
  // The one between closes the gap.
  const missing = swift(34, ['270213', '1500,00'], ['270216', '1550,00'], credit('270216', '50,00'))
  expect(await drop(bernd, missing)).toMatchObject({ body: { added: 1, gaps: [] } })
  const xml = (number: number, day: string, opening: string, closing: string) =>
    camt('08', closing)
      .replace('>32<', `>${number}<`)
      .replace('>1000.00<', `>${opening}<`)
      .replaceAll(/2027-02-1[12]/g, day)
      .replaceAll('>B-', `>C${number}-`)
  expect(await drop(bernd, xml(36, '2027-02-18', '1560.00', '2060.00'))).toMatchObject({
    ...{ status: 201, body: { added: 2, gaps: [] } },
  })
  expect(await drop(bernd, xml(39, '2027-02-22', '2061.00', '2561.00'))).toMatchObject({
    body: {
      gaps: ['Die Auszüge 37 bis 38 fehlen zwischen Auszug 36 vom 18.02.2027 und Auszug 39 vom 22.02.2027.'],
    },
  })
})

test('INV-08 a .csv of an account told by number and bank code is one of the house or refused, as is a day that is still to come', async () => {
  const file = (number: string, day: string) =>
    `Kontonummer;${number}\nBLZ;37040044\nBuchungstag;Verwendungszweck;Betrag\n${day};Zinsen ${number};0,07\n`
  expect(await drop(bernd, file('532013000', '14.02.2027'))).toMatchObject({ status: 201, body: { added: 1 } })
  expect(await drop(bernd, file('532013001', '14.02.2027'))).toMatchObject({
    status: 422,
    body: { violations: [{ message: expect.stringContaining('(37040044/532013001)') }] },
  })
  expect(await drop(bernd, file('532013000', '16.02.2027'))).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'file', message: expect.stringContaining('(Zeile 4)') }] },
  })
})
