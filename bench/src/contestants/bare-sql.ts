import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Operation } from '../operations/operations.ts'
import { filledIn, type Sample, type Statement, type Step } from '../operations/statement.ts'

type Row = Record<string, unknown>

export type BareSql = {
  /** Runs the statements of one step. @returns the rows of the last one */
  step(step: Step, sample: Sample): Promise<unknown[]>
  operation(operation: Operation, sample: Sample): Promise<void>
  /** Runs the statements by hand of an operation, all fired at once. @returns the rows of each */
  byHand(operation: Operation, sample: Sample): Promise<Row[][]>
  close(): Promise<void>
}

/** Ids as numbers and days as texts, as in the product. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1082, String],
  [1114, String],
])
const types: pg.CustomTypesConfig = {
  // The driver's typings tell text and binary parsers apart, which no caller here does.
  getTypeParser: ((oid: number, format?: 'text') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

type Options = { readonly size?: number; readonly withoutTriggers?: boolean }

/**
 * Statements without the product: as owner past all policies, prepared, fired at once, no transaction.
 * @param options `withoutTriggers` for statements by hand, which write what triggers would
 */
export function openBareSql(adminUrl: string, { size = 16, withoutTriggers = false }: Options = {}): BareSql {
  const options = withoutTriggers ? '-c session_replication_role=replica' : ''
  const pool = new pg.Pool({ connectionString: adminUrl, max: size, pipeline: true, types, options })
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  const runAll = async (statements: readonly Statement[], sample: Sample): Promise<Row[][]> => {
    const client = await pool.connect()
    try {
      const asked = filledIn(statements, sample).map(({ text, values }) =>
        client.query<Row>({ name: nameOf(text), text, values: [...values] }),
      )
      return (await Promise.all(asked)).map(({ rows }) => rows)
    } finally {
      client.release()
    }
  }
  const run = async (step: Step, sample: Sample) => (await runAll(step.statements, sample)).at(-1) ?? []
  return {
    step: run,
    async operation({ steps, isOneRound = false }, sample) {
      if (isOneRound) await Promise.all(steps.map((step) => run(step, sample)))
      else for (const step of steps) await run(step, sample)
    },
    byHand: ({ byHand = [] }, sample) =>
      runAll(
        byHand.map(({ statement }) => statement),
        sample,
      ),
    close: () => pool.end(),
  }
}
