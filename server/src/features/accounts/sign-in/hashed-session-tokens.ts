import { hash } from 'node:crypto'
import type { DBAdapterInstance, DBTransactionAdapter, Where } from 'better-auth'

/** What is stored of a session's token. The token has 190 random bits, so a plain fast hash suffices. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/**
 * The sign-in library keeps session tokens as they are. This layer around its database adapter stores and looks up their
 * hashes instead, so that a stolen copy of the database opens no session.
 */
export function withHashedSessionTokens(open: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = open(options)
    return {
      ...adapter,
      ...hashTokens(adapter),
      transaction: (run) => adapter.transaction((trx) => run(hashTokens(trx))),
    }
  }
}

function hashTokens(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    create: async (call) => restored(await adapter.create(stored(call, 'data')), call),
    findOne: async (call) => restored(await adapter.findOne(stored(call)), call),
    findMany: (call) => adapter.findMany(stored(call)),
    count: (call) => adapter.count(stored(call)),
    update: async (call) => restored(await adapter.update(stored(call, 'update')), call),
    updateMany: (call) => adapter.updateMany(stored(call, 'update')),
    delete: (call) => adapter.delete(stored(call)),
    deleteMany: (call) => adapter.deleteMany(stored(call)),
    consumeOne: async (call) => restored(await adapter.consumeOne(stored(call)), call),
  }
}

type Call = { model: string; where?: Where[]; data?: object; update?: object }

/** A call as the database must see it: hashes in place of tokens. */
function stored<C extends Call>(call: C, values?: 'data' | 'update'): C {
  if (call.model !== 'session') return call
  const hashed = { ...call }
  if (call.where !== undefined) hashed.where = call.where.map(hashedCondition)
  const written = values === undefined ? undefined : call[values]
  if (values !== undefined && written !== undefined && 'token' in written) {
    hashed[values] = { ...written, token: hashOfToken(String(written.token)) } as C[typeof values]
  }
  return hashed
}

function hashedCondition(condition: Where): Where {
  if (condition.field !== 'token') return condition
  const { value } = condition
  return {
    ...condition,
    value: Array.isArray(value) ? value.map((one) => hashOfToken(String(one))) : hashOfToken(String(value)),
  }
}

/** A row as the library expects it: the token it asked with in place of the hash. */
function restored<T>(row: T, call: Call): T {
  const token = call.model === 'session' ? tokenOf(call) : undefined
  return row !== null && token !== undefined ? { ...row, token } : row
}

function tokenOf({ data, where }: Call): string | undefined {
  if (data !== undefined && 'token' in data) return String(data.token)
  const value = where?.find((condition) => condition.field === 'token')?.value
  return typeof value === 'string' ? value : undefined
}
