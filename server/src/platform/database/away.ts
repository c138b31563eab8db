/** The database cannot be reached just now; the request may be repeated later. */
export class DatabaseAwayError extends Error {}

const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** Classes and codes of PostgreSQL by which the server says that it goes, comes or has no room for a connection. */
const serverCodes = /^(08...|57P0[1-3]|53300|25P03)$/
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/

/** Whether an error means that the connection, not the statement, failed. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code ?? ''
  if (systemCodes.has(code) || serverCodes.test(code) || messages.test(error.message)) return true
  return error.cause !== undefined && isConnectionError(error.cause)
}
