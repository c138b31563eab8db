import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, startTinyServer } from '../../test/tiny-server.ts'
import { keys } from '../keys.ts'
import { createSaveQueue, type SaveQueue } from './save-queue.ts'

type Trip = { id: number; version: number; status: string; trip: { name: string; isDummy: boolean }; notes: unknown }
const key = [...keys.item('orders', 1), { groups: [] }]
const trip: Trip = { id: 1, version: 1, status: 'new', trip: { name: 'Alt', isDummy: false }, notes: null }

let client: QueryClient
let queue: SaveQueue
let server: Awaited<ReturnType<typeof startTinyServer>>
let answer: Answer

beforeEach(async () => {
  localStorage.clear()
  client = new QueryClient()
  client.setQueryData(key, trip)
  queue = createSaveQueue()
  server = await startTinyServer((asked, response) => answer(asked, response))
  await queue.start(client, 7)
})

afterEach(async () => {
  queue.stop()
  await server.stop()
})

const shown = () => client.getQueryData<Trip>(key)
const saved: Answer = async ({ body }) => ({ status: 200, body: { ...trip, ...body, version: 2 } })
const settled = () => vi.waitFor(() => expect(queue.hasUnsaved()).toBe(false))

test('APP-09 a change shows at once and is sent as the field it belongs to', async () => {
  answer = saved
  queue.save('orders', 1, { 'trip.name': 'Neu' })
  expect(shown()?.trip).toEqual({ name: 'Neu', isDummy: false })
  expect(queue.marksOf('orders', 1)['trip.name']?.state).toBe('saving')
  await settled()
  expect(server.asked.map(({ body }) => body)).toEqual([{ trip: { name: 'Neu' } }])
  expect(queue.marksOf('orders', 1)['trip.name']?.state).toBe('saved')
  expect(shown()?.version).toBe(2)
})

test('APP-09 a newer save cancels the one in flight and takes its fields along', async () => {
  const cancelled = vi.fn()
  let count = 0
  answer = async (asked, response) => {
    count += 1
    if (count > 1) return saved(asked, response)
    await new Promise<void>((resolve) => response.on('close', () => resolve()))
    cancelled()
    return { status: 200, body: null }
  }
  queue.save('orders', 1, { 'trip.name': 'Erster', 'trip.isDummy': true })
  await vi.waitFor(() => expect(server.asked).toHaveLength(1))
  queue.save('orders', 1, { 'trip.name': 'Zweiter' })
  await settled()
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalled())
  expect(server.asked[1]?.body).toEqual({ trip: { name: 'Zweiter', isDummy: true } })
})

test('DRAW-02 a save with an address of its own goes there, also after a reload', async () => {
  answer = async () => ({ status: 503, body: { code: 'away', message: 'Weg' } })
  queue.save('ferry_requests', 1, { shipName: 'Color Magic' }, { action: 'quick_edit' })
  await vi.waitFor(() => expect(queue.status().waiting).toBe(1))
  queue.stop()
  answer = saved
  queue = createSaveQueue()
  await queue.start(client, 7)
  await settled()
  expect(server.asked.map(({ path }) => path)).toEqual(Array(2).fill('/api/ferry_requests/1/quick_edit'))
})

test('APP-09 a refusal takes back only what nobody has touched since', async () => {
  const onFailed = vi.fn()
  let refuse = () => {}
  answer = async (asked, response) => {
    if (server.asked.length > 1) return saved(asked, response)
    await new Promise<void>((resolve) => {
      refuse = resolve
    })
    return { status: 422, body: { violations: [{ propertyPath: 'status', message: 'Nein' }] } }
  }
  queue.save('orders', 1, { status: 'booked', 'trip.name': 'Neu' }, { onFailed })
  await vi.waitFor(() => expect(server.asked).toHaveLength(1))
  refuse()
  await settled()
  expect(onFailed).toHaveBeenCalledOnce()
  expect(shown()).toMatchObject({ status: 'new', trip: { name: 'Neu' } })
  expect(queue.marksOf('orders', 1).status).toMatchObject({ state: 'refused' })
  expect(server.asked[1]?.body).toEqual({ trip: { name: 'Neu' } })
})

test('an answer fetched meanwhile does not hide what is not saved yet', async () => {
  answer = () => new Promise(() => {})
  queue.save('orders', 1, { status: 'booked' })
  expect(queue.withUnsaved('orders', { ...trip, version: 5 })).toMatchObject({ status: 'booked', version: 5 })
})

