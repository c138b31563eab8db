import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { withArchivalClaim } from './archival-claim.ts'
import { pdfFault } from './pdf-check.ts'
import type { NamedFile, PdfJob } from './pdf-job.ts'
import { createPdfService } from './pdf-service.ts'
import { readPdf } from './read-pdf.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'pdf-attachments-'))
writeFileSync(
  join(folder, 'paper.typ'),
  `#set document(title: sys.inputs.title)
#set text(font: "Source Sans 3", lang: "de")
#let data = json(bytes(sys.inputs.data))
= Kopf
#for picture in data.pictures { image("/" + picture, alt: "Bild") }
#context [#metadata((part: "body", page: here().page()))<part>]
#data.words`,
)
const service = createPdfService({ workers: 1, documentsFolder: folder })
afterAll(() => service.close())

function paper(more: Partial<PdfJob> & { words?: string; pictures?: string[] } = {}): PdfJob {
  const { words = 'Reise', pictures = [], ...job } = more
  const createdAt = new Date('2026-11-23T08:00:00Z')
  return { template: 'paper', data: { words, pictures }, title: 'Heft', standard: 'a-2a', createdAt, ...job }
}

async function foreign(words: readonly string[], password?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const word of words) document.addPage([595, 842]).drawText(word, { x: 50, y: 700 })
  if (password !== undefined)
    await document.encrypt({ userPassword: password, ownerPassword: password, permissions: {} })
  return document.save({ useObjectStreams: false })
}
const named = (name: string, bytes: Uint8Array): NamedFile => ({ name, bytes })

// One point, so that a test needs no file.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('DOC-02 PDFs of others are bound behind a document', () => {
  test('in their order, each with a bookmark; what is not archivable is not said to be', async () => {
    const attachments = [
      named('Bordkarte.pdf', await foreign(['B1'])),
      named('Hausordnung.pdf', await foreign(['H1', 'H2'])),
    ]
    const pdf = await service.render(paper({ attachments }))
    const { pages, archival, isTagged, title } = await readPdf(pdf)
    expect(pages.map((page) => page.trim().replaceAll(/\s+/g, ' '))).toEqual(['Kopf Reise', 'B1', 'H1', 'H2'])
    expect({ archival, isTagged, title }).toEqual({ archival: 'nullnull', isTagged: true, title: 'Heft' })
    const outline = await outlineOf(pdf)
    expect(outline).toEqual(['Kopf', 'Bordkarte', 'Hausordnung'])
  })

  test('one that says so of itself leaves the whole archivable', async () => {
    const attachments = [named('Fahrplan.pdf', await service.render(paper({ words: 'Fähre' })))]
    const { pages, archival } = await readPdf(await service.render(paper({ attachments })))
    expect({ pages: pages.length, archival }).toEqual({ pages: 2, archival: '2B' })
  })

  test('one that can be opened has no fault', async () => {
    expect(await pdfFault(await foreign(['gut']))).toBeNull()
  })

  test('printed, each takes whole sheets', async () => {
    const attachments = [named('A.pdf', await foreign(['A1'])), named('B.pdf', await foreign(['B1', 'B2']))]
    const { pages } = await readPdf(await service.render(paper({ attachments, isForPrint: true })))
    expect(pages.map((page) => page.trim().replaceAll(/\s+/g, ' '))).toEqual(['Kopf Reise', 'A1', '', 'B1', 'B2'])
  })

  test.each([
    ['encrypted', async () => foreign(['geheim'], 'geheim')],
    ['broken', async () => (await foreign(['ganz'])).slice(0, 200)],
    ['broken', async () => Buffer.from('%PDF-1.7\nnichts weiter')],
    // Saved once more behind its end, and that cut off: all pages are there, one as it no longer is.
    ['broken', async () => Buffer.concat([await foreign(['alt']), Buffer.from('\n5 0 obj\n<</Type /Page')])],
  ])('one that is %s is told by its name, and nothing is made', async (fault, bytes) => {
    expect(await pdfFault(await bytes())).toBe(fault)
    const attachments = [named('Gut.pdf', await foreign(['gut'])), named('Schlecht.pdf', await bytes())]
    await expect(service.render(paper({ attachments }))).rejects.toMatchObject({
      code: 'pdf_file_refused',
      file: { name: 'Schlecht.pdf', fault },
    })
  })
})

describe('DOC-09 pictures in a document', () => {
  test('are shown, and gone with it', async () => {
    const images = [named('images/7.png', png)]
    const pdf = await service.render(paper({ images, pictures: ['images/7.png'] }))
    expect(/\/Subtype \/Image/.test(Buffer.from(pdf).toString('latin1'))).toBe(true)
    await expect(service.render(paper({ pictures: ['images/7.png'] }))).rejects.toMatchObject({ code: 'pdf_failed' })
  })

  test('a broken one is told by its file', async () => {
    const images = [named('images/7.png', png), named('images/8.png', png.subarray(0, 30))]
    const broken = service.render(paper({ images, pictures: ['images/7.png', 'images/8.png'] }))
    await expect(broken).rejects.toMatchObject({ file: { name: 'images/8.png', fault: 'broken' } })
  })
})

test('DOC-02 pages come as pictures with the place where each part begins', async () => {
  const drawn = await service.draw(paper({ words: 'Zeile\n\n'.repeat(3) }))
  expect(drawn).toMatchObject({ pages: 1, parts: [{ part: 'body', page: 1, last: 1 }], attached: 0 })
  expect(drawn.svg).toMatch(/^<svg/)
  // The white of a later page would cover the first.
  expect(drawn.svg).not.toContain('fill="#ffffff"')
})

test.each([
  [
    '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>',
    true,
    '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
  ],
  ['<x><pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance></x>', false, '<x></x>'],
  ['<x/>', false, null],
])('DOC-06 what %s says with others bound in, archivable %s', (metadata, areArchivable, says) => {
  expect(withArchivalClaim(metadata, areArchivable)).toBe(says)
})

async function outlineOf(pdf: Uint8Array): Promise<string[]> {
  const { getDocumentProxy } = await import('unpdf')
  const outline = await (await getDocumentProxy(new Uint8Array(pdf))).getOutline()
  return (outline ?? []).map(({ title }) => title)
}
