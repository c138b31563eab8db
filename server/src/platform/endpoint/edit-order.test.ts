import { expect, test } from 'vitest'
import { createEditOrder } from './edit-order.ts'

test('APP-09 changes of one page to one address are made one after the other, a failed one holds up nobody', async () => {
  const inOrder = createEditOrder()
  const done: string[] = []
  const slow = Promise.withResolvers<void>()
  const first = inOrder('page item', 1, async () => {
    await slow.promise
    done.push('first')
    throw new Error('refused')
  })
  const second = inOrder('page item', 2, async () => done.push('second'))
  await inOrder('page other', 1, async () => done.push('other'))
  slow.resolve()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})

test('APP-09 what nobody can send any more is forgotten, the oldest first', async () => {
  let time = 0
  const order = createEditOrder(() => time, 3)
  for (const item of ['a', 'b', 'c']) await order(`page ${item}`, 5, async () => item)
  time = 61_000
  await order('page d', 5, async () => 'd')
  expect(order.size()).toBe(1)
  for (const item of ['e', 'f', 'g', 'h']) await order(`page ${item}`, 5, async () => item)
  // A flood within the minute is bounded, too; what it pushes out is made in the order in which it arrives.
  expect(order.size()).toBe(3)
  expect(await order('page d', 4, async () => 'late')).toBe('late')
})

test('APP-09 what arrives behind its successor is not made any more, until nobody can have sent it', async () => {
  let time = 0
  const inOrder = createEditOrder(() => time)
  await inOrder('page item', 2, async () => 'second')
  await expect(inOrder('page item', 1, async () => 'first')).rejects.toMatchObject({ status: 409, code: 'superseded' })
  expect(await inOrder('page item', 2, async () => 'again')).toBe('again')
  time = 61_000
  expect(await inOrder('page item', 1, async () => 'late')).toBe('late')
})
