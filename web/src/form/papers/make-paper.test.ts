import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../test/tiny-server.ts'
import { makePaper, type PaperKind, paperPaths } from './make-paper.ts'

let stop: (() => Promise<void>) | null = null
afterEach(() => stop?.())

const kinds = Object.keys(paperPaths) as PaperKind[] // its own keys

test.each(kinds)(
  'OFFER-06 APP-09 the answer of %s is lost: the paper that was made is found by the same request',
  async (kind) => {
    const made = new Map<string, number>()
    const server = await startTinyServer(async ({ headers }, response) => {
      const key = String(headers['idempotency-key'])
      const isFirst = !made.has(key)
      made.set(key, made.get(key) ?? made.size + 1)
      if (isFirst) response.destroy()
      return { status: 200, body: { id: made.get(key) } }
    })
    stop = server.stop
    const method = kind === 'invoiceVersion' ? 'PUT' : 'POST'
    const how = { method, query: { types: 'offer' }, body: { wanted: 1 }, locale: 'fr' } as const
    expect(await makePaper(kind, 12, how)).toEqual({ id: 1 })
    expect(server.asked.map((one) => [one.method, one.path, one.headers['x-locale']])).toEqual(
      Array(2).fill([method, `${paperPaths[kind](12)}?types=offer`, 'fr']),
    )
  },
)

test('OFFER-06 APP-09 every paper is made in the one home that knows what to do when an answer is lost', () => {
  const source = join(import.meta.dirname, '../..')
  const calls = /\/(generate(-document)?|list_letter|datev_exports)[`'"$?]/
  const elsewhere = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .filter((file) => calls.test(readFileSync(join(source, file), 'utf8')))
  expect(elsewhere).toEqual(['form/papers/make-paper.ts'])
})
