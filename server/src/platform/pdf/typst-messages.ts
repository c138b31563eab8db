import type { DrawnPages, EmbeddedText, NamedFile, PdfStandard, RefusedFile } from './pdf-job.ts'

/** Sent to a worker: one document, its data already a JSON string. */
export type RenderRequest = {
  /** A file, or its pages as pictures for a screen. */
  as: 'pdf' | 'pages'
  template: string
  data: string
  title: string
  standard: PdfStandard
  /** Seconds since 1970, UTC. */
  createdAt: number
  embedded: EmbeddedText | null
  images: readonly NamedFile[]
  attachments: readonly NamedFile[]
  isForPrint: boolean
}

/** What a worker answers. `memoryBytes` tells the service when to replace it. */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'rendered'; pdf: Uint8Array; memoryBytes: number }
  | { kind: 'drawn'; pages: DrawnPages; memoryBytes: number }
  | { kind: 'refused'; file: RefusedFile; memoryBytes: number }
  | { kind: 'failed'; message: string; memoryBytes: number }
