import fc from 'fast-check'
import type { Schema } from './endpoints.ts'

/** Texts that have broken programs: as SQL, HTML, paths, formats, prototypes, or by their mere length or letters. */
const knownTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '‮drehum',
  '👩‍👩‍👧‍👦'.repeat(50),
  'Ä'.repeat(70_000),
  "'; drop table orders; --",
  "' or 1=1 --",
  '%_\\%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '/api/orders/1/../../users/1',
  '/api/orders/99999999999999999999',
  '/api/orders/-1',
  '/api/orders/1e3',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '31.02.2027 00:00:00',
  '29.02.2027',
  '00.00.0000 00:00:00',
  '01.01.10000 99:99:99',
  '31.12.9999 23:59:59',
  '-5.-1.2027',
  '1e309',
  'NaN',
  '-0',
  '0x10',
  '1,5',
  '12345678901234567890.123456789',
  'null',
  'undefined',
  'true',
  '[object Object]',
]

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownTexts) },
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308, Number.MIN_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON value, more often one that somebody would send on purpose. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { id: null }),
  fc.array(hostileText, { maxLength: 5 }),
  fc.constant(Array.from({ length: 5_000 }, (_, index) => index)),
  fc.constant(nested(60)),
  fc.jsonValue({ maxDepth: 4 }),
)

/** A list in a list in a list … */
function nested(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

/** What plausible values are made from: the document's shared schemas and the ids that exist. */
export interface Sources {
  shared: Record<string, Schema>
  /** By resource, as in the API's addresses ('orders'). */
  known: Readonly<Record<string, readonly number[]>>
}

/**
 * Values a schema accepts, the odd ones at its edges among them: an edge that the schema allows and the database does not
 * is what a wrong value never finds.
 */
export function plausibleValue(schema: Schema | undefined, sources: Sources, depth = 0): fc.Arbitrary<unknown> {
  if (schema === undefined || depth > 8) return fc.constant(null)
  const inner = (part: Schema | undefined) => plausibleValue(part, sources, depth + 1)
  if (schema.$ref !== undefined) return inner(sources.shared[schema.$ref.split('/').at(-1) ?? ''])
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(inner))
  if (schema.allOf !== undefined) return inner(schema.allOf[0])
  switch ([schema.type ?? 'object'].flat()[0]) {
    case 'string':
      return plausibleText(schema, sources)
    case 'integer':
    case 'number':
      return plausibleNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(inner(schema.items), { minLength: schema.minItems ?? 0, maxLength: 3 })
    default:
      return fc.record(mapValues(schema.properties ?? {}, inner), { requiredKeys: schema.required ?? [] })
  }
}

function plausibleNumber({ minimum = -9, maximum = 99, type }: Schema): fc.Arbitrary<unknown> {
  const middle = fc.integer({
    min: Math.ceil(Math.max(minimum, -9)),
    max: Math.floor(Math.max(Math.ceil(minimum), Math.min(maximum, 99))),
  })
  const edges = fc.constantFrom(minimum, maximum, ...(type === 'number' ? [Math.min(maximum, minimum + 0.5)] : []))
  return fc.oneof({ weight: 3, arbitrary: middle }, { weight: 1, arbitrary: edges })
}

function plausibleText(schema: Schema, { known }: Sources): fc.Arbitrary<unknown> {
  const { pattern, minLength = 0, maxLength = 200, examples = [] } = schema
  const resource = /^\^\/api\/\(?([a-z_]+)/.exec(pattern ?? '')?.[1]
  if (resource !== undefined) {
    const ids = known[resource] ?? []
    const missing = fc.constantFrom(`/api/${resource}/0`, `/api/${resource}/999999999999999`)
    if (ids.length === 0) return missing
    const existing = fc.constantFrom(...ids.map((id) => `/api/${resource}/${id}`))
    return fc.oneof({ weight: 9, arbitrary: existing }, { weight: 1, arbitrary: missing })
  }
  if (examples.length > 0) return fc.constantFrom(...examples)
  if (pattern === wireDate)
    return fc.constantFrom('14.05.2027 00:00:00', '23.05.2027 12:45:00', '01.01.0001', '31.12.9999')
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const word = fc.constantFrom('Oslo', 'Chorreise Norwegen', '1234.50', 'EUR', 'Kantorei St. Michael')
  const fits = (text: string) => text.slice(0, maxLength).padEnd(minLength, 'x')
  return fc.oneof({ weight: 2, arbitrary: word }, { weight: 1, arbitrary: hostileText.map(printable) }).map(fits)
}

/** How the document describes days and times ('14.05.2027 00:00:00'). */
const wireDate = '^\\d{2}\\.\\d{2}\\.\\d{4}( \\d{2}:\\d{2}(:\\d{2})?)?$'

/** Without what no text may contain, so that the rest of a hostile text gets as far as the database. */
function printable(text: string): string {
  return text.toWellFormed().replaceAll(/[\p{Cc}]/gu, '')
}

function mapValues<V, R>(record: Record<string, V>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
