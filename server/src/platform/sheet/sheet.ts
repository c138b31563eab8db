import { Worker } from 'node:worker_threads'
import type { FastifyReply } from 'fastify'

/** A table that becomes an Excel file: one head row that stays in sight, typed cells below. */
export type Sheet = {
  readonly name: string
  /** Lines above the head, for what the whole table is about. */
  readonly above?: readonly (readonly string[])[]
  readonly columns: readonly SheetColumn[]
  /** Of the columns with money. */
  readonly currency?: string
  /** One value a column; days as 'YYYY-MM-DD', null for an empty cell. */
  readonly rows: readonly (readonly SheetCell[])[]
  /** Rows that are set in bold, counted from 0. */
  readonly strong?: readonly number[]
  /** Its head filters the lines, and a printer takes what is filled, in one page's width with the head on each (ROOM-05). */
  readonly filters?: boolean
}

/** A formula carries what it comes to now, for readers that do not reckon. Only what the program says becomes one. */
export type SheetCell = string | number | SheetFormula | (CellFormat & { readonly value: number }) | null
export type SheetFormula = CellFormat & { readonly formula: string; readonly value: number }
/** How a number is written where its column does not say: money of another currency, a share, a rate. */
export type CellFormat = { readonly currency?: string; readonly kind?: 'percent' | 'rate' }

export type SheetColumn = {
  readonly title: string
  /** Characters that fit. */
  readonly width: number
  /** 'counting' names things by figures, of rooms for instance: a number there is written as it is told, beside '12a'. */
  readonly kind?: 'date' | 'number' | 'money' | 'counting'
}

/** A sheet as the file a browser downloads (APP-20). */
export async function sheetAnswer(reply: FastifyReply, sheet: Sheet): Promise<Buffer> {
  const file = await writeSheet(sheet)
  reply.header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${sheet.name}.xlsx`)}`)
  reply.header('cache-control', 'private, no-store')
  return file
}

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
