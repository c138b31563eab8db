import { Worker } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'

/** Longer than the largest sheet takes on a slow machine; a worker that hangs is ended. */
const mostMs = 60_000

/**
 * Writes an .xlsx file. A thread of its own does it, since building and packing thousands of rows would keep everybody else
 * waiting.
 */
export function writeSheet(sheet: Sheet): Promise<Buffer> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { workerData: sheet })
  return new Promise<Buffer>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`no sheet within ${mostMs} ms`)), mostMs)
    worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file.buffer, file.byteOffset, file.byteLength)))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(limit)
      reject(new Error('the thread that writes sheets ended without a file'))
    })
  }).finally(() => worker.terminate())
}
