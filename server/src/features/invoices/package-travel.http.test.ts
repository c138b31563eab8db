import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import type { InvoiceMail } from '@reisewerk/domain/invoices/texts/invoice-mail.contract.ts'
import { plainTextOf, richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type InvoicedTrip, type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

type Invoice = ItemOf<typeof clientInvoiceContract, 'client_invoice_read'>
type Check = { key: string; isMet: boolean; isRequired: boolean; message: string; path: string | null }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const note = (trip: InvoicedTrip, body: object, by = bernd) =>
  by.post<{ id: number }>('/api/package_travels', { order: trip.order, ...body })
/** What is looked at of the duties towards travellers, as key and whether it is there. */
async function checks(trip: InvoicedTrip, body: object, query = ''): Promise<[string, boolean][]> {
  const asked = bernd.post<{ checks: Check[] }>(
    `/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked${query}`,
    body,
  )
  const { checks: all } = await expectStatus<{ checks: Check[] }>(200, asked)
  return all
    .filter(({ key }) => ['security', 'packageForm', 'depositReason'].includes(key))
    .map(({ key, isMet }) => [key, isMet])
}
const read = ({ clientInvoice }: Issued) =>
  expectStatus<Invoice>(200, bernd.get(`${clientInvoice}?_groups[]=client_invoice_read`))
const textOf = async ({ path }: Issued) => {
  const file = await bernd.get(path)
  return (await readPdf(file.raw)).text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('INV-13 form and certificate are noted once per trip, by whoever sees it', async () => {
  const trip = await tripToInvoice(bernd)
  const noted = await expectStatus<{ id: number }>(201, note(trip, { security: 'Andere AG' }))
  expect(await expectStatus<{ id: number }>(201, note(trip, { securityUntil: '31.12.2027' }))).toMatchObject({
    ...{
      id: noted.id,
      security: 'Andere AG',
      securityUntil: '31.12.2027 00:00:00',
      formGivenAt: '01.03.2026 00:00:00',
    },
  })
  expect(await note(trip, { formGivenAt: '31.12.2027' })).toMatchObject({
    ...{
      status: 422,
      body: { violations: [{ propertyPath: 'formGivenAt', message: 'Der Tag liegt in der Zukunft.' }] },
    },
  })
  expect((await bernd.patch(`/api/package_travels/${noted.id}`, { formGivenAt: '31.12.2027' })).status).toBe(422)
  expect((await note(trip, {}, clara)).status).toBe(422)
  expect((await clara.get(`/api/package_travels/${noted.id}`)).status).toBe(404)
  expect(await bernd.get(`/api/package_travels?order.id=${trip.id}`)).toMatchObject({ body: [{ id: noted.id }] })
})

test('INV-13 what is paid before the trip is looked at, be it a prepayment or a whole invoice', async () => {
  const trip = await tripToInvoice(bernd)
  const met = (...missing: string[]) =>
    ['security', 'packageForm', 'depositReason'].map((key) => [key, !missing.includes(key)])
  expect(await checks(trip, { type: 'prepayment' }, '&percent=20')).toEqual(met())
  expect(await checks(trip, { type: 'normal' })).toEqual(met('depositReason'))
  // The trip is from 14 to 17 May.
  expect(await checks(trip, { type: 'final', dueDate: '20.04.2027' })).toEqual(met().slice(0, 2))
  expect(await checks(trip, { type: 'final', dueDate: '18.05.2027' })).toEqual([])
  await expectStatus(201, note(trip, { formGivenAt: null, security: 'Andere AG', securityUntil: '01.05.2027' }))
  expect(await checks(trip, { type: 'normal' })).toEqual(met('security', 'packageForm', 'depositReason'))
  const refused = await bernd.post(`/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked`, {})
  expect(refused).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'security', message: expect.stringMatching(/gilt nur bis 01\.05\.2027/) }] },
  })
  // Who sells on is owed none of it.
  await expectStatus(200, bernd.patch(trip.client, { withoutPackageLaw: true }))
  expect(await checks(trip, { type: 'normal' })).toEqual([])
  expect(await textOf(await issue(bernd, trip, {}))).not.toContain('Kundengeldabsicherung')
})

