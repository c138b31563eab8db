import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keys } from '../keys.ts'
import type { Change } from './live-stream.ts'
import { hotelListsPart, papersAtRest, papersPart, waitsForRest } from './papers-at-rest.ts'
import { RereadingClient } from './rereading-client.ts'

const change: Change = {
  ...{ id: 1, order: 12, table: 'days', row: 5, operation: 'update', user: 2, tab: null },
  columns: null,
  version: 3,
}
const stored = { ...change, table: 'documents' } as Change
const elsewhere = { ...change, order: 13 } as Change

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Heard = readonly { after: number; change: Change }[]

/** How often papers of trip 12 are asked for while this is heard, one after the other; they were asked for once before. */
const askedWhile = (watched: number, heard: Heard, attached: number[] = []) =>
  askedAt([papersPart], { watched, attached, papers: [] }, heard)

/** The same of any part of the trip. */
async function askedAt(part: readonly string[], answer: unknown, heard: Heard): Promise<number> {
  let asked = 0
  const client = new RereadingClient()
  const observer = new QueryObserver(client, {
    queryKey: [...keys.item('orders', 12), ...part],
    queryFn: async () => {
      asked += 1
      return answer
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

test('TRUE-04 OFFER-01 papers are looked at once a trip that hangs on their offer rests', async () => {
  expect(await askedWhile(1, [{ after: 0, change: elsewhere }], [13])).toBe(2)
  expect(await askedWhile(1, [{ after: 0, change: elsewhere }], [14])).toBe(1)
})

const guests = { ...change, table: 'passengers' } as Change
const sent = [{ sent: null }, { sent: { id: 4 } }]

test.each([
  ['guests typed one after the other', sent, [guests, guests, guests], 2],
  ['guests of a trip whose hotels have had no list', [{ sent: null }], [guests], 1],
  ['guests of a trip in which a hotel has a list of its own', [{ sent: null, hasOwnList: true }], [guests], 2],
  ['anything else', sent, [change], 1],
])(
  'ROOM-08 APP-12 after %s how far the lists of hotels are is asked for once it rests',
  async (_, lists, heard, asked) => {
    expect(
      await askedAt(
        hotelListsPart,
        lists,
        heard.map((one) => ({ after: 500, change: one })),
      ),
    ).toBe(asked)
  },
)

test('ROOM-08 what else changes in a trip is asked for at once', () => {
  const key = [...keys.item('orders', 12), ...hotelListsPart]
  expect(['passengers', 'rooms', 'requests', 'todos'].map((table) => waitsForRest(key, table))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
