import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PdfError, type PdfJob } from './pdf-job.ts'
import type { RenderRequest } from './typst-messages.ts'
import { startTypstProcess, type TypstProcess, WorkerLost } from './typst-process.ts'

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
  /** Process ids of the workers, for tests and diagnosis. */
  workerIds(): number[]
  /** Refuses new documents, lets the running ones finish, ends the workers. */
  close(): Promise<void>
}

type Waiting = {
  request: RenderRequest
  attempts: number
  resolve: (pdf: Uint8Array) => void
  reject: (error: PdfError) => void
}
type Worker = { process: TypstProcess; isReady: boolean; isBusy: boolean; successor: Worker | null; documents: number }

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
/** So many starts in a row that fail, and waiting documents are refused instead of waiting for ever. */
const failedStartsAllowed = 3

/** Makes PDF documents from Typst templates in child processes (design §1 'Documents'). Workers start at once. */
export function createPdfService(options: PdfServiceOptions = {}): PdfService {
  const { workers: size, onEvent, ...limits } = { ...defaults, ...options }
  const workers = new Set<Worker>()
  const waiting: Waiting[] = []
  let failedStarts = 0
  let isClosed = false

  function startWorker(replaces: Worker | null = null): Worker {
    const process = startTypstProcess(limits.documentsFolder, limits.startLimitMs)
    const worker: Worker = { process, isReady: false, isBusy: false, successor: null, documents: 0 }
    workers.add(worker)
    process.ready.then(
      () => {
        worker.isReady = true
        failedStarts = 0
        if (replaces !== null && !replaces.isBusy) replaces.process.stop()
        dispatch()
      },
      () => {
        failedStarts++
      },
    )
    void process.ended.then(() => {
      workers.delete(worker)
      if (replaces?.successor === worker && workers.has(replaces)) replaces.successor = null
      else fillUp()
    })
    return worker
  }

  /** Keeps the number of workers; gives up on waiting documents when workers cannot be started at all. */
  function fillUp(): void {
    if (isClosed) return
    if (failedStarts >= failedStartsAllowed) {
      const refused = waiting.splice(0)
      for (const job of refused) job.reject(new PdfError('pdf_unavailable', 'no worker could be started'))
      return
    }
    const staying = [...workers].filter((worker) => worker.successor === null).length
    for (let missing = size - staying; missing > 0; missing--) startWorker()
  }

  function dispatch(): void {
    for (const worker of workers) {
      if (!worker.isReady || worker.isBusy || (worker.successor?.isReady ?? false)) continue
      const job = waiting.shift()
      if (job === undefined) return
      void work(worker, job)
    }
  }

  async function work(worker: Worker, job: Waiting): Promise<void> {
    const { template } = job.request
    const started = performance.now()
    worker.isBusy = true
    job.attempts++
    try {
      const { pdf, memoryBytes } = await worker.process.render(job.request, limits.timeLimitMs)
      job.resolve(pdf)
      onEvent({ kind: 'rendered', template, milliseconds: performance.now() - started, bytes: pdf.length })
      worker.documents++
      if (worker.documents >= limits.documentsPerWorker || memoryBytes > limits.memoryLimitBytes)
        replace(worker, memoryBytes)
    } catch (error) {
      if (error instanceof WorkerLost && job.attempts < attemptsPerDocument && !isClosed) {
        onEvent({ kind: 'worker_lost', template })
        waiting.unshift(job)
      } else {
        const failure = asPdfError(error, template)
        onEvent({ kind: 'failed', template, code: failure.code, message: failure.message })
        job.reject(failure)
      }
    }
    worker.isBusy = false
    if (worker.successor?.isReady) worker.process.stop()
    dispatch()
  }

  /** The old worker goes on until the new one is warm, so that nobody waits for a start. */
  function replace(worker: Worker, memoryBytes: number): void {
    if (worker.successor !== null || isClosed) return
    onEvent({ kind: 'worker_replaced', documents: worker.documents, memoryBytes })
    worker.successor = startWorker(worker)
  }

  function render(job: PdfJob): Promise<Uint8Array> {
    if (!templateName.test(job.template))
      return Promise.reject(new PdfError('pdf_failed', `no template '${job.template}'`))
    if (isClosed) return Promise.reject(new PdfError('pdf_unavailable', 'the service is closed'))
    if (waiting.length >= limits.queueLimit)
      return Promise.reject(new PdfError('pdf_busy', `${waiting.length} documents wait`))
    if (workers.size === 0) failedStarts = 0
    return new Promise((resolve, reject) => {
      waiting.push({ request: requestOf(job), attempts: 0, resolve, reject })
      fillUp()
      dispatch()
    })
  }

  async function close(): Promise<void> {
    isClosed = true
    for (const job of waiting.splice(0)) job.reject(new PdfError('pdf_unavailable', 'the service is closed'))
    while ([...workers].some((worker) => worker.isBusy)) await new Promise((resolve) => setTimeout(resolve, 10))
    const ending = [...workers]
    for (const worker of ending) worker.process.stop()
    await Promise.all(ending.map((worker) => worker.process.ended))
  }

  fillUp()
  return { render, close, workerIds: () => [...workers].flatMap((worker) => worker.process.pid ?? []) }
}

/** Word joiners belong to the print; in a title they would be copied and searched for. */
function requestOf({ template, data, title, standard, createdAt }: PdfJob): RenderRequest {
  return {
    template,
    data: JSON.stringify(data),
    title: title.replaceAll('\u2060', ''),
    standard,
    createdAt: Math.floor(createdAt.getTime() / 1000),
  }
}

function asPdfError(error: unknown, template: string): PdfError {
  if (error instanceof PdfError) return error
  if (error instanceof WorkerLost) return new PdfError('pdf_worker_lost', `${template}: its worker ended twice`)
  return new PdfError('pdf_failed', error instanceof Error ? error.message : String(error))
}
