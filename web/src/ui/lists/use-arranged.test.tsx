import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useArranged } from './use-arranged.ts'

test('MD-09 what is put in order is shown at once, leaves in its order and gives way to what the server has', async () => {
  const sent: string[] = []
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const hook = renderHook(
    ({ items }) =>
      useArranged(items, async (next) => {
        const end = ends[sent.push(next.join('')) - 1]
        await end?.promise
      }),
    { initialProps: { items: ['a', 'b', 'c'] } },
  )
  let done: Promise<unknown> = Promise.resolve()
  await act(async () => {
    done = hook.result.current.move(0, 1)
  })
  await act(async () => {
    done = Promise.all([done, hook.result.current.move(1, 2)])
  })
  expect(hook.result.current.shown.join('')).toBe('bca')
  // The second waits for the end of the first.
  expect(sent).toEqual(['bac'])
  await act(async () => ends[0]?.resolve())
  expect(sent).toEqual(['bac', 'bca'])
  expect(hook.result.current.shown.join('')).toBe('bca')
  hook.rerender({ items: ['b', 'c', 'a', 'd'] })
  await act(async () => {
    ends[1]?.resolve()
    await done
  })
  expect(hook.result.current.shown.join('')).toBe('bcad')
})
