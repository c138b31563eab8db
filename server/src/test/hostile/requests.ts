import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Endpoint, Schema } from './endpoints.ts'
import { hostileText, hostileValue, plausibleValue } from './values.ts'

/** Ids that exist, by resource ('orders'), so that hostile input reaches what lies behind 'not found'. */
export type KnownIds = Readonly<Record<string, readonly number[]>>

const badIds = [
  '0',
  '-1',
  '1.5',
  '99999999999999999999',
  'NaN',
  'null',
  '%00',
  '%',
  '%F0%9F',
  '..%2F..',
  '1;--',
  '１',
  'a'.repeat(3_000),
]
const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"name":"${'x'.repeat(3_000_000)}"}`,
  '\u0000\u0001\u0002',
  '{"price":1e999}',
]
const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'x',
  '',
]

/** Requests to one endpoint in which one thing or everything is wrong. */
export function hostileRequests(
  endpoint: Endpoint,
  known: KnownIds,
  shared: Record<string, Schema>,
): fc.Arbitrary<InjectOptions> {
  return fc
    .record({
      path: pathsOf(endpoint, known),
      query: queriesOf(endpoint),
      headers: hostileHeaders,
      body: bodiesOf(endpoint, shared),
    })
    .map(({ path, query, headers, body }) => ({
      method: endpoint.method,
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...headers, ...body?.headers },
      ...(body ? { payload: body.payload } : {}),
    }))
}

function pathsOf({ path }: Endpoint, known: KnownIds): fc.Arbitrary<string> {
  const parts = path.split('/').map((part, index, all) => {
    if (!part.startsWith('{')) return fc.constant(part)
    const existing = (known[all[index - 1] ?? ''] ?? []).map(String)
    const bad = fc.oneof(
      fc.constantFrom(...badIds),
      hostileText.map((text) => encoded(text).slice(0, 500)),
    )
    return existing.length === 0
      ? fc.oneof(fc.constant('1'), bad)
      : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: bad })
  })
  return fc.tuple(...parts).map((texts) => texts.join('/'))
}

function queriesOf({ queryNames }: Endpoint): fc.Arbitrary<string> {
  const usual = [
    '_page',
    '_itemsPerPage',
    '_groups[]',
    '_search',
    '_order[id]',
    'id',
    'id[]',
    'startAt[after]',
    'x[exists]',
  ]
  const odd = [
    '__proto__',
    '__proto__[isAdmin]',
    'constructor',
    '_order[__proto__]',
    '_order[',
    '[]',
    'a[b][c][d]',
    '_unknown',
  ]
  const pair = fc
    .tuple(fc.oneof(fc.constantFrom(...usual, ...queryNames), fc.constantFrom(...odd), hostileText), hostileText)
    .map(([name, value]) => `${encoded(name).slice(0, 200)}=${encoded(value).slice(0, 2_000)}`)
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&')) },
    { weight: 1, arbitrary: fc.constantFrom('%', '=&=&', `_groups[]=${'a,'.repeat(500)}`, 'id[]=1&'.repeat(700)) },
  )
}

const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      'if-match': fc.constantFrom('"1"', '*', 'W/"x"', '"99999999999999999999"', ''),
      'idempotency-key': fc.constantFrom('', 'k'.repeat(5_000), 'key with spaces', '1'),
      'x-locale': fc.constantFrom('de_DE', 'fr', 'xx', '../..', '__proto__'),
      'x-reisewerk-tab': fc.constantFrom("tab'--", 'ok-tab', 't'.repeat(2_000)),
      'accept-language': fc.constantFrom('*', ';;;', 'de'.repeat(500)),
      range: fc.constantFrom('bytes=-1', 'bytes=9-1', 'bytes=0-99999999999'),
    },
    { requiredKeys: [] },
  )
  .map((headers) => ({ ...headers }))

type RawBody = { payload: string; headers: Record<string, string> } | undefined

function bodiesOf({ body, method, contentType }: Endpoint, shared: Record<string, Schema>): fc.Arbitrary<RawBody> {
  const as = (type: string) => (payload: string) => ({ payload, headers: { 'content-type': type } })
  const raw = fc.constantFrom(...rawBodies).map(as('application/json'))
  if (method === 'GET' || method === 'OPTIONS') return fc.constant(undefined)
  const anything = hostileValue.map((value) => JSON.stringify(value)).map(as('application/json'))
  const wrongType = fc
    .tuple(fc.constantFrom(...contentTypes), hostileText)
    .map(([type, text]) => as(type)(text.toWellFormed()))
  const nothing = fc.constant<RawBody>(undefined)
  if (body === undefined) return fc.oneof(nothing, raw, anything, wrongType)
  const spoiled = spoiledBody(body, shared)
    .map((value) => JSON.stringify(value))
    .map(as('application/json'))
  const declared = hostileText.map((text) => as(contentType)(text.toWellFormed()))
  return fc.oneof({ weight: 6, arbitrary: spoiled }, anything, raw, wrongType, declared, nothing)
}

/** A plausible body with one to three fields replaced or added. */
function spoiledBody(schema: Schema, shared: Record<string, Schema>): fc.Arbitrary<unknown> {
  const names = Object.keys((schema.$ref ? shared[schema.$ref.split('/').at(-1) ?? ''] : schema)?.properties ?? {})
  const anyName =
    names.length > 0 ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, hostileText) : hostileText
  const spoils = fc.array(fc.tuple(anyName, hostileValue), { minLength: 1, maxLength: 3 })
  return fc.tuple(plausibleValue(schema, shared), spoils).map(([value, wrong]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return { ...value, ...Object.fromEntries(wrong) }
  })
}

/** A text in an address; a lone half of a letter cannot be encoded and is sent as the bytes it would have. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}
