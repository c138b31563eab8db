import { ChildEnded, readerInChild } from '../child/read-in-child.ts'
import { ApiError } from '../errors.ts'
import type { ReadSheet, SpreadsheetAnswer, SpreadsheetFault, SpreadsheetRequest } from './spreadsheet-messages.ts'

const inChild = readerInChild<SpreadsheetRequest, SpreadsheetAnswer>(
  new URL('./spreadsheet-worker.ts', import.meta.url),
  { timeMs: 30_000, memoryMb: 512, atOnce: 2 },
)

const sentences: Readonly<Record<SpreadsheetFault, string>> = {
  protected:
    'Die Datei ist mit einem Passwort geschützt. Bitte speichere sie ohne Passwort und lade sie noch einmal hoch.',
  too_big: 'Die Datei ist entpackt zu groß. Bitte lass nur die Liste darin.',
  unreadable: 'Die Datei lässt sich nicht als Tabelle lesen. Möglich sind .xlsx, .xls und .csv.',
  empty: 'In der Datei steht nichts.',
}

/**
 * Reads a spreadsheet in a child process with limits of time and memory.
 * @param filetype its ending: 'xlsx', 'xls' or 'csv'
 * @param mostRows of a sheet; further lines are counted, not kept
 * @throws ApiError 422 for a file with a password, too large when it is unpacked, empty, or no spreadsheet
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  filetype: string,
  mostRows: number,
): Promise<readonly ReadSheet[]> {
  const answer = await inChild({ bytes, filetype, mostRows }).catch((error: unknown) => {
    if (!(error instanceof ChildEnded)) throw error
    const ended: SpreadsheetAnswer = { fault: 'unreadable' }
    return ended
  })
  if (!('fault' in answer)) return answer.sheets
  throw new ApiError(422, `file_${answer.fault}`, sentences[answer.fault])
}
