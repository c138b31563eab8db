import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../test/tiny-server.ts'
import { createAttempts, makeForCertain } from './attempts.ts'

type Todo = { id: number; version: number }
/** What becomes of the answer to a POST: it arrives, is lost after the commit, or the request never came. */
type Fate = 'answered' | 'lost' | 'unheard' | 'refused'

let stop: (() => Promise<void>) | null = null
afterEach(() => stop?.())

/** Keeps keys as the server does: a spent one gives the first answer, and refuses another body. */
async function serverWith(...fates: Fate[]) {
  const items = new Map<number, Record<string, unknown>>()
  const answered = new Map<string, { body: string; id: number }>()
  const { asked, stop: end } = await startTinyServer(async ({ method, path, body, headers }, response) => {
    const id = Number(path.split('/').at(-1))
    if (method === 'PATCH') {
      items.set(id, { ...items.get(id), ...body })
      return { status: 200, body: { id, version: 2 } }
    }
    if (method === 'DELETE') {
      items.delete(id)
      return { status: 204, body: null }
    }
    const fate = fates.shift() ?? 'answered'
    if (fate === 'refused') return { status: 422, body: { violations: [{ propertyPath: 'name', message: 'Nein' }] } }
    if (fate === 'unheard') response.destroy()
    const key = String(headers['idempotency-key'])
    const known = answered.get(key)
    if (known !== undefined && known.body !== JSON.stringify(body)) {
      return { status: 422, body: { code: 'key_reused', violations: [] } }
    }
    const made = known?.id ?? items.size + 1
    if (known === undefined && fate !== 'unheard') {
      items.set(made, body)
      answered.set(key, { body: JSON.stringify(body), id: made })
    }
    if (fate === 'lost') response.destroy()
    return { status: 201, body: { id: made, version: 1 } }
  })
  stop = end
  return { items, asked }
}

test('OFFER-06 APP-09 a paper whose answer is lost is found by its key, and made once', async () => {
  const { items, asked } = await serverWith('lost', 'unheard')
  const paper = { path: '/api/orders/7/offer/generate-document?types=offer', body: {}, locale: 'fr' }
  const made = await makeForCertain<Todo>(todoContract, paper, { wait: () => 1 })
  expect([made.id, items.size]).toEqual([1, 1])
  const keys = asked.map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  expect(asked.map(({ headers }) => headers['x-locale'])).toEqual(['fr', 'fr', 'fr'])
})

test('OFFER-06 APP-09 a paper that is refused is not asked for again; a server that stays away is told of', async () => {
  const refusing = await serverWith('refused')
  const paper = { path: '/api/orders/7/offer/generate-document?types=offer', body: {} }
  await expect(makeForCertain(todoContract, paper, { wait: () => 1 })).rejects.toThrow('Nein')
  expect(refusing.asked).toHaveLength(1)
  await stop?.()
  const away = await serverWith(...Array<Fate>(9).fill('unheard'))
  await expect(makeForCertain(todoContract, paper, { wait: () => 1 })).rejects.toThrow('Der Server antwortet nicht.')
  expect(away.asked).toHaveLength(7)
})

const todo = (body: Record<string, unknown>) => ({ path: '/api/todos', body })
const failure = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'saved',
    (error: Error) => error.name,
  )

test.each<[string, Fate[]]>([
  ['lost after the commit', ['lost']],
  ['lost twice', ['lost', 'lost']],
  ['lost before it arrived', ['unheard']],
  ['lost before it arrived, and again', ['unheard', 'unheard']],
])('APP-09 an answer %s: the corrected text is saved, once', async (_, fates) => {
  const { items } = await serverWith(...fates)
  const attempts = createAttempts<Todo>(todoContract)
  for (const _fate of fates) {
    expect(await failure(attempts.make(todo({ name: 'Bus anfragn', description: 'bald' })))).toBe('ApiError')
  }
  await attempts.make(todo({ name: 'Bus anfragen', description: 'bald' }))
  expect([...items.values()]).toEqual([{ name: 'Bus anfragen', description: 'bald' }])
})

test('APP-09 the same text sent again is one item, and asks for nothing more', async () => {
  const { items, asked } = await serverWith('lost')
  const attempts = createAttempts<Todo>(todoContract)
  expect(await failure(attempts.make(todo({ name: 'Bus anfragen' })))).toBe('ApiError')
  await attempts.make(todo({ name: 'Bus anfragen' }))
  expect(items.size).toBe(1)
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test('APP-09 what is fixed once an item exists is corrected by making it anew', async () => {
  const { items } = await serverWith('lost')
  const attempts = createAttempts<Todo>(todoContract)
  expect(await failure(attempts.make(todo({ name: 'Bus', order: '/api/orders/1' })))).toBe('ApiError')
  await attempts.make(todo({ name: 'Bus', order: '/api/orders/2' }))
  expect([...items.values()]).toEqual([{ name: 'Bus', order: '/api/orders/2' }])
})

test('APP-09 a refused one has made nothing: the corrected text is another request', async () => {
  const { items, asked } = await serverWith('refused')
  const attempts = createAttempts<Todo>(todoContract)
  expect(await failure(attempts.make(todo({ name: '' })))).toBe('ApiError')
  expect(attempts.unanswered()).toBeNull()
  await attempts.make(todo({ name: 'Bus' }))
  expect([...items.values()]).toEqual([{ name: 'Bus' }])
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

test('APP-09 what was sent without an answer is known again after a reload', async () => {
  const { items } = await serverWith('lost')
  const before = createAttempts<Todo>(todoContract)
  expect(await failure(before.make(todo({ name: 'Bus anfragn' })))).toBe('ApiError')
  const after = createAttempts<Todo>(todoContract, JSON.parse(JSON.stringify(before.unanswered())))
  await after.make(todo({ name: 'Bus anfragen' }))
  expect([...items.values()]).toEqual([{ name: 'Bus anfragen' }])
})

test('APP-09 two made one after the other are two', async () => {
  const { items } = await serverWith()
  const attempts = createAttempts<Todo>(todoContract)
  await attempts.make(todo({ name: 'Bus' }))
  await attempts.make(todo({ name: 'Bus' }))
  expect(items.size).toBe(2)
})
