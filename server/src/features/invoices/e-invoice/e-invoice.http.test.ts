import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { readEInvoice } from '@reisewerk/domain/invoices/e-invoice/reading/read-e-invoice.ts'
import { brokenRules } from '@reisewerk/domain/invoices/e-invoice/rules/broken-rules.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { equipHouses } from '../../../test/invoicing-houses.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Issued, issue, tripToInvoice } from '../invoices.fixture.ts'

let desk: TestApp
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

type Version = { document: { id: number }; sha256: string; xmlSha256: string | null }
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const xmlOf = (invoice: Issued, by = bernd) => by.get(`${invoice.clientInvoice}/xml`)
const read = ({ clientInvoice }: Issued) =>
  expectStatus<ItemOf<typeof clientInvoiceContract>>(200, bernd.get(clientInvoice))
async function versionOf({ clientInvoice }: Issued): Promise<Version | undefined> {
  const { body } = await bernd.get<Version[]>(`/api/client_invoice_versions?clientInvoice.id=${idOf(clientInvoice)}`)
  return body[0]
}

test('INV-07 a client gets ZUGFeRD unless told otherwise: the XML that is offered is the one in the PDF that was filed', async () => {
  const trip = await tripToInvoice(bernd)
  const issued = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  expect(await read(issued)).toMatchObject({ eInvoice: 'zugferd' })
  const pdf = await bernd.get(issued.path)
  const [attached] = (await PDFDocument.load(pdf.raw, { updateMetadata: false })).getAttachments()
  const xml = await xmlOf(issued)
  expect(xml.headers).toMatchObject({ 'content-type': 'application/xml' })
  expect(xml.raw.equals(Buffer.from(attached?.data ?? []))).toBe(true)
  expect(await versionOf(issued)).toMatchObject({ sha256: hashOf(pdf.raw), xmlSha256: hashOf(xml.raw) })
  const text = xml.raw.toString('utf8')
  expect(brokenRules(text)).toEqual([])
  expect(text).toContain('<ram:TypeCode>386</ram:TypeCode>')
  expect(readEInvoice(text)).toMatchObject({
    ...{ number: (await read(issued)).invoiceNumber, buyer: { name: 'Kantorei St. Michael e. V.' } },
    ...{ seller: { vatId: 'DE000000417' }, totals: { grossCents: 760_000, dueCents: 760_000 } },
  })
  expect((await xmlOf(issued, clara)).status).toBe(404)

  // A new version has an XML of its own.
  await expectStatus(200, bernd.put(`${issued.clientInvoice}/generate?percent=10`, {}))
  expect(readEInvoice((await xmlOf(issued)).raw.toString('utf8'))).toMatchObject({ totals: { dueCents: 380_000 } })
})

test('INV-07 XRechnung waits for what an authority wants to read, then is a file of its own that stays', async () => {
  const trip = await tripToInvoice(bernd)
  await expectStatus(200, bernd.patch(trip.client, { eInvoice: 'xrechnung' }))
  const generate = `/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked`
  expect(await bernd.post(generate, {})).toMatchObject({
    status: 422,
    body: {
      violations: [
        { propertyPath: 'client.leitwegId', message: expect.stringMatching(/fehlt die Leitweg-ID/) },
        { propertyPath: 'client.eInvoiceAddress' },
      ],
    },
  })
  const preview = await bernd.post<{ checks: object[] }>(generate.replace('generate', 'preview'), {})
  expect(preview.body.checks).toContainEqual(
    expect.objectContaining({ key: 'client.leitwegId', isMet: false, path: trip.client.replace('/api', '') }),
  )
  expect(await bernd.patch(trip.client, { leitwegId: '04011000-12345-04' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'leitwegId', message: expect.stringMatching(/falsche Prüfziffer/) }] },
  })
  await expectStatus(200, bernd.patch(trip.client, { leitwegId: '04011000-12345-03' }))

  const issued = await issue(bernd, trip, {})
  expect(await read(issued)).toMatchObject({ eInvoice: 'xrechnung' })
  const pdf = await PDFDocument.load((await bernd.get(issued.path)).raw, { updateMetadata: false })
  expect(pdf.getAttachments()).toEqual([])
  const xml = (await xmlOf(issued)).raw
  expect(await versionOf(issued)).toMatchObject({ xmlSha256: hashOf(xml) })
  expect(brokenRules(xml.toString('utf8'))).toEqual([])
  expect(readEInvoice(xml.toString('utf8'))).toMatchObject({
    ...{ profile: expect.stringContaining('xrechnung_3.0'), buyerReference: '04011000-12345-03' },
    totals: { dueCents: 3_800_000 },
  })
  type File = { id: number; name: string; filetype: string; path: string }
  const files = await bernd.get<File[]>(`/api/documents?order.id=${trip.id}`)
  const own = files.body.find(({ filetype }) => filetype === 'xml')
  expect(own?.name).toMatch(/^Rechnung N-27-\d{4} \(XRechnung\)$/)
  expect((await bernd.get(own?.path ?? '')).raw.equals(xml)).toBe(true)
  expect(await bernd.delete(`/api/documents/${own?.id}`)).toMatchObject({
    status: 422,
    body: { violations: [{ message: expect.stringMatching(/ausgestellte Rechnung/) }] },
  })

  const storno = await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${idOf(issued.clientInvoice)}`)
  const correction = (await xmlOf(storno)).raw.toString('utf8')
  expect(brokenRules(correction)).toEqual([])
  expect(correction).toContain('<ram:TypeCode>384</ram:TypeCode>')
})

test('INV-07 who wants no e-invoice gets a PDF alone', async () => {
  const trip = await tripToInvoice(bernd)
  await expectStatus(200, bernd.patch(trip.client, { eInvoice: 'none' }))
  const issued = await issue(bernd, trip, {})
  expect(await read(issued)).toMatchObject({ eInvoice: 'none' })
  expect(await versionOf(issued)).toMatchObject({ xmlSha256: null })
  expect((await xmlOf(issued)).status).toBe(404)
})
