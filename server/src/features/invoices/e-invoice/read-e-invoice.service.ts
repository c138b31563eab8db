import { readEInvoice } from '@reisewerk/domain/invoices/e-invoice/reading/read-e-invoice.ts'
import type { ReadInvoice } from '@reisewerk/domain/invoices/e-invoice/reading/read-invoice.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { ChildEnded, readerInChild } from '../../../platform/child/read-in-child.ts'
import { ApiError } from '../../../platform/errors.ts'
import { type EInvoiceAnswer, type EInvoiceFault, type EInvoiceRequest, isPdf, mayBeXml } from './e-invoice-messages.ts'

const inChild = readerInChild<EInvoiceRequest, EInvoiceAnswer>(new URL('./e-invoice-worker.ts', import.meta.url), {
  timeMs: 15_000,
  memoryMb: 256,
  atOnce: 2,
})

const sentences: Readonly<Record<EInvoiceFault, string>> = {
  no_file: 'Die Datei ist keine E-Rechnung: Gelesen werden XML und PDF mit XML darin.',
  no_xml_in_pdf: 'In der PDF-Datei steckt keine E-Rechnung. Bitte die Rechnung von Hand erfassen.',
  broken_pdf: 'Die PDF-Datei ist beschädigt und lässt sich nicht lesen.',
  locked_pdf: 'Die PDF-Datei ist mit einem Passwort geschützt.',
  wrong_letters: 'Die XML-Datei lässt sich nicht lesen: Ihre Zeichen passen nicht zu der Kodierung, die sie nennt.',
}

/**
 * Reads an electronic invoice that a provider sent: XML in one of the two syntaxes of EN 16931, or a PDF with such a file attached
 * (INV-12). The file is opened in a child process with limits of time and memory.
 * @throws ApiError 422 with a sentence for whoever dropped it in
 */
export async function readEInvoiceFile(bytes: Uint8Array): Promise<ReadInvoice> {
  const answer = await xmlOf(bytes)
  if ('fault' in answer) throw new ApiError(422, answer.fault, sentences[answer.fault])
  const read = readEInvoice(answer.xml)
  if (isRefusal(read)) throw new ApiError(422, read.code, read.message)
  return read
}

/** What a file of an invoice can be by its first bytes; null for anything else. */
export function invoiceFileKind(bytes: Uint8Array): 'pdf' | 'xml' | null {
  if (isPdf(bytes)) return 'pdf'
  return mayBeXml(bytes) ? 'xml' : null
}

async function xmlOf(bytes: Uint8Array): Promise<EInvoiceAnswer> {
  if (invoiceFileKind(bytes) === null) return { fault: 'no_file' }
  try {
    return await inChild({ bytes })
  } catch (error) {
    if (error instanceof ChildEnded) return { fault: 'broken_pdf' }
    throw error
  }
}
