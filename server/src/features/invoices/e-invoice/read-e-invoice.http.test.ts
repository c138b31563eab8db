import { PDFDocument } from '@cantoo/pdf-lib'
import {
  hotelInvoiceCii,
  hotelInvoiceUbl,
} from '@reisewerk/domain/invoices/e-invoice/reading/e-invoice-files.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let desk: TestApp
beforeAll(async () => {
  desk = await testApp()
})
afterAll(() => desk.close())

async function pdfWith(name: string, xml: string): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Rechnung', { x: 50, y: 700 })
  await document.attach(Buffer.from(xml), name, { mimeType: 'text/xml' })
  return Buffer.from(await document.save())
}

async function read(file: Buffer | string) {
  const anna = await desk.as('anna')
  return anna.with({ 'content-type': 'application/octet-stream' }).post('/api/e_invoices/read', Buffer.from(file))
}

test('INV-12 a provider’s e-invoice is read from XML and from a PDF with XML in it; nothing is stored', async () => {
  const files = [hotelInvoiceCii, hotelInvoiceUbl, await pdfWith('factur-x.xml', hotelInvoiceCii)]
  for (const file of files) {
    expect(await read(file)).toMatchObject({
      status: 200,
      body: {
        ...{ number: 'HF-2027/118', invoiceDate: '20.05.2027 00:00:00', dueDate: '03.06.2027 00:00:00' },
        seller: { name: 'Hotel Fjordblick GmbH', vatId: 'DE000000417' },
        account: { iban: 'DE02120300000000202051' },
        lines: [{ net: { amount: '2000.00', currency: 'EUR' } }, { net: { formatted: '400,00 €' } }],
        totals: { net: { amount: '2400.00' }, due: { amount: '2092.80' } },
        warnings: [],
      },
    })
  }
})

test('INV-12 a file that is no sound e-invoice is refused with a sentence', async () => {
  const plain = await PDFDocument.create()
  plain.addPage()
  const files: [Buffer | string, string][] = [
    ['nur Text', 'Die Datei ist keine E-Rechnung: Gelesen werden XML und PDF mit XML darin.'],
    [
      Buffer.from(await plain.save()),
      'In der PDF-Datei steckt keine E-Rechnung. Bitte die Rechnung von Hand erfassen.',
    ],
    ['%PDF-1.7\nnichts weiter', 'Die PDF-Datei ist beschädigt und lässt sich nicht lesen.'],
    [
      Buffer.from(hotelInvoiceCii, 'latin1'),
      'Die XML-Datei lässt sich nicht lesen: Ihre Zeichen passen nicht zu der Kodierung, die sie nennt.',
    ],
    [
      await pdfWith('factur-x.xml', hotelInvoiceCii.replace('>76.00<', '>96.00<')),
      'Die Beträge der E-Rechnung gehen nicht auf: die Steuerbeträge der Steuersätze ergeben 236,00 € statt 216,00 €.',
    ],
  ]
  for (const [file, message] of files) expect(await read(file)).toMatchObject({ status: 422, body: { message } })
})
