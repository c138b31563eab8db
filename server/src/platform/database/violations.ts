import type { Violation } from '../errors.ts'
import { ApiError, violated } from '../errors.ts'

type PgError = Error & { code?: string; constraint?: string; column?: string }

/**
 * What a broken constraint means to the person who asked (design §4: constraints carry the rules).
 * @param known violations by constraint name, as the features declare them
 * @returns null when the error is none that input can cause
 */
export function violationOf(error: unknown, known: ReadonlyMap<string, Violation>): ApiError | null {
  const cause = pgErrorOf(error)
  if (cause === null) return null
  const declared = known.get(cause.constraint ?? '')
  if (declared !== undefined) return violated(declared)
  switch (cause.code) {
    case '23503':
      return new ApiError(409, 'in_use', 'Das wird noch verwendet oder gibt es nicht mehr.')
    case '23505':
      return new ApiError(409, 'duplicate', 'Das gibt es schon.')
    case '23502':
      return violated({ propertyPath: fieldOf(cause.column), message: 'Bitte ausfüllen' })
    case '23514':
    case '22003':
    case '22007':
    case '22008':
    case '22021':
    case '22P02':
    case '22P05':
      return violated({ propertyPath: fieldOf(cause.column), message: 'Dieser Wert ist nicht zulässig.' })
    case '42501':
      return new ApiError(403, 'forbidden', 'Dafür fehlt dir die Berechtigung.')
    default:
      return null
  }
}

/** The field that a column is by convention: 'agency_id' → 'agency', 'start_at' → 'startAt'. */
function fieldOf(column = ''): string {
  return column.replace(/_(id|cents)$/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** PostgreSQL's own error, also where Drizzle wraps it; null when it is none of PostgreSQL's. */
export function pgErrorOf(error: unknown): PgError | null {
  if (!(error instanceof Error)) return null
  const { code } = error as PgError
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return error
  return error.cause === undefined ? null : pgErrorOf(error.cause)
}
