/** The child process that opens one PDF and ends: it is given bytes and nothing else, and answers what is wrong with it. */

import { PDFDocument } from '@cantoo/pdf-lib'
import { openPdf } from './append-pdfs.ts'
import { type FileFault, PdfError } from './pdf-job.ts'

process.once('message', (request: { readonly bytes: Uint8Array }) => {
  void faultOf(request.bytes).then((fault) => process.send?.({ fault }, undefined, undefined, () => process.exit(0)))
})
process.once('disconnect', () => process.exit(0))

/** Pages are taken out as they are when they are bound behind papers: only so is everything on them read. */
async function faultOf(bytes: Uint8Array): Promise<FileFault | null> {
  try {
    const opened = await openPdf({ name: '', bytes })
    await (await PDFDocument.create()).copyPages(opened, opened.getPageIndices())
    return null
  } catch (error) {
    return error instanceof PdfError ? (error.file?.fault ?? 'broken') : 'broken'
  }
}