test('INV-13 the certificate of the house goes along with the first mail that asks for money, and no other; a house may switch it off', async () => {
  const upload = (to: string, name: string, by = anna) =>
    expectStatus<{ id: number }>(
      201,
      by
        .with({ 'content-type': 'application/octet-stream' })
        .post(
          `/api/documents/upload?${to}&type=security_certificate&name=${name}.pdf`,
          Buffer.from('%PDF-1.4 made up'),
        ),
    )
  const filesOf = async (invoice: Issued) => {
    const mail = await expectStatus<InvoiceMail>(200, bernd.get(`${invoice.clientInvoice}/mail`))
    return { ids: mail.documents.map(({ id }) => id), text: plainTextOf(mail.body) }
  }
  const trip = await tripToInvoice(bernd)
  const first = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  expect((await filesOf(first)).ids).toEqual([first.id])
  // Those of another house are none of ours; one that cannot be opened is sent to nobody.
  await upload('global=true', 'fremd', clara)
  const broken = await upload('global=true', 'kaputt')
  expect((await filesOf(first)).ids).toEqual([first.id])
  await desk.db.query(`update documents set fault = null where id = ${broken.id}`)
  const { ids, text } = await filesOf(first)
  expect(ids).toEqual([first.id, broken.id])
  expect(text).toContain('Der Sicherungsschein über die Absicherung Ihrer Zahlungen (§ 651r BGB) liegt bei.')

  // The trip's own one goes before the house's.
  const own = await upload(`order=${trip.id}`, 'eigener')
  await desk.db.query(`update documents set fault = null where id = ${own.id}`)
  expect((await filesOf(first)).ids).toEqual([first.id, own.id])
  const sends = (sendsCertificate: boolean) =>
    expectStatus(200, anna.patch('/api/settings/1', { clientInvoices: { deposit: { sendsCertificate } } }))
  await sends(false)
  expect((await filesOf(first)).ids).toEqual([first.id])
  await sends(true)

  // What is paid after the trip is no money in advance.
  const late = await issue(bernd, trip, { amount: euros('10.00'), dueDate: '18.05.2027' })
  expect((await filesOf(late)).ids).toEqual([late.id])
  const mail = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/email_messages', {
      ...{ order: trip.order, subject: 'Anzahlung', to: [{ name: 'Helga', address: 'helga@kantorei.example' }] },
      ...{ body: richTextOf('Anbei.') },
      attachments: [`/api/documents/${first.id}`, `/api/documents/${own.id}`],
    }),
  )
  await expectStatus(200, bernd.post(`/api/email_messages/${mail.id}/sent_elsewhere`))
  const second = await issue(bernd, trip, { type: 'prepayment' }, '&percent=30')
  expect((await filesOf(second)).ids).toEqual([second.id])
})

test('INV-13 the paper names who secures the money; why more is asked for is kept with who said so and when', async () => {
  await expectStatus(200, anna.patch('/api/settings/1', { clientInvoices: { deposit: { needsReason: true } } }))
  const trip = await tripToInvoice(bernd)
  const generate = (body: object) =>
    bernd.post(`/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked&percent=50`, {
      ...{ type: 'prepayment', ...body },
    })
  expect(await generate({})).toMatchObject({
    ...{ status: 422, body: { violations: [{ propertyPath: 'depositReason' }] } },
  })
  const issued = await expectStatus<Issued>(200, generate({ depositReason: 'Flüge sind bezahlt' }))
  expect(await textOf(issued)).toContain('Kundengeldabsicherung (§ 651r BGB): Reisesicherung AG, SI-2027-0417.')
  expect(await textOf(issued)).toContain('Teilnehmerzahl 38')
  const reason = { depositReason: 'Flüge sind bezahlt', depositReasonAt: '01.02.2027 10:00:00' }
  expect(await read(issued)).toMatchObject({ ...reason, depositReasonBy: { firstName: 'Bernd' } })
  // A new version by somebody else leaves it with who gave it.
  const again = (by: Caller, body: object) => by.put(`${issued.clientInvoice}/generate?contingent_type=Asked`, body)
  await expectStatus(200, again(anna, { introText: 'Bitte bald.' }))
  expect(await read(issued)).toMatchObject({ ...reason, depositReasonBy: { firstName: 'Bernd' } })
  await expectStatus(200, again(anna, { depositReason: 'vereinbart' }))
  expect(await read(issued)).toMatchObject({ depositReason: 'vereinbart', depositReasonBy: { firstName: 'Anna' } })
})
