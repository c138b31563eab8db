import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keys } from '../keys.ts'
import type { Change } from './live-stream.ts'
import { papersAtRest, papersPart } from './papers-at-rest.ts'

const change: Change = {
  ...{ id: 1, order: 12, table: 'days', row: 5, operation: 'update', user: 2, tab: null },
  columns: null,
  version: 3,
}
const stored = { ...change, table: 'documents' } as Change
const elsewhere = { ...change, order: 13 } as Change

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often papers of trip 12 are asked for while this is heard, one after the other; they were asked for once before. */
async function askedWhile(watched: number, heard: readonly { after: number; change: Change }[]): Promise<number> {
  let asked = 0
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey: [...keys.item('orders', 12), papersPart],
    queryFn: async () => {
      asked += 1
      return { watched, papers: [] }
    },
  })
  const leave = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(10)
  const papers = papersAtRest(client)
  for (const { after, change: one } of heard) {
    await vi.advanceTimersByTimeAsync(after)
    papers.hear([one])
  }
  await vi.advanceTimersByTimeAsync(5_000)
  papers.close()
  leave()
  client.clear()
  return asked
}

test.each([
  ['one change', 1, [{ after: 0, change }], 2],
  ['several while somebody works on it', 1, [0, 1_000, 2_000, 2_900].map((after) => ({ after, change })), 2],
  ['two with a rest between', 1, [0, 4_000].map((after) => ({ after, change })), 3],
  ['one in a trip without stored papers', 0, [{ after: 0, change }], 1],
  ['its first paper, with a change behind it', 0, [stored, change].map((one) => ({ after: 0, change: one })), 2],
  ['one in another trip', 1, [{ after: 0, change: elsewhere }], 1],
])('TRUE-04 APP-12 after %s papers are looked at once it rests', async (_, watched, heard, asked) => {
  expect(await askedWhile(watched, heard)).toBe(asked)
})
