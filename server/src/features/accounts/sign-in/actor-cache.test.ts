import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActorCache } from './actor-cache.ts'

const anna = { userId: 1, organisationIds: [1, 2], isAdmin: true, maySeePurchase: true }
const bernd = { userId: 2, organisationIds: [1], isAdmin: false, maySeePurchase: true }

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('APP-02 an actor is known for half a minute', () => {
  const cache = createActorCache()
  cache.keep('a', anna, cache.now())
  vi.advanceTimersByTime(29_000)
  expect(cache.find('a')).toEqual(anna)
  vi.advanceTimersByTime(2_000)
  expect(cache.find('a')).toBeNull()
})

test('APP-02 a user is forgotten in all sessions, others stay', () => {
  const cache = createActorCache()
  for (const [hash, actor] of [
    ['a', anna],
    ['b', bernd],
    ['c', bernd],
  ] as const)
    cache.keep(hash, actor, cache.now())
  cache.forgetUser(2)
  expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual([anna, null, null])
  cache.forgetToken('a')
  expect(cache.find('a')).toBeNull()
})

test('APP-02 what was read before a session ended is not kept after it', () => {
  const cache = createActorCache()
  const readSince = cache.now()
  cache.forgetUser(1)
  cache.keep('a', anna, readSince)
  expect(cache.find('a')).toBeNull()
})
