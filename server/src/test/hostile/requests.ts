import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Endpoint, Schema } from './endpoints.ts'
import { hostileText, hostileValue, plausibleValue, type Sources } from './values.ts'

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

/** What is wrong about a request; the rest of it is as it should be, or the first check would hide the others. */
type Wrong = 'path' | 'query' | 'headers' | 'body' | 'everything'

/** Requests to one endpoint in which one part or everything is wrong, and some in which only a value is odd. */
export function hostileRequests(endpoint: Endpoint, sources: Sources): fc.Arbitrary<InjectOptions> {
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'OPTIONS'
  const wrongs: Wrong[] = [
    'query',
    'headers',
    'everything',
    ...(endpoint.path.includes('{') ? (['path'] as const) : []),
    ...(hasBody ? Array.from({ length: 6 }, () => 'body' as const) : []),
  ]
  return fc.constantFrom(...wrongs).chain((wrong) => {
    const isWrong = (part: Wrong) => wrong === part || wrong === 'everything'
    const body = isWrong('body') ? bodiesOf(endpoint, sources) : plausibleBody(endpoint, sources).map(asJson)
    return fc
      .record({
        path: pathsOf(endpoint, sources, isWrong('path')),
        query: isWrong('query') ? queriesOf(endpoint) : fc.constant(''),
        headers: isWrong('headers') ? hostileHeaders : fc.constant({}),
        body: hasBody ? body : fc.constant(undefined),
      })
      .map((parts) => ({
        method: endpoint.method,
        url: parts.query === '' ? parts.path : `${parts.path}?${parts.query}`,
        headers: { ...parts.headers, ...parts.body?.headers },
        ...(parts.body ? { payload: parts.body.payload } : {}),
      }))
  })
}

function pathsOf({ path }: Endpoint, { known }: Sources, isWrong: boolean): fc.Arbitrary<string> {
  const bad = fc.oneof(
    fc.constantFrom(...badIds),
    hostileText.map((text) => encoded(text).slice(0, 500)),
  )
  const parts = path.split('/').map((part, index, all) => {
    if (!part.startsWith('{')) return fc.constant(part)
    const existing = (known[all[index - 1] ?? ''] ?? []).map(String)
    return isWrong ? bad : fc.constantFrom(...(existing.length === 0 ? ['1'] : existing))
  })
  return fc.tuple(...parts).map((texts) => texts.join('/'))
}

function queriesOf({ queryNames }: Endpoint): fc.Arbitrary<string> {
  const odd = ['__proto__', '__proto__[isAdmin]', 'constructor', '_order[', '[]', 'a[b][c][d]', '_unknown']
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('_page', '_itemsPerPage', '_search', ...queryNames) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: hostileText },
  )
  const usual = fc.constantFrom('1', '2', 'true', 'asc', '14.05.2027', '/api/orders/1', 'Oslo')
  const pair = fc
    .tuple(name, fc.oneof(usual, hostileText))
    .map(([key, value]) => `${encoded(key).slice(0, 200)}=${encoded(value).slice(0, 2_000)}`)
  return fc.oneof(
    { weight: 5, arbitrary: fc.array(pair, { minLength: 1, maxLength: 3 }).map((pairs) => pairs.join('&')) },
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

type Body = { payload: string; headers: Record<string, string> } | undefined

const sentAs = (type: string) => (payload: string) => ({ payload, headers: { 'content-type': type } })

/** Undefined is no body at all. */
function asJson(value: unknown): Body {
  return value === undefined ? undefined : sentAs('application/json')(JSON.stringify(value))
}

function plausibleBody({ body }: Endpoint, sources: Sources): fc.Arbitrary<unknown> {
  if (body === undefined) return fc.constant(undefined)
  return fc.oneof(
    { weight: 1, arbitrary: plausibleValue(body, sources) },
    { weight: 2, arbitrary: slimBody(body, sources) },
  )
}

/** Few fields beside the required ones: where each may be refused, a body with all of them is never accepted. */
function slimBody(schema: Schema, sources: Sources): fc.Arbitrary<unknown> {
  const target = targetOf(schema, sources)
  const { properties = {}, required = [] } = target ?? {}
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  return fc.subarray(optional, { maxLength: Math.min(2, optional.length) }).chain((chosen) => {
    const kept = Object.entries(properties).filter(([name]) => required.includes(name) || chosen.includes(name))
    return plausibleValue(
      { ...target, properties: Object.fromEntries(kept), required: [...required, ...chosen] },
      sources,
    )
  })
}

/** The schema itself where another part of the document holds it, or where null may stand in its place. */
function targetOf(schema: Schema, { shared }: Sources): Schema | undefined {
  const found = schema.$ref ? shared[schema.$ref.split('/').at(-1) ?? ''] : schema
  return found?.properties === undefined ? (found?.anyOf?.[0] ?? found) : found
}

function bodiesOf(endpoint: Endpoint, sources: Sources): fc.Arbitrary<Body> {
  const { body, contentType } = endpoint
  const raw = fc.constantFrom(...rawBodies).map(sentAs('application/json'))
  const anything = hostileValue.map(asJson)
  const wrongType = fc
    .tuple(fc.constantFrom(contentType, ...contentTypes), hostileText)
    .map(([type, text]) => sentAs(type)(text.toWellFormed()))
  const nothing = fc.constant<Body>(undefined)
  if (body === undefined) return fc.oneof(nothing, raw, anything, wrongType)
  return fc.oneof(
    { weight: 4, arbitrary: plausibleBody(endpoint, sources).map(asJson) },
    { weight: 6, arbitrary: spoiledBody(body, sources).map(asJson) },
    anything,
    raw,
    wrongType,
    nothing,
  )
}

/** A plausible body with one or two fields replaced or added. */
function spoiledBody(schema: Schema, sources: Sources): fc.Arbitrary<unknown> {
  const target = targetOf(schema, sources)
  const names = Object.keys(target?.properties ?? {})
  const anyName =
    names.length > 0 ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, hostileText) : hostileText
  const spoils = fc.array(fc.tuple(anyName, hostileValue), { minLength: 1, maxLength: 2 })
  return fc.tuple(plausibleValue(schema, sources), spoils).map(([value, wrong]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return { ...value, ...Object.fromEntries(wrong) }
  })
}

/** A text in an address; a lone half of a letter cannot be encoded and is sent as the bytes it would have. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}
