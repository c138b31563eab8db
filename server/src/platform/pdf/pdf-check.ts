import { ChildEnded, readerInChild } from '../child/read-in-child.ts'
import type { FileFault } from './pdf-job.ts'

const inChild = readerInChild<{ readonly bytes: Uint8Array }, { readonly fault: FileFault | null }>(
  new URL('./pdf-check-worker.ts', import.meta.url),
  { timeMs: 20_000, memoryMb: 512, atOnce: 2 },
)

/** What is wrong with somebody's PDF: it is locked, cut off or broken; null when its pages can be taken over (DOC-05). */
export async function pdfFault(bytes: Uint8Array): Promise<FileFault | null> {
  try {
    return (await inChild({ bytes })).fault
  } catch (error) {
    if (!(error instanceof ChildEnded)) throw error
    return 'broken'
  }
}
