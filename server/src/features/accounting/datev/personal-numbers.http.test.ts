import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { equipHouses } from '../../../test/invoicing-houses.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { issue, tripToInvoice } from '../../invoices/invoices.fixture.ts'

let desk: TestApp
let bernd: Caller
let creditor: string
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
  const [hotel] = await desk.db.query<{ id: number }>(
    `insert into providers (kind, name) values ('hotel', 'Hotel Edda') returning id::int`,
  )
  const body = { organisation: '/api/organisations/1', provider: `/api/providers/${hotel?.id}` }
  creditor = `/api/creditors/${(await expectStatus<{ id: number }>(201, bernd.post('/api/creditors', body))).id}`
})
afterAll(() => desk.close())

const refusedAt = (propertyPath: string, message: RegExp) => ({
  ...{ status: 422, body: { violations: [{ propertyPath, message: expect.stringMatching(message) }] } },
})
/** A client with something to export. */
async function charged(debtorNumber?: string): Promise<string> {
  const trip = await tripToInvoice(bernd)
  await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  // As it may stand there from before, or from an import.
  if (debtorNumber !== undefined) {
    await desk.db.query(`update clients set debtor_number = $1 where id = $2`, [debtorNumber, idOf(trip.client)])
  }
  return trip.client
}
const numberOf = async (client: string) =>
  (await expectStatus<{ debtorNumber: string }>(200, bernd.get(client))).debtorNumber
const giveDebtors = () => expectStatus(200, bernd.post('/api/organisations/1/debtor_numbers', {}))

test('INV-08 INV-12 a client has a number of debtors, a supplier one of creditors: told at the field', async () => {
  const client = await charged()
  const debtors = /^Debitoren haben bei Sachkonten mit 4 Stellen Nummern von 10000 bis 69999\.$/
  for (const debtorNumber of ['70013', '123456789', '09999']) {
    expect(await bernd.patch(client, { debtorNumber })).toMatchObject(refusedAt('debtorNumber', debtors))
  }
  const body = {
    organisationFilter: '/api/organisations/1',
    companyName: 'Chor Süd',
    shortName: 'Süd',
    debtorNumber: '70013',
  }
  expect(await bernd.post('/api/clients', body)).toMatchObject(refusedAt('debtorNumber', debtors))
  expect(await bernd.patch(creditor, { creditorNumber: '18888' })).toMatchObject(
    refusedAt('creditorNumber', /^Kreditoren haben .* von 70000 bis 99999\.$/),
  )
  await expectStatus(200, bernd.patch(client, { debtorNumber: '18888' }))
  await expectStatus(200, bernd.patch(creditor, { creditorNumber: '70013' }))

  // One that stands there from before stays until it is changed, and is nobody else's.
  const odd = await charged('70020')
  await expectStatus(200, bernd.patch(odd, { companyName: 'Chor Nord', debtorNumber: '70020' }))
  expect(await bernd.patch(creditor, { creditorNumber: '70020' })).toMatchObject(
    refusedAt('creditorNumber', /^Diese Nummer hat schon ein Kunde/),
  )
})

test('INV-08 numbers go on behind the highest that can be one, and none is given that somebody has', async () => {
  await charged('123456789')
  await desk.db.query(`update creditors set creditor_number = '18890'`)
  const [first, second] = [await charged(), await charged()]
  await giveDebtors()
  expect([await numberOf(first), await numberOf(second)]).toEqual(['18889', '18891'])
  // The last of the range is no end: the free ones before it are next.
  await charged('69999')
  const third = await charged()
  await giveDebtors()
  expect(await numberOf(third)).toBe('10000')
})