test('while the server is away changes wait, are counted and are sent again', async () => {
  answer = async () => ({ status: 503, body: { code: 'away', message: 'Weg' } })
  queue.save('orders', 1, { status: 'booked', 'trip.name': 'Neu' })
  await vi.waitFor(() => expect(queue.status().waiting).toBe(2))
  expect(queue.status().retryAt).toBeGreaterThan(Date.now())
  expect(queue.marksOf('orders', 1).status?.state).toBe('waiting')
  expect(shown()?.status).toBe('booked')
  answer = saved
  queue.retry()
  await settled()
  expect(queue.status()).toEqual({ waiting: 0, retryAt: null })
})

test.each([
  {
    name: 'a full disk',
    status: 500,
    body: { code: 'internal', message: 'Auf dem Server ist ein Fehler aufgetreten.' },
  },
  { name: 'a proxy that knows no such address', status: 404, body: null },
])(
  'APP-09 $name is no refusal: what was typed stays, is sent again and survives a reload',
  async ({ status, body }) => {
    answer = async () => ({ status, body })
    const onFailed = vi.fn()
    queue.save('orders', 1, { status: 'booked' }, { onFailed })
    await vi.waitFor(() => expect(queue.status().waiting).toBe(1))
    expect(onFailed).not.toHaveBeenCalled()
    expect(queue.hasUnsaved()).toBe(true)
    expect(shown()?.status).toBe('booked')
    expect(queue.status().retryAt).toBeGreaterThan(Date.now() - 1000)
    queue.stop()
    answer = saved
    queue = createSaveQueue()
    await queue.start(client, 7)
    await settled()
    expect(server.asked.at(-1)?.body).toEqual({ status: 'booked' })
  },
)

test('what waits survives a reload, for the same user only', async () => {
  answer = async () => ({ status: 503, body: null })
  queue.save('orders', 1, { status: 'booked' })
  await vi.waitFor(() => expect(queue.status().waiting).toBe(1))
  queue.stop()

  answer = saved
  const strangers = createSaveQueue()
  await strangers.start(client, 8)
  expect(strangers.hasUnsaved()).toBe(false)
  const asked = server.asked.length

  const reloaded = createSaveQueue()
  await reloaded.start(client, 7)
  await vi.waitFor(() => expect(server.asked).toHaveLength(asked + 1))
  expect(server.asked.at(-1)?.body).toEqual({ status: 'booked' })
  await vi.waitFor(() => expect(reloaded.hasUnsaved()).toBe(false))
  expect(localStorage.length).toBe(0)
})

test('an ended session keeps the change for the next sign-in', async () => {
  answer = async () => ({ status: 401, body: { code: 'unauthenticated', message: 'Bitte melde dich an.' } })
  queue.save('orders', 1, { status: 'booked' })
  await vi.waitFor(() => expect(queue.status()).toEqual({ waiting: 1, retryAt: null }))
  answer = saved
  await queue.start(client, 7)
  await settled()
  expect(server.asked.at(-1)?.body).toEqual({ status: 'booked' })
})

const mine = { type: 'doc', content: [] }
const theirs = { type: 'doc', content: [{ type: 'paragraph' }] }

const current = { ...trip, version: 9, notes: theirs }
const conflict: Answer = async () => ({ status: 409, body: { code: 'conflict', message: 'Geändert', current } })
const both = () => vi.waitFor(() => expect(queue.conflictOf('orders', 1, 'notes')).toEqual({ value: mine }))

