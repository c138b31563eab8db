/** PDF/A-2a is archivable and tagged at once; A-3 also takes attachments (e-invoices); UA-1 is the accessibility standard. */
export type PdfStandard = 'a-2a' | 'a-3a' | 'a-3b' | 'ua-1'

/** One document to be made. */
export type PdfJob = {
  /** Path below the documents folder without its ending: 'offer/offer'. */
  template: string
  /** The document model. Travels as one JSON string, so nothing in it can become template code. */
  data: unknown
  /** The document's title in its metadata; what a viewer shows in its window. */
  title: string
  standard: PdfStandard
  /** Written into the file, never taken from a clock: the same input gives the same bytes. */
  createdAt: Date
}

export type PdfErrorCode = 'pdf_failed' | 'pdf_timed_out' | 'pdf_worker_lost' | 'pdf_busy' | 'pdf_unavailable'

/** Why a document could not be made. `code` is for the caller, `message` for the log. */
export class PdfError extends Error {
  readonly code: PdfErrorCode
  constructor(code: PdfErrorCode, message: string) {
    super(message)
    this.name = 'PdfError'
    this.code = code
  }
}
