import * as z from 'zod'
import { type Settings, type StoredSettings, settingsSchema } from './settings.contract.ts'

type Tree = { [key: string]: unknown }

/** The group of switches inside a default wrapper, or null when the schema is a switch. */
function groupOf(schema: z.core.$ZodType): z.ZodObject | null {
  if (schema instanceof z.ZodObject) return schema
  return schema instanceof z.ZodPrefault ? groupOf(schema.def.innerType) : null
}

/**
 * Settings as the app uses them: stored values over defaults. Keys no longer known are dropped and values no longer
 * allowed fall back to their default, so that an older organisation survives every change of the schema (APP-05).
 */
export function settingsOf(stored: unknown): Settings {
  // The walk follows the schema, so its result has the schema's shape.
  return read(settingsSchema, stored) as Settings
}

function read(group: z.ZodObject, stored: unknown): Tree {
  const values: Tree = isTree(stored) ? stored : {}
  return Object.fromEntries(
    Object.entries(group.shape).map(([key, schema]) => {
      const inner = groupOf(schema)
      if (inner !== null) return [key, read(inner, values[key])]
      const kept = z.safeParse(schema, values[key])
      return [key, kept.success ? kept.data : z.parse(schema, undefined)]
    }),
  )
}

/** Stored choices with a change laid over them: groups merge, a list replaces the whole list. */
export function changedSettings(stored: StoredSettings, change: StoredSettings): StoredSettings {
  return merge(stored as Tree, change as Tree) as StoredSettings
}

function merge(stored: Tree, change: Tree): Tree {
  const result: Tree = { ...stored }
  for (const [key, value] of Object.entries(change)) {
    const before = result[key]
    result[key] = isTree(value) ? merge(isTree(before) ? before : {}, value) : value
  }
  return result
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands in numbers of invoices as it was typed; of anything else `invoiceNumber` keeps what DATEV takes. */
const plainPrefix = /^[A-Za-z0-9]*$/

/**
 * Body of a change: any part of the settings, unknown switches refused (design §2). A prefix of numbers that would be altered is refused
 * here and not where settings are read: a house that has one goes on counting under it.
 */
export const settingsChangeSchema = (partOf(settingsSchema) as unknown as z.ZodType<StoredSettings>).refine(
  ({ clientInvoices }) => plainPrefix.test(clientInvoices?.numberPrefix ?? ''),
  {
    path: ['clientInvoices', 'numberPrefix'],
    message: 'Bitte nur Buchstaben von A bis Z und Ziffern eingeben: Anderes nimmt DATEV in einer Belegnummer nicht',
  },
)

function partOf(group: z.ZodObject): z.ZodType {
  const shape = Object.entries(group.shape).map(([key, schema]) => {
    const inner = groupOf(schema)
    // Without its default, so that a switch that is not named stays as it is.
    const own = inner !== null ? partOf(inner) : schema instanceof z.ZodDefault ? schema.def.innerType : schema
    return [key, z.optional(own)]
  })
  return z.strictObject(Object.fromEntries(shape), {
    error: (issue) => (issue.code === 'unrecognized_keys' ? 'Diese Einstellung gibt es nicht' : undefined),
  })
}
