import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Operation } from '../operations/operations.ts'
import { filledIn, type Sample, type Step } from '../operations/statement.ts'

export type BareSql = {
  /** Runs the statements of one step. @returns the rows of the last one */
  step(step: Step, sample: Sample): Promise<unknown[]>
  operation(operation: Operation, sample: Sample): Promise<void>
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

/** The product's statements without the product: as owner past all policies, prepared, fired at once, no transaction. */
export function openBareSql(adminUrl: string, size = 16): BareSql {
  const pool = new pg.Pool({ connectionString: adminUrl, max: size, pipeline: true, types })
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  const run = async (step: Step, sample: Sample): Promise<unknown[]> => {
    const client = await pool.connect()
    try {
      const asked = filledIn(step.statements, sample).map(({ text, values }) =>
        client.query({ name: nameOf(text), text, values: [...values] }),
      )
      return (await Promise.all(asked)).at(-1)?.rows ?? []
    } finally {
      client.release()
    }
  }
  return {
    step: run,
    async operation({ steps, isOneRound = false }, sample) {
      if (isOneRound) await Promise.all(steps.map((step) => run(step, sample)))
      else for (const step of steps) await run(step, sample)
    },
    close: () => pool.end(),
  }
}
