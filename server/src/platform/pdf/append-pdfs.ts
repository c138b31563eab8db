import {
  EncryptedPDFError,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { archivalClaim, withArchivalClaim } from './archival-claim.ts'
import { type NamedFile, PdfError } from './pdf-job.ts'

const a4 = [595.28, 841.89] as [number, number]

/**
 * Binds PDFs of others behind a document, each with a bookmark of its name (DOC-02). The document stays what it says it is only
 * where all of them say so of themselves: archivable, but with pages whose words nobody has tagged.
 * @param isForPrint each gets an even number of pages
 * @throws PdfError 'pdf_file_refused' for one that is locked or broken; nothing is made then
 */
export async function appendPdfs(
  pdf: Uint8Array,
  attachments: readonly NamedFile[],
  isForPrint: boolean,
): Promise<Uint8Array> {
  const bound = await PDFDocument.load(pdf, { updateMetadata: false })
  let areArchivable = true
  let expected = bound.getPageCount()
  for (const attachment of attachments) {
    const other = await openPdf(attachment)
    areArchivable &&= archivalClaim(metadataOf(other)) !== null
    const pages = await bound.copyPages(other, other.getPageIndices()).catch(() => refuse(attachment.name, 'broken'))
    const first = pages.map((page) => bound.addPage(ownedAlone(page)))[0]
    if (first !== undefined) addBookmark(bound, attachment.name.replace(/\.pdf$/i, ''), first.ref)
    expected += pages.length
    if (isForPrint && pages.length % 2 === 1) {
      bound.addPage(a4)
      expected++
    }
  }
  claim(bound, areArchivable)
  const bytes = await bound.save({ addDefaultPage: false, useObjectStreams: false })
  const { length } = (await PDFDocument.load(bytes, { updateMetadata: false })).getPageIndices()
  if (length !== expected) throw new Error(`${length} pages were bound, not ${expected}`)
  return bytes
}

/** How many pages PDFs take behind a document; one that cannot be bound in takes none. */
export async function countPages(attachments: readonly NamedFile[], isForPrint: boolean): Promise<number> {
  let sum = 0
  for (const attachment of attachments) {
    const pages = await openPdf(attachment).then(
      (opened) => opened.getPageCount(),
      () => 0,
    )
    sum += isForPrint ? pages + (pages % 2) : pages
  }
  return sum
}

/** @throws PdfError 'pdf_file_refused' for one that is locked or broken */
export async function openPdf({ name, bytes }: NamedFile): Promise<PDFDocument> {
  try {
    const opened = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
    return opened.getPageCount() > 0 && isWhole(bytes) ? opened : refuse(name, 'broken')
  } catch (error) {
    return refuse(name, error instanceof EncryptedPDFError ? 'encrypted' : 'broken')
  }
}

/** A file that ends amid its objects was cut off on its way; what of it can be read is not all of it. */
function isWhole(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return file.lastIndexOf('%%EOF') > file.lastIndexOf(' obj')
}

function refuse(name: string, fault: 'encrypted' | 'broken'): never {
  throw new PdfError('pdf_file_refused', `an attachment is ${fault}`, { name, fault })
}

/** What a page does by itself, and its place among another document's tags, are left behind. */
function ownedAlone(page: PDFPage): PDFPage {
  for (const key of ['AA', 'StructParents', 'Metadata', 'PieceInfo']) page.node.delete(PDFName.of(key))
  return page
}

function metadataOf(document: PDFDocument): string {
  const stream = document.catalog.lookup(PDFName.of('Metadata'))
  return stream instanceof PDFRawStream ? Buffer.from(stream.getContents()).toString('utf8') : ''
}

function claim(document: PDFDocument, areArchivable: boolean): void {
  const text = withArchivalClaim(metadataOf(document), areArchivable)
  if (text === null) return
  const stream = document.context.stream(new TextEncoder().encode(text), { Type: 'Metadata', Subtype: 'XML' })
  document.catalog.set(PDFName.of('Metadata'), document.context.register(stream))
}

/** Behind the document's own bookmarks. */
function addBookmark(document: PDFDocument, title: string, page: PDFRef): void {
  const { context, catalog } = document
  const outlines = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict) ?? newOutlines(document)
  const parent = context.getObjectRef(outlines)
  if (parent === undefined) return
  const last = outlines.get(PDFName.of('Last')) as PDFRef | undefined // an item of an outline is always a reference
  const item = context.obj({ Parent: parent, Dest: [page, 'Fit'] }) as PDFDict // made of a literal
  item.set(PDFName.of('Title'), PDFHexString.fromText(title))
  const ref = context.register(item)
  if (last === undefined) outlines.set(PDFName.of('First'), ref)
  else {
    item.set(PDFName.of('Prev'), last)
    context.lookup(last, PDFDict).set(PDFName.of('Next'), ref)
  }
  outlines.set(PDFName.of('Last'), ref)
  const count = outlines.lookupMaybe(PDFName.of('Count'), PDFNumber)?.asNumber() ?? 0
  outlines.set(PDFName.of('Count'), PDFNumber.of(count + 1))
}

function newOutlines({ context, catalog }: PDFDocument): PDFDict {
  const outlines = context.obj({ Type: 'Outlines' }) as PDFDict // made of a literal
  catalog.set(PDFName.of('Outlines'), context.register(outlines))
  return outlines
}
