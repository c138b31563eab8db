import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export const templateName = 'reisewerk_template'

/** What the tests say to the processes they started, to learn how far these have heard. */
export const marksChannel = 'test_marks'

export interface TestDatabase {
  /** The owner's connection: sees everything, for preparing and checking. */
  adminUrl: string
  /**
   * Rows of a statement run as the owner, past all policies. What it changed every process beside the database has heard of
   * when it ends: rights kept in memory are as they are now.
   */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /**
   * Adds a process that hears notices.
   * @param hears resolves when the process has heard this mark on the channel of `marksChannel`
   * @returns takes it away again
   */
  addHearer(hears: (mark: string) => Promise<void>): () => void
  /** Runs a statement as the owner in a transaction that stays open until it is released: for locks. */
  hold(text: string): Promise<{ release(): Promise<void> }>
  drop(): Promise<void>
}

/** A database of one's own, copied from the prepared one; a test file makes one and shares it among its tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runSql(clusterUrl, `create database ${name} template ${templateName}`)
  const adminUrl = databaseUrl(clusterUrl, name)
  const owner = new pg.Pool({ connectionString: adminUrl, max: 2 })
  const hearers = new Set<(mark: string) => Promise<void>>()
  return {
    adminUrl,
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
      const { rows } = await owner.query<Row>(text, values)
      if (hearers.size > 0 && !/^\s*select\b/i.test(text)) {
        // PostgreSQL tells notices in the order of their commits: who hears the mark has heard of every change before it.
        const mark = randomUUID()
        const heard = [...hearers].map((hears) => hears(mark))
        await owner.query('select pg_notify($1, $2)', [marksChannel, mark])
        await Promise.all(heard)
      }
      return rows
    },
    addHearer: (hears) => {
      hearers.add(hears)
      return () => hearers.delete(hears)
    },
    hold: async (text) => {
      const client = await owner.connect()
      await client.query('begin')
      await client.query(text)
      return {
        release: async () => {
          await client.query('rollback')
          client.release()
        },
      }
    },
    drop: async () => {
      await owner.end()
      // Waits some seconds for connections that are just closing; one that stays open is a leak and fails.
      await runSql(clusterUrl, `drop database ${name}`)
    },
  }
}

/** The same server and role, another database. */
export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on a connection of its own. */
export async function runSql(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}
