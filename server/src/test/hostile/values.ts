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

/** Roughly what a schema asks for: close enough that a wrong part is met behind the first check, not before it. */
export function plausibleValue(
  schema: Schema | undefined,
  shared: Record<string, Schema>,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (schema === undefined || depth > 6) return fc.constant(null)
  if (schema.$ref !== undefined) return plausibleValue(shared[schema.$ref.split('/').at(-1) ?? ''], shared, depth + 1)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => plausibleValue(choice, shared, depth + 1)))
  if (schema.allOf !== undefined) return plausibleValue(schema.allOf[0], shared, depth + 1)
  if (schema.examples !== undefined && schema.examples.length > 0) return fc.constantFrom(...schema.examples)
  return ofType([schema.type ?? 'object'].flat()[0] ?? 'object', schema, shared, depth)
}

function ofType(type: string, schema: Schema, shared: Record<string, Schema>, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return fc.constantFrom('Oslo', 'Chorreise Norwegen', '14.05.2027 00:00:00', '/api/clients/1', '1234.50', 'EUR')
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1e9), max: Math.min(schema.maximum ?? 99, 1e9) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(plausibleValue(schema.items, shared, depth + 1), { maxLength: 3 })
    default: {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, field]) => [name, plausibleValue(field, shared, depth + 1)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
    }
  }
}