test('APP-14 another one’s text is not overwritten: both versions are kept, also over a reload, until one is chosen', async () => {
  answer = conflict
  queue.save('orders', 1, { notes: mine }, { ifMatch: 1 })
  await both()
  expect(server.asked[0]?.headers['if-match']).toBe('"1"')
  expect(server.asked).toHaveLength(1)
  expect(shown()).toMatchObject({ notes: theirs, version: 9 })
  queue.stop()
  queue = createSaveQueue()
  await queue.start(client, 8)
  expect(queue.conflictOf('orders', 1, 'notes')).toBeNull()
  await queue.start(client, 7)
  await both()
  queue.settleConflict('orders', 1, 'notes')
  expect(queue.conflictOf('orders', 1, 'notes')).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('APP-14 a text that came in while one typed is still another one’s', async () => {
  answer = conflict
  client.setQueryData(key, (item: typeof trip) => ({ ...item, notes: theirs, version: 9 }))
  queue.save('orders', 1, { notes: mine }, { ifMatch: 1, basis: { notes: null } })
  await both()
  expect(server.asked).toHaveLength(1)
})

test('APP-09 APP-14 what was typed while the server was away meets a colleague’s text after a reload: both are kept', async () => {
  answer = async () => ({ status: 503, body: { code: 'away', message: 'Weg' } })
  queue.save('orders', 1, { notes: mine }, { ifMatch: 1, basis: { notes: null } })
  await vi.waitFor(() => expect(queue.status().waiting).toBe(1))
  queue.stop()
  client.setQueryData(key, { ...trip, notes: theirs, version: 9 })
  answer = conflict
  queue = createSaveQueue()
  await queue.start(client, 7)
  await both()
  expect(shown()).toMatchObject({ notes: theirs, version: 9 })
})

test('APP-09 APP-14 one’s own text that arrived before a reload is no conflict, in whatever order its keys come back', async () => {
  const text = (letters: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: letters }] }],
  })
  // As jsonb keeps it: short keys first, then by the alphabet.
  const stored = { type: 'doc', content: [{ type: 'paragraph', content: [{ text: 'Anna', type: 'text' }] }] }
  answer = async () => ({ status: 503, body: { code: 'away', message: 'Weg' } })
  queue.save('orders', 1, { notes: text('Anna') }, { ifMatch: 1, basis: { notes: null } })
  await vi.waitFor(() => expect(queue.status().waiting).toBe(1))
  queue.stop()
  const now = { ...trip, version: 2, notes: stored }
  client.setQueryData(key, now)
  answer = async ({ headers, body }) =>
    headers['if-match'] === '"2"'
      ? { status: 200, body: { ...now, ...body, version: 3 } }
      : { status: 409, body: { code: 'conflict', message: 'Geändert', current: now } }
  queue = createSaveQueue()
  await queue.start(client, 7)
  await settled()
  expect(queue.conflictOf('orders', 1, 'notes')).toBeNull()
  expect(queue.marksOf('orders', 1).notes?.state).toBe('saved')
  // Nor is what was typed on, over that text, while its answer was still on its way.
  queue.save('orders', 1, { notes: text('Annabell') }, { ifMatch: 1, basis: { notes: text('Anna') } })
  await settled()
  expect(queue.conflictOf('orders', 1, 'notes')).toBeNull()
  expect(shown()).toMatchObject({ notes: text('Annabell'), version: 3 })
})

test('APP-14 a change of another field is no conflict of texts', async () => {
  answer = async ({ headers, body }) =>
    headers['if-match'] === '"9"'
      ? { status: 200, body: { ...trip, ...body, version: 10 } }
      : {
          status: 409,
          body: { code: 'conflict', message: 'Geändert', current: { ...trip, status: 'booked', version: 9 } },
        }
  queue.save('orders', 1, { notes: mine }, { ifMatch: 1 })
  await settled()
  expect(server.asked).toHaveLength(2)
  expect(shown()).toMatchObject({ notes: mine, version: 10 })
})

const cabin = { type: { persons: 2, type: 'inside' }, reservedAmount: 8 }
const request = {
  id: 4,
  version: 6,
  shipName: 'Color Magic',
  port: { id: 3, name: 'Kiel' },
  cabins: [{ id: 9, ...cabin }],
}

