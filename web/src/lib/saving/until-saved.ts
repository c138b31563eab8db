import { saveQueue } from './save-queue.ts'

/** Resolves once nothing is on its way to the server any more. */
export function untilSaved(): Promise<void> {
  if (!saveQueue.hasUnsaved()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = saveQueue.subscribe(() => {
      if (saveQueue.hasUnsaved()) return
      stop()
      resolve()
    })
  })
}
