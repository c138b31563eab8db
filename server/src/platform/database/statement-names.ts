import { createHash } from 'node:crypto'
import type pg from 'pg'
import { Latest } from '../latest.ts'

/** What the driver notes of a connection, beyond its typings. */
export type Connection = pg.Connection & {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  close(what: { type: 'S'; name: string }): void
}

/** null: seen once so far. */
const names = new Latest<{ name: string | undefined }>(1_000)

/**
 * A short stable name for a statement, so that each connection plans it once. Filters, orders and groups make ever new
 * texts; one has a name from its second use on.
 */
export function nameOf(text: string): string | undefined {
  const seen = names.get(text)
  if (seen === undefined) {
    names.set(text, { name: undefined })
    return undefined
  }
  seen.name ??= createHash('sha1').update(text).digest('base64url')
  return seen.name
}

/**
 * How much text a connection keeps prepared. PostgreSQL needs some thirty bytes for each character: 8 MB on each connection
 * at most, where whoever sends ever new filters would else fill the memory of the machine.
 */
const mostCharacters = 256 * 1024

/** What each connection keeps prepared: the length of each text, the latest used last, and all of them together. */
const keptBy = new WeakMap<object, { statements: Map<string, number>; characters: number }>()

/**
 * Notes what a connection is about to use, and has it forget what it used longest ago as far as room is needed. Comes first
 * in a batch: behind a statement that failed the server would pass over it.
 */
export function makeRoom(
  connection: Connection,
  coming: readonly { name: string | undefined; text: string | undefined }[],
) {
  const kept = keptBy.get(connection.parsedStatements) ?? { statements: new Map<string, number>(), characters: 0 }
  keptBy.set(connection.parsedStatements, kept)
  const { statements } = kept
  for (const { name, text = '' } of coming) {
    if (!name) continue
    if (!statements.delete(name)) kept.characters += text.length
    statements.set(name, text.length)
  }
  if (kept.characters <= mostCharacters) return
  const used = new Set(coming.map(({ name }) => name))
  for (const [name, length] of statements) {
    if (kept.characters <= mostCharacters) return
    // One that is on its way: the driver would note it as prepared after we have let it go.
    if (used.has(name) || connection.submittedNamedStatements[name] !== undefined) continue
    kept.characters -= length
    statements.delete(name)
    delete connection.parsedStatements[name]
    connection.close({ type: 'S', name })
  }
}