test.each([
  ['a colleague’s later edit stands', { ...request, shipName: 'Color Fantasy' }, true],
  ['other cells of the line are no conflict', { ...request, cabins: [] }, false],
  ['one’s own earlier save is none', { ...request, shipName: 'Erste' }, false],
])('DRAW-02 APP-09 APP-14 a cell typed while the server was away: %s', async (_, current, isConflict) => {
  const onConflict = vi.fn()
  answer = async () => ({ status: 503, body: { code: 'away', message: 'Weg' } })
  const options = { action: 'quick_edit', seen: 5, onConflict }
  queue.save('ferry_requests', 4, { shipName: 'Erste' }, { ...options, basis: { shipName: 'Color Magic' } })
  await vi.waitFor(() => expect(queue.status().waiting).toBe(1))
  queue.save('ferry_requests', 4, { shipName: 'Zweite' }, { ...options, seen: 6, basis: { shipName: 'Erste' } })
  await vi.waitFor(() => expect(queue.status().waiting).toBe(1))
  answer = async ({ headers, body }) =>
    headers['if-match'] === '"6"'
      ? { status: 200, body: { ...current, ...body, version: 7 } }
      : { status: 409, body: { code: 'conflict', message: 'Geändert', current } }
  queue.retry()
  await settled()
  expect(server.asked.some(({ headers }) => headers['if-match'] === '"5"')).toBe(true)
  expect(queue.marksOf('ferry_requests', 4).shipName?.state).toBe(isConflict ? 'conflicted' : 'saved')
  expect(queue.conflictOf('ferry_requests', 4, 'shipName')).toEqual(isConflict ? { value: 'Zweite' } : null)
  expect(onConflict.mock.calls).toEqual(isConflict ? [[current, null]] : [])
  // Typed anew it is meant.
  queue.save('ferry_requests', 4, { shipName: 'Zweite' }, { ...options, seen: 6 })
  await settled()
  expect(queue.conflictedFields('ferry_requests', 4)).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('DRAW-02 APP-09 APP-14 a cell that waited over a reload does not overwrite what a colleague saved meanwhile', async () => {
  answer = async () => ({ status: 503, body: { code: 'away', message: 'Weg' } })
  const basis = { shipName: 'Color Magic', port: '/api/ports/3', cabins: [cabin] }
  const values = { shipName: 'Meins', port: '/api/ports/4', cabins: [{ ...cabin, reservedAmount: 7 }] }
  queue.save('ferry_requests', 4, values, { action: 'quick_edit', seen: 5, basis })
  await vi.waitFor(() => expect(queue.status().waiting).toBe(3))
  queue.stop()
  const current = { ...request, shipName: 'Color Fantasy' }
  answer = async ({ headers, body }) =>
    headers['if-match'] === '"6"'
      ? { status: 200, body: { ...current, ...body, version: 7 } }
      : { status: 409, body: { code: 'conflict', message: 'Geändert', current } }
  queue = createSaveQueue()
  await queue.start(client, 7)
  await settled()
  expect(queue.conflictedFields('ferry_requests', 4)).toEqual(['shipName'])
  const { shipName: _, ...others } = values
  expect(server.asked.at(-1)?.body).toEqual(others)
})

describe('prices ask', () => {
  const row = { id: 3, version: 5, sellPrice: { amount: '100.00', currency: 'EUR' }, billingType: 'included' }
  const euros = (amount: string) => ({ amount, currency: 'EUR' })
  const asking = { seen: 5, asks: true, basis: { sellPrice: euros('100.00') } }
  const send = (amount: string, more: object = {}) =>
    queue.save('prices', 3, { sellPrice: euros(amount) }, { ...asking, ...more })

  test('CALC-04 APP-14 what a colleague has saved since the cell was opened is not replaced unasked', async () => {
    const onConflict = vi.fn()
    const current = { ...row, sellPrice: euros('120.00'), version: 6 }
    answer = async ({ headers, body }) =>
      headers['if-match'] === '"6"'
        ? { status: 200, body: { ...current, ...body, version: 7 } }
        : { status: 409, body: { code: 'conflict', message: 'Geändert', current, changedBy: 'Clara Brandt' } }
    send('150.00', { onConflict })
    await settled()
    expect(server.asked.map(({ headers }) => headers['if-match'])).toEqual(['"5"'])
    expect(onConflict.mock.calls).toEqual([[current, 'Clara Brandt']])
    expect(queue.conflictOf('prices', 3, 'sellPrice')).toEqual({ value: euros('150.00') })
    // Kept all the same, on what the colleague has left.
    send('150.00', { seen: 6, basis: { sellPrice: euros('120.00') } })
    await settled()
    expect(queue.marksOf('prices', 3).sellPrice?.state).toBe('saved')
    expect(queue.conflictedFields('prices', 3)).toEqual([])
  })

  test('CALC-04 APP-09 one’s own later price cancels the one in flight, also where that has arrived', async () => {
    let arrived: unknown = null
    answer = async ({ headers, body }, response) => {
      if (arrived === null) {
        arrived = body
        await new Promise<void>((resolve) => response.on('close', () => resolve()))
        return { status: 200, body: null }
      }
      const current = { ...row, ...(arrived as object), version: 6 }
      return headers['if-match'] === '"6"'
        ? { status: 200, body: { ...row, ...body, version: 7 } }
        : { status: 409, body: { code: 'conflict', message: 'Geändert', current } }
    }
    send('150.00')
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    send('175.00')
    await settled()
    expect(server.asked.map(({ body }) => body.sellPrice)).toEqual(['150.00', '175.00', '175.00'].map(euros))
    expect(queue.marksOf('prices', 3).sellPrice?.state).toBe('saved')
  })

  test('CALC-02 a switch beside a price asks nobody', async () => {
    answer = async () => ({ status: 200, body: { ...row, billingType: 'not_included', version: 9 } })
    queue.save('prices', 3, { billingType: 'not_included' }, { seen: 5 })
    await settled()
    expect(server.asked[0]?.headers['if-match']).toBeUndefined()
  })

  test('CALC-04 a refusal that knows of no other price is none of a colleague', async () => {
    answer = async () => ({ status: 409, body: { code: 'follows', message: 'Geht nicht' } })
    const onFailed = vi.fn()
    send('150.00', { onFailed })
    await settled()
    expect(onFailed).toHaveBeenCalledOnce()
    expect(queue.marksOf('prices', 3).sellPrice?.state).toBe('refused')
  })
})
