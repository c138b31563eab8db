import type { PdfStandard } from './pdf-job.ts'

/** Sent to a worker: one document, its data already a JSON string. */
export type RenderRequest = {
  template: string
  data: string
  title: string
  standard: PdfStandard
  /** Seconds since 1970, UTC. */
  createdAt: number
}

/** What a worker answers. `memoryBytes` tells the service when to replace it. */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'rendered'; pdf: Uint8Array; memoryBytes: number }
  | { kind: 'failed'; message: string; memoryBytes: number }
