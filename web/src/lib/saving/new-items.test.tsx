import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, startTinyServer } from '../../test/tiny-server.ts'
import { createSaveQueue } from './save-queue.ts'

let server: Awaited<ReturnType<typeof startTinyServer>>
let answer: Answer
let queue = createSaveQueue()
let { items } = queue
const client = new QueryClient()
const away: Answer = async () => ({ status: 503, body: { code: 'away', message: 'Weg' } })
const made: Answer = async ({ body }) => ({ status: 201, body: { id: 1, ...body } })

beforeEach(async () => {
  localStorage.clear()
  server = await startTinyServer((asked, response) => answer(asked, response))
  await reload(7)
})
afterEach(async () => {
  queue.stop()
  await server.stop()
})

const states = () => items.list().map(({ body, state }) => [body.title, state])
const reload = async (userId: number) => {
  queue.stop()
  queue = createSaveQueue()
  items = queue.items
  await queue.start(client, userId)
}

test('CHECK-01 APP-09 new items are sent in their order and then forgotten', async () => {
  answer = made
  for (const title of ['Eins', 'Zwei', 'Drei']) items.add('checklist_items', { title })
  await vi.waitFor(() => expect(items.list()).toEqual([]))
  expect(server.asked.map(({ body }) => body.title)).toEqual(['Eins', 'Zwei', 'Drei'])
  expect(localStorage.length).toBe(0)
})

test('CHECK-01 APP-09 what the server could not take survives a reload, and is made once under its key', async () => {
  answer = away
  const failed = vi.fn()
  items.add('checklist_items', { title: 'Bus' }, failed)
  await vi.waitFor(() => expect(states()).toEqual([['Bus', 'waiting']]))
  // Nobody types it a second time: it is counted with all that waits, and the next try is known.
  expect(failed).not.toHaveBeenCalled()
  expect(queue.status().retryAt).toBeGreaterThan(Date.now() - 1000)
  await reload(8)
  expect(states()).toEqual([])
  answer = made
  await reload(7)
  await vi.waitFor(() => expect(items.list()).toEqual([]))
  const sent = new Set(server.asked.map(({ headers }) => headers['idempotency-key']))
  expect(sent.size).toBe(1)
  expect(server.asked.at(-1)?.body).toEqual({ title: 'Bus' })
  expect(localStorage.length).toBe(0)
})

test('CHECK-01 APP-09 a new item waits for a server whose disk is full', async () => {
  answer = async () => ({ status: 500, body: { code: 'internal', message: 'Fehler' } })
  items.add('checklist_items', { title: 'Bus' })
  await vi.waitFor(() => expect(states()).toEqual([['Bus', 'waiting']]))
  expect(queue.status().retryAt).toBeGreaterThan(Date.now() - 1000)
})

test('CHECK-01 what the server refuses stays until it is sent again or dropped', async () => {
  answer = async () => ({ status: 422, body: { violations: [{ propertyPath: 'title', message: 'Zu lang' }] } })
  const failed = vi.fn()
  items.add('checklist_items', { title: 'Lang' }, failed)
  items.add('checklist_items', { title: 'Zu viel' })
  await vi.waitFor(() =>
    expect(states()).toEqual([
      ['Lang', 'refused'],
      ['Zu viel', 'refused'],
    ]),
  )
  expect(failed).toHaveBeenCalledOnce()
  expect(queue.status().retryAt).toBeNull()
  answer = made
  const [first, second] = items.list()
  items.again(first?.key ?? '')
  items.drop(second?.key ?? '')
  await vi.waitFor(() => expect(items.list()).toEqual([]))
  expect(localStorage.length).toBe(0)
})
