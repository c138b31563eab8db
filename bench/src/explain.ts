import { urlOfRole } from '@reisewerk/server/platform/database/roles.ts'
import pg from 'pg'
import type { Operation } from './operations/operations.ts'
import { sampleOf } from './operations/samples.ts'
import { filledIn } from './operations/statement.ts'

/** Plans of every statement of the operations, run as the server runs them: its role, an actor, policies on. Undone after. */
export async function explainOperations(
  adminUrl: string,
  trips: number,
  operations: readonly Operation[],
): Promise<string> {
  const client = new pg.Client({ connectionString: urlOfRole(adminUrl, 'reisewerk_app') })
  await client.connect()
  const parts: string[] = []
  try {
    await client.query('begin')
    await client.query(`select set_config('app.user', '2', true), set_config('app.organisations', '{1,2}', true),
      set_config('app.admin', 'false', true), set_config('app.tab', 'bench', true)`)
    for (const { title, steps } of operations) {
      for (const statement of steps.flatMap((step) => filledIn(step.statements, sampleOf(1, trips)))) {
        const explain = `explain (analyze, buffers) ${statement.text}`
        // The second run finds the same warm caches the measurement has.
        await client.query(explain, [...statement.values])
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(explain, [...statement.values])
        parts.push(`── ${title}\n${statement.text}\n\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`)
      }
    }
  } finally {
    await client.query('rollback')
    await client.end()
  }
  return parts.join('\n')
}
