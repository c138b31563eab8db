import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const read = ({ clientInvoice }: Issued) => expectStatus<{ invoiceNumber: string }>(200, anna.get(clientInvoice))

test('INV-03 INV-05 a preview answers with its document, too: the file of that very page, filed nowhere and nobody else’s (002 §7)', async () => {
  const trip = await tripToInvoice(anna)
  const previewed = async (body: object, query = '', by = anna) => {
    const path = `/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked${query}`
    return (await expectStatus<{ document: Omit<Issued, 'document' | 'clientInvoice'> }>(200, by.post(path, body)))
      .document
  }
  const filed = `/api/documents?order.id=${trip.id}`
  const before = (await anna.get<unknown[]>(filed)).body.length
  const document = await previewed({ type: 'prepayment' }, '&percent=20')
  expect(Object.keys(document).toSorted()).toEqual(['cloudStorage', 'id', 'name', 'path'])
  expect(document).toMatchObject({ name: expect.stringMatching(/^Vorschau Anzahlung 27\d+$/), cloudStorage: false })
  const whole = await previewed({})
  const text = async (path: string) => untypeset((await readPdf((await anna.get(path)).raw)).text)
  expect(await text(document.path)).toContain('7.600,00')
  expect(await text(whole.path)).not.toContain('7.600,00')
  expect((await anna.get(document.path)).headers['content-type']).toBe('application/pdf')
  for (const stranger of [bernd, clara]) expect((await stranger.get(document.path)).status).toBe(404)

  const issued = await issue(anna, trip, { type: 'prepayment' }, '&percent=20')
  const { invoiceNumber } = await read(issued)
  const again = await previewed({ type: 'prepayment' }, `&percent=10&oldId=${idOf(issued.clientInvoice)}`)
  expect(again.name).toBe(`Vorschau Anzahlung ${invoiceNumber}`)
  expect((await anna.get((await previewed({}, '&word=true')).path)).raw.subarray(0, 2).toString()).toBe('PK')
  const asked = `/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked&word=true`
  expect((await bernd.post(asked, {})).status).toBe(403)
  // Typing on gives new ones; the first is out of date.
  for (let typed = 0; typed < 4; typed++) await previewed({})
  expect((await anna.get(document.path)).status).toBe(404)
  expect((await anna.get<unknown[]>(filed)).body).toHaveLength(before + 1)
})

test('INV-02 INV-11 visibility is set by PATCH and by PUT alike, and the options tell every choice (002 §7)', async () => {
  const trip = await tripToInvoice(bernd)
  const { clientInvoice } = await issue(bernd, trip, {})
  expect(await bernd.put(clientInvoice, { billingType: 'not_included' })).toMatchObject({
    ...{ status: 200, body: { billingType: 'not_included' } },
  })
  expect(await bernd.patch(clientInvoice, { billingType: 'included' })).toMatchObject({
    ...{ status: 200, body: { billingType: 'included' } },
  })
  const options = await expectStatus<Record<string, { key: string }[]>>(200, bernd.options('/api/client_invoices'))
  const keysOf = (list: string) => options[list]?.map(({ key }) => key)
  expect(keysOf('types')).toEqual(['normal', 'prepayment', 'cancelation', 'final'])
  expect(keysOf('amountTypes')).toEqual(['amount', 'percent'])
  expect(keysOf('addressings')).toEqual(['formal', 'informal'])
  expect(keysOf('calculationBases')).toEqual(['Reserved', 'Asked'])
  expect(options.taxOptions).toContainEqual(expect.objectContaining({ percentage: -1 }))
  const bound = `/api/client_invoices?order.id=${trip.id}&_itemsPerPage=1&_page=1&_order[invoiceDate]=asc`
  expect((await bernd.get(bound)).headers['x-total-items']).toBe('1')
})
