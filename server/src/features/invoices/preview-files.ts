import type { InvoiceSource } from '@reisewerk/domain/invoices/paper/invoice-source.ts'

/** What was drawn for somebody last, to be had as a file. */
export type PreviewFile = {
  readonly id: number
  readonly orderId: number
  readonly name: string
  readonly filetype: 'pdf' | 'docx'
  readonly source: InvoiceSource
}

export type PreviewFiles = {
  /** @returns with the id under which it is found */
  readonly keep: (userId: number, preview: Omit<PreviewFile, 'id'>) => PreviewFile
  /** Only whoever had it drawn finds it. */
  readonly find: (userId: number, id: number) => PreviewFile | null
}

/** Somebody types in a window or two; what was drawn before is out of date. */
const keptEach = 5

/**
 * Previews of invoices as files (002 §7 'Response: document'). They are filed nowhere, for they are no invoices: the last ones of each
 * person are kept in memory, and set as a file only when it is asked for, so that drawing with every key costs no more.
 * @param now ids go on from there, also after a restart
 */
export function createPreviewFiles(now: Date): PreviewFiles {
  const kept = new Map<number, readonly PreviewFile[]>()
  let last = now.getTime()
  return {
    keep: (userId, preview) => {
      last += 1
      const file = { ...preview, id: last }
      kept.set(userId, [...(kept.get(userId) ?? []), file].slice(-keptEach))
      return file
    },
    find: (userId, id) => kept.get(userId)?.find((one) => one.id === id) ?? null,
  }
}
