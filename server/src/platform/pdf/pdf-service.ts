import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type DrawnPages, PdfError, type PdfJob } from './pdf-job.ts'
import type { RenderRequest } from './typst-messages.ts'
import { startTypstProcess, WorkerLost } from './typst-process.ts'
import { createWorkerPool, type RunningWorker, type Worker } from './worker-pool.ts'

/** What the service tells about itself, for logs and metrics. No content of documents. */
export type PdfEvent =
  | { kind: 'rendered'; template: string; milliseconds: number; bytes: number }
  | { kind: 'failed'; template: string; code: string; message: string }
  | { kind: 'worker_lost'; template: string }
  | { kind: 'worker_replaced'; documents: number; memoryBytes: number }

export type PdfServiceOptions = {
  /** Documents made at the same time. One more than needed is a warm one in reserve. */
  workers?: number
  /** For one document, counted from the moment a worker takes it. */
  timeLimitMs?: number
  startLimitMs?: number
  /** A worker is replaced after so many documents, or when it holds more memory than `memoryLimitBytes`. */
  documentsPerWorker?: number
  memoryLimitBytes?: number
  /** Documents that may wait; one more is refused with 'pdf_busy'. */
  queueLimit?: number
  documentsFolder?: string
  onEvent?: (event: PdfEvent) => void
}

export type PdfService = {
  /** @throws PdfError */
  render(job: PdfJob): Promise<Uint8Array>
  /** The same as pictures, for a screen; of what is attached only how many. @throws PdfError */
  draw(job: PdfJob): Promise<DrawnPages>
  /** The worker processes, for tests and diagnosis. */
  workers(): RunningWorker[]
  /** Refuses new documents, lets the running ones finish, ends the workers. */
  close(): Promise<void>
}

type Waiting = {
  request: RenderRequest
  attempts: number
  resolve: (made: Uint8Array | DrawnPages) => void
  reject: (error: PdfError) => void
}

const defaults = {
  workers: Math.min(4, Math.max(2, availableParallelism() - 1)),
  timeLimitMs: 10_000,
  startLimitMs: 15_000,
  documentsPerWorker: 200,
  memoryLimitBytes: 500 * 1024 * 1024,
  queueLimit: 50,
  documentsFolder: fileURLToPath(new URL('../../../documents', import.meta.url)),
  onEvent: () => {},
}
const templateName = /^[a-z][a-z-]*(\/[a-z][a-z-]*)*$/
/** A document that loses its worker is tried once more; losing a second one, the document itself is the likely cause. */
const attemptsPerDocument = 2

/** Makes PDF documents from Typst templates in child processes (design §1 'Documents'). Workers start at once. */
export function createPdfService(options: PdfServiceOptions = {}): PdfService {
  const {
    workers: size,
    timeLimitMs,
    startLimitMs,
    queueLimit,
    documentsFolder,
    onEvent,
    ...wear
  } = { ...defaults, ...options }
  const waiting: Waiting[] = []
  let isClosed = false

  const pool = createWorkerPool({
    ...wear,
    size,
    start: () => startTypstProcess(documentsFolder, startLimitMs),
    onReady: dispatch,
    onHopeless: () => refuseWaiting('no worker could be started'),
    onReplaced: (documents, memoryBytes) => onEvent({ kind: 'worker_replaced', documents, memoryBytes }),
  })

  function dispatch(): void {
    while (waiting.length > 0) {
      const worker = pool.take()
      const job = worker === null ? undefined : waiting.shift()
      if (worker === null || job === undefined) return
      void work(worker, job)
    }
  }

  async function work(worker: Worker, job: Waiting): Promise<void> {
    const started = performance.now()
    let memory: number | null = null
    job.attempts++
    try {
      const { made, memoryBytes } = await worker.process.render(job.request, timeLimitMs)
      memory = memoryBytes
      job.resolve(made)
      const milliseconds = performance.now() - started
      const bytes = 'svg' in made ? made.svg.length : made.length
      onEvent({ kind: 'rendered', template: job.request.template, milliseconds, bytes })
    } catch (error) {
      retryOrFail(job, error)
    }
    pool.giveBack(worker, memory)
    dispatch()
  }

  function retryOrFail(job: Waiting, error: unknown): void {
    const { template } = job.request
    if (error instanceof WorkerLost && job.attempts < attemptsPerDocument && !isClosed) {
      onEvent({ kind: 'worker_lost', template })
      waiting.unshift(job)
      return
    }
    const failure = asPdfError(error)
    onEvent({ kind: 'failed', template, code: failure.code, message: failure.message })
    job.reject(failure)
  }

  function refuseWaiting(reason: string): void {
    for (const job of waiting.splice(0)) job.reject(new PdfError('pdf_unavailable', reason))
  }

  function make(request: RenderRequest): Promise<Uint8Array | DrawnPages> {
    if (!templateName.test(request.template)) throw new PdfError('pdf_failed', `no template '${request.template}'`)
    if (isClosed) throw new PdfError('pdf_unavailable', 'the service is closed')
    if (waiting.length >= queueLimit) throw new PdfError('pdf_busy', `${waiting.length} documents wait`)
    return new Promise((resolve, reject) => {
      waiting.push({ request, attempts: 0, resolve, reject })
      pool.fillUp()
      dispatch()
    })
  }

  pool.fillUp()
  return {
    async render(job) {
      const made = await make(requestOf(job, 'pdf'))
      if ('svg' in made) throw new PdfError('pdf_failed', 'pages came instead of a file')
      return made
    },
    async draw(job) {
      const made = await make(requestOf(job, 'pages'))
      if (!('svg' in made)) throw new PdfError('pdf_failed', 'a file came instead of pages')
      return made
    },
    workers: pool.running,
    async close() {
      isClosed = true
      refuseWaiting('the service is closed')
      await pool.close()
    },
  }
}

/** Word joiners belong to the print; in a title they would be copied and searched for. */
function requestOf(job: PdfJob, as: RenderRequest['as']): RenderRequest {
  const { template, data, title, standard, createdAt, images = [], attachments = [], isForPrint = false } = job
  return {
    as,
    template,
    data: JSON.stringify(data),
    title: title.replaceAll('\u2060', ''),
    standard,
    createdAt: Math.floor(createdAt.getTime() / 1000),
    embedded: job.embedded ?? null,
    images,
    attachments,
    isForPrint,
  }
}

function asPdfError(error: unknown): PdfError {
  if (error instanceof PdfError) return error
  if (error instanceof WorkerLost) return new PdfError('pdf_worker_lost', 'two workers ended while making the document')
  return new PdfError('pdf_failed', error instanceof Error ? error.message : String(error))
}
