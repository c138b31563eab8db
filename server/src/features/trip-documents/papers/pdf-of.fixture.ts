import { PDFDocument } from '@cantoo/pdf-lib'

/** A PDF with a page for each word. */
export async function pdfOf(...words: string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const word of words) document.addPage().drawText(word)
  return document.save()
}
