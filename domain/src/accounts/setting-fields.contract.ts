import * as z from 'zod'
import { settingsSchema } from './settings.contract.ts'

/** The switches of an organisation as a form shows them, read from the one schema (APP-05). */

type Choice = { key: string; label: string }

type Control =
  | { kind: 'toggle' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'one'; choices: readonly Choice[] }
  | { kind: 'many'; choices: readonly Choice[] }
  | { kind: 'text'; isLong: boolean }
  /** Words of the organisation's own. */
  | { kind: 'texts' }

export type SettingField = {
  /** 'offer.tabs.payments', as violations and saves name it. */
  path: string
  title: string
  description: string
  /** How it stands where nobody has chosen, in words: 'an', '14', 'alle'; null where it is empty then. */
  usual: string | null
  control: Control
}

export type SettingArea = {
  key: string
  title: string
  /** Fields by the heading they stand under; the first have none. */
  groups: { title: string | null; fields: SettingField[] }[]
}

/** What `meta` holds of a switch or an area in settings.contract.ts. */
type Words = { title?: string; description?: string; choices?: readonly Choice[]; isLong?: boolean }
const wordsOf = (schema: z.ZodType): Words => schema.meta() ?? {}

/** All areas with their switches, in the order of the schema. */
export const settingAreas: readonly SettingArea[] = Object.entries(settingsSchema.shape).map(([key, schema]) => ({
  key,
  title: wordsOf(schema).title ?? key,
  groups: groupsOf(key, null, schema),
}))

function groupsOf(path: string, title: string | null, schema: z.ZodType): SettingArea['groups'] {
  const fields: SettingField[] = []
  const below: SettingArea['groups'] = []
  for (const [name, inner] of Object.entries(objectOf(schema)?.shape ?? {})) {
    const innerPath = `${path}.${name}`
    if (objectOf(inner) === null) fields.push(fieldOf(innerPath, inner))
    else below.push(...groupsOf(innerPath, wordsOf(inner).title ?? name, inner))
  }
  return [...(fields.length > 0 ? [{ title, fields }] : []), ...below]
}

function objectOf(schema: z.core.$ZodType): z.ZodObject | null {
  if (schema instanceof z.ZodObject) return schema
  return schema instanceof z.ZodPrefault ? objectOf(schema.def.innerType) : null
}

function fieldOf(path: string, schema: z.ZodType): SettingField {
  const { title = path, description = '', choices = [], isLong = false } = wordsOf(schema)
  const value = schema instanceof z.ZodDefault ? schema.def.innerType : schema
  const usual = schema instanceof z.ZodDefault ? inWords(schema.def.defaultValue, choices) : null
  return { path, title, description, usual, control: controlOf(value, choices, isLong) }
}

function inWords(value: unknown, choices: readonly Choice[]): string | null {
  if (typeof value === 'boolean') return value ? 'an' : 'aus'
  const nameOf = (one: unknown) => choices.find(({ key }) => key === one)?.label ?? String(one)
  if (!Array.isArray(value)) return value === '' ? null : nameOf(value)
  if (choices.length > 0 && value.length === choices.length) return 'alle'
  return value.length === 0 ? null : value.map(nameOf).join(', ')
}

/** @throws TypeError for a kind of switch that has no control yet */
function controlOf(schema: z.core.$ZodType, choices: readonly Choice[], isLong: boolean): Control {
  if (schema instanceof z.ZodBoolean) return { kind: 'toggle' }
  if (schema instanceof z.ZodString) return { kind: 'text', isLong }
  if (schema instanceof z.ZodNumber) return { kind: 'number', min: schema.minValue ?? 0, max: schema.maxValue ?? 9_999 }
  if (schema instanceof z.ZodEnum) return { kind: 'one', choices }
  if (schema instanceof z.ZodArray) return choices.length > 0 ? { kind: 'many', choices } : { kind: 'texts' }
  throw new TypeError(`no control for a switch of the kind ${schema._zod.def.type}`)
}
