import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

/** Columns that every table has, so that links, ETags and the change log work the same everywhere. */
export const itemColumns = {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** Counts the changes of the row; a trigger raises it, the API shows it as ETag. */
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}

export const reference = () => bigint({ mode: 'number' })

export const cents = () => bigint({ mode: 'number' })
export const currency = () => text().notNull().default('EUR')

/** Texts of the row in other languages (decision 093). */
export const translations = <Name extends string>() => jsonb().$type<Translations<Name>>().notNull().default({})

/** A local clock time without zone, as printed on a ticket ('YYYY-MM-DD HH:mm:ss'). */
export const localTimestamp = () => timestamp({ withTimezone: false, mode: 'string' })

/** Of a check: the column holds one of these keys. */
export function oneOf(column: AnyPgColumn, keys: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(keys.map((key) => `'${key}'`).join(', '))})`
}
