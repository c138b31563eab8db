import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { BankProposal, bankLineContract } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { asActor } from '../../platform/database/transaction.ts'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type InvoicedTrip, type Issued, issue, tripToInvoice } from '../invoices/invoices.fixture.ts'

type Line = ItemOf<typeof bankLineContract>

const secretWords = /Verschwiegen|Jubilar|STILL-7/i
const csv = `Konto;DE89 3704 0044 0532 0130 00
Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag
12.02.2027;Verschwiegen GmbH;Reise Jubilar STILL-7;500,00
12.02.2027;Chor der Nordstadt;Anzahlung;90,00
`

let desk: TestApp
let database: Database
let anna: Caller
let bernd: Caller
let hidden: InvoicedTrip
let invoice: Issued
let line: number
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-15T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  database = connectDatabase(desk.db.adminUrl, 2)
  await equipHouses(desk.db)
  hidden = await tripToInvoice(anna)
  invoice = await issue(anna, hidden, { type: 'prepayment', address: hidden.address, amount: euros('400.00') })
  await expectStatus(200, anna.patch(hidden.order, { isAdminOnly: true }))
  await expectStatus(201, bernd.post('/api/bank_statements?name=auszug.csv&organisation=1', Buffer.from(csv)))
  const [read] = (await anna.get<Line[]>('/api/bank_lines?_search=STILL-7')).body
  line = read?.id ?? 0
  // A part of it is open still.
  const parts = [{ clientInvoice: invoice.clientInvoice, amount: euros('400.00') }]
  await expectStatus(200, anna.post(`/api/bank_lines/${line}/book`, { parts }))
})
afterAll(async () => {
  await database.close()
  await desk.close()
})

const wholeList = async (by: Caller, more = '') =>
  expectStatus<Line[]>(200, by.get(`/api/bank_lines?_groups[]=bank_line_read${more}`))
const refused = {
  status: 409,
  body: { code: 'bank_line_withheld', message: expect.stringMatching(/Reise gebucht, die nur Administratoren sehen/) },
}

test('INV-08 what is booked on a trip for administrators stays in the list with day and amount, and says to others no more', async () => {
  const shown = (await wholeList(bernd)).find(({ id }) => id === line)
  expect(shown).toMatchObject({
    ...{ isWithheld: true, name: '', purpose: '', endToEndId: '', payments: [], bookingDate: '12.02.2027 00:00:00' },
    ...{ amount: { amount: '500.00' }, booked: { amount: '400.00' } },
  })
  expect((await wholeList(bernd)).find(({ name }) => name === 'Chor der Nordstadt')).toMatchObject({
    isWithheld: false,
  })
  expect(await expectStatus<Line>(200, bernd.get(`/api/bank_lines/${line}`))).toMatchObject({ name: '', purpose: '' })
  for (const term of ['Verschwiegen', 'Jubilar', 'STILL-7']) {
    expect(await wholeList(bernd, `&_search=${term}`)).toEqual([])
  }
  for (const path of [
    `/api/bank_lines/${line}/proposals`,
    '/api/open_items',
    '/api/client_invoices?isOpen=true',
    '/api/payments',
    '/api/reminders',
  ]) {
    const answer = await bernd.get(path)
    expect(answer.status, path).toBe(200)
    expect(JSON.stringify(answer.body), path).not.toMatch(secretWords)
    expect(JSON.stringify(answer.body), path).not.toContain(`/client_invoices/${idOf(invoice.clientInvoice)}"`)
  }
  const file = await bernd.get('/api/bank_lines/export.xlsx?_groups[]=bank_line_read')
  const rows = JSON.stringify(await readSheet(Buffer.from(file.raw)))
  expect(rows).toContain('Chor der Nordstadt')
  expect(rows).not.toMatch(secretWords)
  expect((await bernd.get<BankProposal[]>(`/api/bank_lines/${line}/proposals`)).body).toEqual([])
})

test('INV-08 nobody who does not see the trip books it again, takes it back or puts it aside', async () => {
  const own = await tripToInvoice(bernd)
  const other = await issue(bernd, own, { type: 'prepayment', address: own.address, amount: euros('100.00') })
  const parts = [{ clientInvoice: other.clientInvoice, amount: euros('100.00') }]
  expect(await bernd.post(`/api/bank_lines/${line}/book`, { parts })).toMatchObject(refused)
  expect(await bernd.post(`/api/bank_lines/${line}/release`)).toMatchObject(refused)
  expect((await bernd.patch(`/api/bank_lines/${line}`, { isDismissed: true })).status).toBe(422)
  expect(await expectStatus<Line>(200, anna.get(`/api/bank_lines/${line}`))).toMatchObject({
    ...{ isWithheld: false, isDismissed: false, name: 'Verschwiegen GmbH', purpose: 'Reise Jubilar STILL-7' },
    ...{ payments: [{ clientInvoice: invoice.clientInvoice }], rest: { amount: '100.00' } },
  })
})

test('INV-08 who reads the same money in from another kind of file is asked nothing of it that they may not know', async () => {
  const mt940 = `:20:STARTUMSE
:25:DE89370400440532013000
:28C:7/1
:60F:C270211EUR1000,00
:61:2702120212CR500,00NTRFNONREF
:86:166?00SEPA?20JUBILAR STILL-7?32VERSCHWIEGEN GMBH BERLIN
:62F:C270212EUR1500,00
-
`
  await expectStatus(201, bernd.post('/api/bank_statements?name=auszug.sta&organisation=1', Buffer.from(mt940)))
  const again = (await wholeList(anna, '&state=repeat'))[0]
  expect(again).toMatchObject({ repeats: `/api/bank_lines/${line}`, name: 'VERSCHWIEGEN GMBH BERLIN' })
  const shown = await expectStatus<Line>(200, bernd.get(`/api/bank_lines/${again?.id}`))
  expect(shown).toMatchObject({ isWithheld: true, name: '', purpose: '', state: 'repeat' })
  for (const answer of [{ isDistinct: true }, { isDismissed: true }]) {
    expect((await bernd.patch(`/api/bank_lines/${again?.id}`, answer)).status).toBe(422)
  }
  await expectStatus(200, anna.patch(`/api/bank_lines/${again?.id}`, { isDismissed: true }))
})

test('INV-08 what the database tells the app itself of such an entry is withheld with it, and shown once the trip is', async () => {
  const log = async (isAdmin: boolean) => {
    const actor = { userId: 2, organisationIds: [1], isAdmin, maySeePurchase: true }
    const words = `select after from change_log where table_name = 'bank_lines'`
    return JSON.stringify(await asActor(database.app, actor, {}, (trx) => trx.query(words)))
  }
  expect(await log(true)).toMatch(secretWords)
  expect(await log(false)).not.toMatch(secretWords)
  expect(await log(false)).toContain('Chor der Nordstadt')
  await expectStatus(200, anna.patch(hidden.order, { isAdminOnly: false }))
  expect((await wholeList(bernd)).find(({ id }) => id === line)).toMatchObject({
    ...{ isWithheld: false, name: 'Verschwiegen GmbH', payments: [{ clientInvoice: invoice.clientInvoice }] },
  })
  await expectStatus(200, anna.patch(hidden.order, { isAdminOnly: true }))
  expect((await wholeList(bernd)).find(({ id }) => id === line)).toMatchObject({ isWithheld: true })
  await expectStatus(200, anna.post(`/api/bank_lines/${line}/release`))
  expect((await wholeList(bernd)).find(({ id }) => id === line)).toMatchObject({ isWithheld: false, state: 'open' })
})
