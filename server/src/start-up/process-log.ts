import pino, { type Logger } from 'pino'
import type { DatabaseEvent } from '../platform/embedded-postgres/embedded-postgres.ts'
import { type LogLevel, loggingOptions } from '../platform/observe/logging.ts'

/** Lines are written together: one system call for each was an eighth of all the work of an answer. */
const writtenTogether = { sync: false, minLength: 8_192, periodicFlush: 200 }

/** The log of the whole process, and the options with which Fastify writes to the same one. Its end writes what is left. */
export function openProcessLog(level: LogLevel) {
  const { logger, ...requestOptions } = loggingOptions({ level })
  const log = pino(logger, pino.destination(writtenTogether))
  return { log, forFastify: { ...requestOptions, loggerInstance: log } }
}

/** What the embedded database says and what becomes of it. */
export function logDatabaseEvent(log: Logger, event: DatabaseEvent): void {
  if (event.kind === 'died') log.error({ how: event.how }, 'The database died; it is being started again')
  else if (event.kind === 'restarted') log.warn({ processId: event.processId }, 'The database is back')
  else if (event.kind === 'restart failed') log.error({ reason: event.reason }, 'The database could not be started yet')
  else if (/^(FATAL|PANIC):(?! {2}the database system is)/.test(event.line))
    log.warn({ postgres: event.line }, 'PostgreSQL')
  else log.debug({ postgres: event.line }, 'PostgreSQL')
}
