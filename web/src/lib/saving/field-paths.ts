import type { Fields as ContractFields } from '@reisewerk/domain/contract/shape.ts'

/** Values by the path of their field: { 'trip.name': 'Norwegen', startAt: '14.05.2027 00:00:00' }. */
export type ByPath = Record<string, unknown>

/**
 * Takes a patch apart down to the fields that are saved on their own: objects of a contract ('trip') hold fields, all
 * else (money, rich text, lists) is one value.
 */
export function byPath(fields: ContractFields, patch: Readonly<Record<string, unknown>>, prefix = ''): ByPath {
  const flat: ByPath = {}
  for (const [name, value] of Object.entries(patch)) {
    const field = fields[name]
    const isGroup = field?.kind === 'object' && field.fields !== undefined && isObject(value)
    if (isGroup) Object.assign(flat, byPath(field.fields ?? {}, value, `${prefix}${name}.`))
    else flat[prefix + name] = value
  }
  return flat
}

export function nested(values: ByPath): Record<string, unknown> {
  return Object.entries(values).reduce<Record<string, unknown>>(
    (body, [path, value]) => withPath(body, path, value),
    {},
  )
}

/** @returns undefined where the item does not show the field */
export function atPath(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), item)
}

export function withPath<T extends object>(item: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.')
  const inner = (item as Record<string, unknown>)[name]
  const changed = rest.length === 0 ? value : withPath(isObject(inner) ? inner : {}, rest.join('.'), value)
  return { ...item, [name]: changed }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
