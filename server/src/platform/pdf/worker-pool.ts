import type { TypstProcess } from './typst-process.ts'

/** A worker of the pool. Who takes it gives it back. */
export type Worker = {
  readonly process: TypstProcess
  isReady: boolean
  isTaken: boolean
  documents: number
  /** The fresh worker that takes its place once warm. */
  successor: Worker | null
}

export type RunningWorker = { pid: number; isBusy: boolean }

export type WorkerPoolOptions = {
  size: number
  documentsPerWorker: number
  memoryLimitBytes: number
  start: () => TypstProcess
  /** A worker can be taken now. */
  onReady: () => void
  /** No worker runs, and several starts in a row have failed. */
  onHopeless: () => void
  onReplaced: (documents: number, memoryBytes: number) => void
}

export type WorkerPool = {
  /** A warm worker that does nothing, or null. */
  take(): Worker | null
  /** @param memoryBytes what it holds after its document; null when it did not finish one */
  giveBack(worker: Worker, memoryBytes: number | null): void
  /** Starts what is missing; also tries again after the starts failed. */
  fillUp(): void
  running(): RunningWorker[]
  /** Waits for taken workers, then ends all. */
  close(): Promise<void>
}

const failedStartsAllowed = 3

/** Keeps a number of warm workers running, and replaces those that grew or died. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const workers = new Set<Worker>()
  let failedStarts = 0
  let isClosing = false
  let onGivenBack = () => {}

  function start(replaces: Worker | null = null): Worker {
    const worker: Worker = { process: options.start(), isReady: false, isTaken: false, documents: 0, successor: null }
    workers.add(worker)
    worker.process.ready.then(
      () => {
        worker.isReady = true
        failedStarts = 0
        if (replaces !== null && !replaces.isTaken) replaces.process.stop()
        options.onReady()
      },
      () => failedStarts++,
    )
    void worker.process.ended.then(() => {
      workers.delete(worker)
      // A successor that failed leaves the old worker in office; it is replaced after its next document.
      if (replaces?.successor === worker && workers.has(replaces)) replaces.successor = null
      else refill()
    })
    return worker
  }

  function refill(): void {
    if (isClosing) return
    if (failedStarts >= failedStartsAllowed) {
      if (workers.size === 0) options.onHopeless()
      return
    }
    const staying = [...workers].filter((worker) => worker.successor === null).length
    for (let missing = options.size - staying; missing > 0; missing--) start()
  }

  /** The old worker goes on until the new one is warm, so that nobody waits for a start. */
  function replace(worker: Worker, memoryBytes: number): void {
    options.onReplaced(worker.documents, memoryBytes)
    worker.successor = start(worker)
  }

  return {
    take() {
      const isFree = (w: Worker) => w.isReady && !w.isTaken && !(w.successor?.isReady ?? false)
      const worker = [...workers].find(isFree) ?? null
      if (worker !== null) worker.isTaken = true
      return worker
    },
    giveBack(worker, memoryBytes) {
      worker.isTaken = false
      worker.documents++
      const isWorn =
        memoryBytes !== null &&
        (worker.documents >= options.documentsPerWorker || memoryBytes > options.memoryLimitBytes)
      if (worker.successor?.isReady) worker.process.stop()
      else if (isWorn && worker.successor === null && !isClosing) replace(worker, memoryBytes)
      onGivenBack()
    },
    fillUp() {
      if (workers.size === 0) failedStarts = 0
      refill()
    },
    running: () =>
      [...workers].flatMap(({ process: { pid }, isTaken }) => (pid === undefined ? [] : { pid, isBusy: isTaken })),
    async close() {
      isClosing = true
      while ([...workers].some((worker) => worker.isTaken))
        await new Promise<void>((resolve) => (onGivenBack = resolve))
      const ending = [...workers]
      for (const worker of ending) worker.process.stop()
      await Promise.all(ending.map((worker) => worker.process.ended))
    },
  }
}
