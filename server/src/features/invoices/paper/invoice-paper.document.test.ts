import { documentLanguage } from '@reisewerk/domain/documents/document-language.ts'
import { norwayInvoice } from '@reisewerk/domain/invoices/paper/invoice.fixture.ts'
import type { InvoiceSource } from '@reisewerk/domain/invoices/paper/invoice-source.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, describe, expect, test } from 'vitest'
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

describe('where an invoice ends (B16)', () => {
  const line = (index: number): InvoiceSource['lines'][number] => ({
    ...{ name: `Leistung ${index}`, detail: 'pro Person', quantity: 1, unitCents: 10_000, cents: 10_000 },
  })
  const priced = (count: number) => ({
    lines: Array.from({ length: count }, (_, index) => line(index + 1)),
    ...{ beforePaymentsCents: count * 10_000, isSigned: true },
    security: { name: 'Reisesicherung AG, SI-2027-0417', until: '2027-12-31' },
    taxes: [
      { percentage: 19, grossCents: 11_900, taxCents: 1_900 },
      { percentage: 7, grossCents: 10_700, taxCents: 700 },
      { percentage: -1, grossCents: count * 10_000 - 22_600, taxCents: 0 },
    ],
  })
  const of = {
    normal: { received: [], dueCents: 90_000 },
    final: {},
    prepayment: { received: [], part: { percent: 20, cents: 18_000 }, dueCents: 18_000 },
    cancelation: {
      ...{ received: [], canceledCents: -90_000, dueCents: -10_000 },
      original: { number: 'N-27-0318', date: '2027-04-22' },
    },
  } satisfies Record<InvoiceSource['type'], Partial<InvoiceSource>>
  const each = Object.entries(of).flatMap(([type, change]) =>
    (['de_DE', 'en', 'fr'] as const).map((locale) => ({ type: type as InvoiceSource['type'], locale, change })),
  )

  test.each(each)(
    'INV-05 DOC-06 nine positions with tax, box and signature on one page: $type, $locale',
    async (one) => {
      const { type, locale, change } = one
      const { pages } = await invoice({ ...priced(9), ...change, type, language: documentLanguage(locale) })
      expect(pages).toHaveLength(1)
      expect(pages[0]).toContain('Anna Petersen')
    },
  )

  test.each(each)('INV-05 DOC-06 what does not fit takes positions along: $type, $locale', async (one) => {
    const { type, locale, change } = one
    for (const count of [18, 36]) {
      const { pages } = await invoice({ ...priced(count), ...change, type, language: documentLanguage(locale) })
      const last = pages.at(-1) ?? ''
      expect(pages, `${count} positions`).toHaveLength(2)
      expect(last, `${count} positions`).toContain('Anna Petersen')
      expect(last, `${count} positions`).toContain(`Leistung ${count}`)
    }
  })

  test('INV-05 DOC-06 a letter of some length ends with words of its own', async () => {
    const words = (count: number) =>
      richTextOf(Array.from({ length: count }, (_, at) => `Absatz ${at + 1}.`).join('\n\n'))
    const { pages } = await invoice({ ...priced(9), introEndText: words(12) })
    expect(pages).toHaveLength(2)
    expect(pages[1]).toContain('Absatz 12.')
    expect(pages[1]).toContain('Anna Petersen')
    // One position under a letter that fills the page goes along with its sum.
    const long = await invoice({ ...priced(1), introText: words(14) })
    expect(long.pages).toHaveLength(2)
    expect(long.pages[1]).toContain('Leistung 1')
  })
})
