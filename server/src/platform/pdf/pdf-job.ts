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
  /** A text that the template puts into the file as a file of its own, as PDF/A-3 may hold: the XML of an e-invoice. */
  embedded?: EmbeddedText
  /** Pictures the template shows, by the file it names. */
  images?: readonly NamedFile[]
  /** PDFs of others that are bound behind it, in this order. */
  attachments?: readonly NamedFile[]
  /** Every attachment gets an even number of pages. */
  isForPrint?: boolean
}

/** @property metadata what the file says of it in its XMP */
export type EmbeddedText = { readonly text: string; readonly metadata: AddedMetadata }
/**
 * @property descriptions RDF descriptions that declare their prefixes
 * @property schemas the extension schemas of PDF/A they are of: items for the list of them that is there (ISO 19005-3 §6.6.2.3)
 */
export type AddedMetadata = { readonly descriptions: string; readonly schemas: string }

/** @property name for people: a document's name with its ending; of a picture the path in the template */
export type NamedFile = { readonly name: string; readonly bytes: Uint8Array }

export type PdfErrorCode =
  | 'pdf_failed'
  | 'pdf_timed_out'
  | 'pdf_worker_lost'
  | 'pdf_busy'
  | 'pdf_unavailable'
  | 'pdf_file_refused'

/** What is wrong with a file that was given along. */
export type FileFault = 'encrypted' | 'broken'
export type RefusedFile = { name: string; fault: FileFault }

/** Why a document could not be made. `code` is for the caller, `message` for the log. */
export class PdfError extends Error {
  readonly code: PdfErrorCode
  /** The file that cannot be bound in or shown. */
  readonly file: RefusedFile | null
  constructor(code: PdfErrorCode, message: string, file: RefusedFile | null = null) {
    super(message)
    this.name = 'PdfError'
    this.code = code
    this.file = file
  }
}

/**
 * Pages as pictures, and where each part of the document begins and ends (`metadata` with the labels `<part>`, `<part-end>`).
 * `attached` are the pages that are bound behind them; one that cannot be read has none.
 */
export type DrawnPages = {
  svg: string
  pages: number
  parts: { part: string; page: number; last: number }[]
  attached: number
}
