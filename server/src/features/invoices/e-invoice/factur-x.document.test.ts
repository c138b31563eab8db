import { PDFDocument } from '@cantoo/pdf-lib'
import { norwayInvoice } from '@reisewerk/domain/invoices/paper/invoice.fixture.ts'
import { isRefusal, type Refusal } from '@reisewerk/domain/refusal.ts'
import { readXml } from '@reisewerk/domain/xml/read-xml.ts'
import type { XmlElement } from '@reisewerk/domain/xml/xml-element.ts'
import { afterAll, expect, test } from 'vitest'
import { createPdfService } from '../../../platform/pdf/pdf-service.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import { renderDocument } from '../../documents/generate.service.ts'
import { printedInvoice } from '../paper/invoice-paper.service.ts'
import { facturXMetadata } from './factur-x-metadata.ts'

const pdf = createPdfService({ workers: 1 })
afterAll(() => pdf.close())

// A letter that no font of the paper has stays in the XML.
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<Rechnung>Müller &amp; Söhne 漢字 \u{1f6a2}</Rechnung>\n'

test('INV-07 DOC-06 the XML of an invoice is attached to an archivable PDF which says so of itself (PDF/A-3, Factur-X)', async () => {
  const embedded = { text: xml, metadata: facturXMetadata }
  const printed = { ...printedInvoice(norwayInvoice), embedded }
  const bytes = await renderDocument(pdf, printed, new Date('2027-04-22T08:00:00Z'))
  expect(await readPdf(bytes)).toMatchObject({ archival: '3A', isTagged: true, language: 'de-DE' })
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const [attached, ...more] = document.getAttachments()
  expect(more).toEqual([])
  expect(attached).toMatchObject({ name: 'factur-x.xml', mimeType: 'text/xml', afRelationship: 'Alternative' })
  expect(Buffer.from(attached?.data ?? []).toString('utf8')).toBe(xml)

  // Every object is where the table of the file says, also behind the metadata that grew.
  const file = Buffer.from(bytes).toString('latin1')
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1])
  expect(file.slice(table, table + 4)).toBe('xref')
  const offsets = [...file.slice(table).matchAll(/(\d{10}) \d{5} n/g)].map(([, offset]) => Number(offset))
  expect(offsets.length).toBeGreaterThan(20)
  for (const offset of offsets) expect(file.slice(offset, offset + 20)).toMatch(/^\d+ 0 obj/)
  const [, length, metadata = ''] =
    /\/Length (\d+)[^>]*>>\s*stream\r?\n(<\?xpacket[\s\S]*?)\r?\nendstream/.exec(file) ?? []
  expect(metadata.length).toBe(Number(length))
  const said = readXml(metadata.replaceAll(/<\?xpacket[^>]*\?>/g, '').trim())
  expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  // A property that stands twice makes the whole packet unreadable for those who check it.
  expect(isRefusal(said)).toBe(false)
  const properties = propertiesOf(said)
  expect(properties.length).toBeGreaterThan(10)
  expect(properties.filter((name, index, all) => all.indexOf(name) < index)).toEqual([])
  const [, ownSchemas = ''] = /<pdfaExtension:schemas>(.*)<\/pdfaExtension:schemas>/s.exec(metadata) ?? []
  expect([...ownSchemas.matchAll(/<pdfaSchema:prefix>(\w+)</g)].map(([, prefix]) => prefix)).toEqual([
    'xmpMM',
    'pdf',
    'fx',
  ])
})

/** What a packet says of its file, by namespace and name. */
function propertiesOf(said: XmlElement | Refusal): string[] {
  const [rdf] = isRefusal(said) ? [] : said.children
  return (rdf?.children ?? []).flatMap(({ children }) => children.map(({ namespace, name }) => `${namespace}${name}`))
}
