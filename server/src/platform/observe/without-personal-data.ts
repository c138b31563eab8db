const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g

/** Text for a log: e-mail addresses are masked. */
export function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replaceAll(address, '…@…') : text
}

const plainSegment = /^(?:-?\d{1,15}|[a-z_]{1,40}|openapi\.json)$/

/**
 * A request's path for a log: no query, since it holds what people search for, and no segment that is more than a
 * resource's name or number, since private links hold their secret there.
 */
export function loggablePath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return path
    .split('/')
    .map((segment) => (segment === '' || plainSegment.test(segment) ? segment : '*'))
    .join('/')
    .slice(0, 200)
}

export type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  /** Names of the database, never values. */
  constraint?: string
  table?: string
  cause?: LoggedError
}

/**
 * An error for a log. PostgreSQL and drizzle put values of rows into messages and details; of theirs only the kind, the
 * statement with its placeholders and the names remain.
 */
export function loggableError(error: unknown, depth = 0): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, message: 'not an error', stack: '' }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
  return {
    type: error.name ?? 'Error',
    message: loggableMessage(error),
    stack: framesOf(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(cause !== undefined && depth < 3 && { cause: loggableError(cause, depth + 1) }),
  }
}

/** The job queue hands on a copy of an error that is none itself. */
function isErrorLike(error: unknown): error is Error {
  if (error instanceof Error) return true
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

function loggableMessage(error: Error): string {
  const isOfPostgres = 'severity' in error && 'routine' in error
  // 'invalid input syntax for type bigint: "…"': the value stands in the last quotation marks
  const withoutValues = isOfPostgres ? error.message.replace(/: ".*"/s, ': "…"') : error.message
  const [withoutParams = ''] = withoutValues.split('\nparams: ', 1)
  return withoutAddresses(withoutParams).slice(0, 1_000)
}

/** The first lines of a stack repeat the message. */
function framesOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return frames.slice(0, 12).join('\n')
}
