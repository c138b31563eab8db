import type { Transaction } from '@reisewerk/server/platform/database/transaction.ts'
import { drizzle } from 'drizzle-orm/node-postgres'

/** One SQL statement as the server sends it. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] }

const bystander = { userId: 2, organisationIds: [1, 2], isAdmin: false, maySeePurchase: true } as const

const emptyCalculation = {
  contingent: { rooms: [], cabins: [] },
  sortHelper: [],
  withdrawnChoices: [],
  movedChoices: [],
  uncountedTexts: [],
}

/**
 * Writes down the statements a piece of the server sends, without running them: the bench measures the very SQL the product
 * uses, not a copy that ages. Every statement is answered with one row that only has an id, a version and, as a calculation, a
 * contingent of nobody and no choices; a search has found it.
 */
export async function recordStatements(work: (trx: Transaction) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  // A generic function cannot name what an unknown caller expects; the readers here take absent columns for null.
  const query = (async (text: string, values: readonly unknown[] = []) => {
    statements.push({ text, values })
    return [{ id: 1, version: 1, 'found.total': 1, ...emptyCalculation }]
  }) as unknown as Transaction['query']
  const db = drizzle.mock({ casing: 'snake_case' })
  await work({ actor: bystander, isConfirmed: false, db, query, fired: () => statements.length })
  return statements
}

/** What a measurement asks about; every request takes other values, so that no cache answers in the product's place. */
export type Sample = {
  readonly id: number
  /** One of the largest trips: 21 days, 150 services, 300 requests. */
  readonly long: number
  readonly term: string
  readonly text: string
}

/** One request of the web app and the SQL the server answers it with. */
export type Step = {
  readonly method: 'GET' | 'PATCH'
  readonly url: (sample: Sample) => string
  readonly body?: (sample: Sample) => object
  readonly statements: readonly Statement[]
}

/** Values no request really has; where they stand in recorded statements, the real ones are put. */
export const marked: Sample = {
  id: 800_000_000_001,
  long: 800_000_000_002,
  term: 'markierter Begriff',
  text: 'markierter Text',
}

/** Recorded statements with the values of one request. */
export function filledIn(statements: readonly Statement[], sample: Sample): Statement[] {
  const real = new Map<unknown, unknown>(
    Object.entries(marked).map(([key, mark]) => [mark, sample[key as keyof Sample]]),
  )
  const replaced = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(replaced) : real.has(value) ? real.get(value) : value
  return statements.map(({ text, values }) => ({ text, values: values.map(replaced) }))
}
