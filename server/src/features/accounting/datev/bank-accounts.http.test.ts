import { camt } from '@reisewerk/domain/payments/bank/bank-files.fixture.ts'
import type { BankImport } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { equipHouses } from '../../../test/invoicing-houses.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { euros, issue, tripToInvoice } from '../../invoices/invoices.fixture.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-20T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

test('INV-08 a payment from the statement of a further bank account is booked on its ledger account', async () => {
  const iban = 'DE75512108001245126199'
  const entered = (entry: string) => anna.patch('/api/settings/1', { accounting: { furtherBanks: [entry] } })
  const refusedAs = (message: string) => ({
    status: 422,
    body: { violations: [{ propertyPath: 'accounting.furtherBanks[0]', message: expect.stringContaining(message) }] },
  })
  expect(await entered('DE75 5121 0800 1245 1261 99 = 1210')).toMatchObject(refusedAs('ist kein Konto des Hauses'))
  await expectStatus(200, anna.patch('/api/organisations/1', { furtherIbans: [iban] }))
  expect(await entered('DE75 5121 0800 1245 1261 98 = 1210')).toMatchObject(refusedAs('gibt es nicht'))
  const furtherBanks = ['DE75 5121 0800 1245 1261 99 = 1210']
  const accounting = { consultant: '29098', client: '55003', furtherBanks }
  await expectStatus(200, anna.patch('/api/settings/1', { accounting }))
  const trip = await tripToInvoice(bernd)
  const { clientInvoice } = await issue(bernd, trip, { type: 'normal', amount: euros('750.50') })
  const file = Buffer.from(camt('02').replace('DE89370400440532013000', iban))
  const path = '/api/bank_statements?name=auszug.xml&organisation=1'
  const { statements } = await expectStatus<BankImport>(201, bernd.post(path, file))
  const lines = `/api/bank_lines?statement.id=${idOf(statements[0] ?? '')}&_order[amount]=desc`
  const [line] = (await bernd.get<{ id: number }[]>(lines)).body
  const parts = [{ clientInvoice, amount: euros('750.50') }]
  await expectStatus(200, bernd.post(`/api/bank_lines/${line?.id}/book`, { parts }))
  await expectStatus(200, bernd.post('/api/organisations/1/debtor_numbers', {}))
  const period = { from: '01.02.2027', to: '28.02.2027' }
  const { id } = await expectStatus<{ id: number }>(201, bernd.post('/api/organisations/1/datev_exports', period))
  const { raw } = await bernd.get(`/api/datev_exports/${id}/file`)
  const booked = raw
    .toString('latin1')
    .split('\r\n')
    .map((row) => row.split(';'))
  expect(booked.find((cells) => cells[0] === '750,50' && cells[1] === '"H"')?.slice(6, 8)).toEqual(['10000', '1210'])
})
