import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, startTinyServer } from '../../test/tiny-server.ts'
import { keys, type Page } from '../keys.ts'
import { createSaveQueue, type SaveQueue } from './save-queue.ts'

type Offer = { id: number; version: number; introTitle: string; type: string }
const key = [...keys.list('offers'), { groups: [], query: { 'order.id': 12 } }]
const opens = { order: '/api/orders/12' }

let client: QueryClient
let queue: SaveQueue
let server: Awaited<ReturnType<typeof startTinyServer>>
let kept: Offer | null
/** Changes what a request is answered, or makes it wait. */
let before: (asked: Asked) => Promise<{ status: number; body: unknown } | null>

beforeEach(async () => {
  localStorage.clear()
  kept = null
  before = async () => null
  client = new QueryClient()
  client.setQueryData(key, { items: [{ id: -12, version: 1, introTitle: '', type: 'initial' }], total: 1 })
  queue = createSaveQueue()
  server = await startTinyServer(async (asked) => {
    const other = await before(asked)
    if (other !== null) return other
    kept ??= { id: 5, version: 1, introTitle: '', type: 'initial' }
    const expected = asked.headers['if-match']
    if (asked.method === 'PATCH' && expected !== undefined && expected !== `"${kept.version}"`)
      return { status: 409, body: { code: 'conflict', message: 'Geändert', current: kept } }
    if (asked.method === 'PATCH') kept = { ...kept, ...asked.body, version: kept.version + 1 }
    return { status: asked.method === 'POST' ? 201 : 200, body: kept }
  })
  await queue.start(client, 7)
})
afterEach(async () => {
  queue.stop()
  await server.stop()
})

const shown = () => client.getQueryData<Page<Offer>>(key)?.items[0]
const settled = () => vi.waitFor(() => expect(queue.hasUnsaved()).toBe(false))
const asked = () => server.asked.map(({ method, path, body }) => [method, path, body])

test('OFFER-06 APP-09 what is not there yet is made by the first thing saved of it, once, and then saved to', async () => {
  queue.save('offers', -12, { introTitle: 'Norwegen' }, { opens })
  expect(shown()).toMatchObject({ id: -12, introTitle: 'Norwegen' })
  // Typed on before the server has answered; a field of its own, and the same one again.
  queue.save('offers', -12, { type: 'updated' }, { opens })
  queue.save('offers', -12, { introTitle: 'Norwegens Küste' }, { opens })
  expect(queue.hasUnsaved()).toBe(true)
  await settled()
  expect(asked()).toEqual([
    ['POST', '/api/offers', opens],
    ['PATCH', '/api/offers/5', { introTitle: 'Norwegens Küste', type: 'updated' }],
  ])
  expect(shown()).toMatchObject({ id: 5, version: 2, introTitle: 'Norwegens Küste' })
  // Marks are told under either number, and what is saved later goes to the same item.
  for (const id of [-12, 5]) expect(queue.marksOf('offers', id).introTitle?.state).toBe('saved')
  queue.save('offers', -12, { type: 'initial' }, { opens })
  await settled()
  queue.save('offers', 5, { introTitle: 'Lofoten' })
  await settled()
  expect(asked().slice(2)).toEqual([
    ['PATCH', '/api/offers/5', { type: 'initial' }],
    ['PATCH', '/api/offers/5', { introTitle: 'Lofoten' }],
  ])
})

test('APP-09 a server that is away when it is made loses nothing, also over a reload', async () => {
  before = async () => ({ status: 503, body: { code: 'away', message: 'Weg' } })
  queue.save('offers', -12, { introTitle: 'Norwegen' }, { opens, ifMatch: 1, basis: { introTitle: '' } })
  await vi.waitFor(() => expect(queue.status().waiting).toBe(1))
  queue.stop()
  before = async () => null
  queue = createSaveQueue()
  await queue.start(client, 7)
  await settled()
  expect(kept?.introTitle).toBe('Norwegen')
  expect(asked().filter(([, path]) => path !== '/api/offers')).toHaveLength(1)
})

test('APP-14 a colleague who opened it first and wrote something is asked about, not replaced', async () => {
  kept = { id: 5, version: 2, introTitle: 'Schweden', type: 'initial' }
  queue.save('offers', -12, { introTitle: 'Norwegen' }, { opens, ifMatch: 1, basis: { introTitle: '' } })
  await settled()
  expect(kept.introTitle).toBe('Schweden')
  for (const id of [-12, 5]) expect(queue.conflictOf('offers', id, 'introTitle')).toEqual({ value: 'Norwegen' })
  queue.settleConflict('offers', 5, 'introTitle')
  expect(queue.conflictOf('offers', -12, 'introTitle')).toBeNull()
})

test('APP-09 who may not make it sees what stood there before', async () => {
  before = async ({ method }) =>
    method === 'POST' ? { status: 403, body: { code: 'forbidden', message: 'Nein' } } : null
  queue.save('offers', -12, { introTitle: 'Norwegen' }, { opens })
  await settled()
  expect(shown()).toMatchObject({ id: -12, introTitle: '' })
  expect(queue.marksOf('offers', -12).introTitle?.state).toBe('refused')
})

test('OFFER-06 two who need its number at the same time make it once', async () => {
  const numbers = await Promise.all([queue.open('offers', -12, opens), queue.open('offers', -12, opens)])
  expect([...numbers, await queue.open('offers', 5, opens), await queue.open('offers', -12, opens)]).toEqual([
    5, 5, 5, 5,
  ])
  expect(asked()).toEqual([['POST', '/api/offers', opens]])
  expect(shown()?.id).toBe(5)
})
