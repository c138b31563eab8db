import { isConnectionError } from '../platform/database/away.ts'
import { DatabaseTooNewError } from '../platform/database/migrate.ts'
import { StartFailure } from '../platform/start-failure.ts'

/** Ends the process: what a person can put right in one sentence, a fault of ours with all we know. */
export function refuse(error: unknown): never {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}

/** @returns null when the fault is ours */
function sentenceFor(error: unknown): string | null {
  if (error instanceof StartFailure) return error.message
  if (error instanceof DatabaseTooNewError)
    return 'Die Datenbank stammt von einer neueren Fassung von Reisewerk; bitte diese Fassung aktualisieren, die Daten bleiben unberührt.'
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === '53100') return 'Auf dem Datenträger ist kein Platz mehr frei.'
  // A file that is missing has a path; a database that is away has none.
  if (isConnectionError(error) && !(error instanceof Error && 'path' in error))
    return 'Die Datenbank ist während des Starts ausgefallen; bitte noch einmal starten.'
  if (code?.startsWith('ERR_PARSE_ARGS')) return `Diese Angaben sind unbekannt: ${process.argv.slice(2).join(' ')}`
  return null
}

/** The first code of system or database in a chain of causes. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}
