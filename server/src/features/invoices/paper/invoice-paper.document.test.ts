import { norwayInvoice } from '@reisewerk/domain/invoices/paper/invoice.fixture.ts'
import type { InvoiceSource } from '@reisewerk/domain/invoices/paper/invoice-source.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, expect, test } from 'vitest'
import { createPdfService } from '../../../platform/pdf/pdf-service.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import { unzipped } from '../../../test/unzipped.ts'
import { renderDocument } from '../../documents/generate.service.ts'
import { invoiceAsWord, printedInvoice } from './invoice-paper.service.ts'

const pdf = createPdfService({ workers: 1 })
afterAll(() => pdf.close())

async function invoice(change: Partial<InvoiceSource> = {}) {
  const source = { ...norwayInvoice, ...change }
  const read = await readPdf(await renderDocument(pdf, printedInvoice(source), new Date('2027-04-22T08:00:00Z')))
  return { ...read, text: read.text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2060\u200b]/g, '') }
}

test('INV-05 DOC-06 an invoice is an archivable, tagged PDF that says what it must (§ 14 Abs. 4 UStG)', async () => {
  const { text, title, archival, isTagged, language } = await invoice()
  expect({ title, archival, isTagged, language }).toEqual({
    title: 'Endabrechnung N-27-0318 · Klänge zwischen Fjord und Fjell',
    ...{ archival: '2A', isTagged: true, language: 'de-DE' },
  })
  for (const words of [
    ...['Kantorei St. Michael e. V.', 'N-27-0318', '22. April 2027', '14.–23. Mai 2027', 'USt-IdNr. DE123456789'],
    ...['Paketpreis im Doppelzimmer ab 35 Pax, pro Person', '52.115,00', 'Gesamtpreis', '58.959,00'],
    ...['Zahlung vom 12. November 2026, Rechnung N-26-0412', '−11.800,00', '30.159,00 €'],
    ...['Sonderregelung für Reisebüros (§ 25 UStG)', 'DE02 1203 0000 0000 2020 51', 'GiroCode', 'Seite 1 von 1'],
  ]) {
    expect(text).toContain(words)
  }
})

test('INV-05 DOC-06 the head of the positions returns on every page, and each page is counted', async () => {
  const lines = Array.from({ length: 6 }, () => norwayInvoice.lines).flat()
  const { pages, text } = await invoice({ lines, introEndText: richTextOf('Gute Reise!'), isSigned: true })
  expect(pages).toHaveLength(2)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
  expect(text.match(/Betrag in €/gi)).toHaveLength(pages.length)
  expect(pages.at(-1)).toContain('Anna Petersen')
})

test('INV-05 the copy for a word processor says on its pages that it is one', async () => {
  const content = unzipped(await Buffer.from(await invoiceAsWord(norwayInvoice)))
  expect(content).toMatch(/<w:hdr[\s\S]*KOPIE/)
  for (const words of ['Endabrechnung N-27-0318', '52.115,00', '30.159,00 €', 'Sonderregelung für Reisebüros']) {
    expect(content).toContain(words)
  }
})
