import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { type Connection, makeRoom } from './statement-names.ts'

/** A statement to be carried out; `name` keeps it prepared on its connection. */
export type Statement = pg.QueryConfig & { rowMode?: 'array' }

type Answer = (error: Error | null, result?: pg.QueryResult) => void

/** What the driver's client asks of a query while its answers come in; the driver's typings keep silent about it. */
type DriverQuery = EventEmitter & {
  name: string | undefined
  text: string | undefined
  callback: Answer
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
}
// See DriverQuery: the same class, with what it has beyond its typings.
const Query = pg.Query as unknown as new (config: pg.QueryConfig, values?: unknown[], answer?: Answer) => DriverQuery

/**
 * Statements that travel and are carried out together. The driver ends each statement with a Sync, upon which the server
 * answers in a packet of its own; here one Sync ends them all. Outside BEGIN and COMMIT it ends a transaction, too: what
 * one statement sets for its transaction holds for those behind it in the batch. After a failure the server passes over
 * the rest.
 */
export class StatementBatch extends Query {
  readonly #statements: DriverQuery[] = []
  readonly #types: pg.CustomTypesConfig
  #current = 0
  #hasFailed = false

  /** @param types how values of the answers are read, unless a statement has its own */
  constructor(types: pg.CustomTypesConfig) {
    super({ text: '' })
    this.#types = types
    this.callback = () => undefined
  }

  add({ types = this.#types, ...statement }: Statement, values?: readonly unknown[]): Promise<pg.QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
    const answer: Answer = (error, result) => {
      if (error === null) return resolve(result as pg.QueryResult)
      this.#hasFailed = true
      reject(error)
    }
    this.#statements.push(new Query({ ...statement, types }, values && [...values], answer))
    return promise
  }

  /** Settles once the server has done with the whole batch; fails with its first failure. */
  answered(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.callback = (error) => (error === null ? resolve() : reject(error))
    return promise
  }

  /** Called by the driver, as all below. @returns null: sent */
  submit(connection: pg.Connection): null {
    const withoutSync: Connection = Object.create(connection, { sync: { value: () => undefined } })
    connection.stream.cork()
    makeRoom(withoutSync, this.#statements)
    for (const statement of this.#statements) statement.prepare(withoutSync)
    connection.sync()
    connection.stream.uncork()
    this.#expect(0)
    // A value that cannot be sent at all: what the others would answer can no longer be told apart.
    if (this.#hasFailed) connection.stream.destroy()
    return null
  }

  /** The driver keeps in mind under name and text what the server has parsed. */
  #expect(index: number): void {
    this.#current = index
    this.name = this.#statements[index]?.name
    this.text = this.#statements[index]?.text
  }

  override handleRowDescription(message: unknown): void {
    this.#statements[this.#current]?.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    this.#statements[this.#current]?.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    this.#statements[this.#current]?.handleCommandComplete(message, connection)
    this.#expect(this.#current + 1)
  }

  override handleEmptyQuery(): void {
    this.#expect(this.#current + 1)
  }

  override handleReadyForQuery(connection: Connection): void {
    for (const statement of this.#statements) statement.handleReadyForQuery(connection)
    this.callback(null)
  }

  override handleError(error: Error, connection: Connection): void {
    const isDone = this.#current >= this.#statements.length
    for (const [index, statement] of this.#statements.entries()) {
      if (index < this.#current && !isDone) statement.handleReadyForQuery(connection)
      else statement.handleError(error, connection)
      // What the server passed over it has not parsed either.
      if (index > this.#current && statement.name) delete connection.submittedNamedStatements[statement.name]
    }
    this.callback(error)
  }
}
