import { afterEach, expect, test, vi } from 'vitest'
import { TestSource } from '../../test/test-source.ts'
import { type LiveEvent, openLiveStream } from './live-stream.ts'

const since = { since: '2026-11-22T10:00:00.000Z', snapshot: '812:815:812,814' }
const change = { id: 7, order: 3, table: 'days', row: 5, operation: 'update', user: 2, tab: null }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  TestSource.opened = []
})

test('APP-12 APP-17 a stream that is refused lets the page ask whether the session is over, and is opened anew', () => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', TestSource)
  vi.stubGlobal('BroadcastChannel', undefined)
  const heard: LiveEvent[] = []
  const close = openLiveStream(1, since, (event) => heard.push(event))
  const [first] = TestSource.opened
  // The browser reconnects by itself.
  first?.fail(0)
  expect(heard).toEqual([])
  first?.fail(TestSource.CLOSED)
  expect(heard).toEqual([{ event: 'signed-out' }])
  vi.advanceTimersByTime(3_000)
  expect(TestSource.opened).toHaveLength(2)
  close()
})

test.each([
  [true, [{ event: 'open' }]],
  [false, [{ event: 'open' }, { event: 'resync' }]],
])(
  'APP-12 the first stream begins where the page’s first answers were read; the server could tell what changed since: %s',
  (resumed, expected) => {
    vi.stubGlobal('EventSource', TestSource)
    vi.stubGlobal('BroadcastChannel', undefined)
    const heard: LiveEvent[] = []
    const close = openLiveStream(1, since, (event) => heard.push(event))
    const [first] = TestSource.opened
    expect(Object.fromEntries(new URL(first?.url ?? '', 'http://desk').searchParams)).toEqual(since)
    first?.tell('hello', { resumed })
    expect(heard).toEqual(expected)
    close()
  },
)

test('APP-12 a stream refused before it stood begins at the same point when it is opened anew', () => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', TestSource)
  vi.stubGlobal('BroadcastChannel', undefined)
  const close = openLiveStream(1, since, () => undefined)
  TestSource.opened[0]?.fail(TestSource.CLOSED)
  vi.advanceTimersByTime(3_000)
  expect(TestSource.opened[1]?.url).toBe(TestSource.opened[0]?.url)
  TestSource.opened[1]?.tell('hello', { resumed: true })
  TestSource.opened[1]?.fail(TestSource.CLOSED)
  vi.advanceTimersByTime(3_000)
  expect(TestSource.opened[2]?.url).toBe('/api/events')
  close()
})

test('APP-12 TRUE-08 a second tab hears from the first what changed, or was missed, before it could listen', async () => {
  vi.stubGlobal('EventSource', TestSource)
  let isHeld = false
  // The browser's locks, as far as they are used: one holder, the next waits.
  const request = async (
    _: string,
    { ifAvailable }: { ifAvailable?: boolean },
    run: (lock: object | null) => Promise<void>,
  ) => {
    if (ifAvailable !== true) return
    const lock = isHeld ? null : {}
    isHeld = true
    await run(lock)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const closeFirst = openLiveStream(1, since, () => undefined)
  TestSource.opened[0]?.tell('hello', { resumed: true })
  TestSource.opened[0]?.tell('changes', [change])
  TestSource.opened[0]?.tell('resync', {})
  const heard: LiveEvent[] = []
  const closeSecond = openLiveStream(1, since, (event) => heard.push(event))
  await vi.waitFor(() => expect(heard).toMatchObject([{ event: 'changes', data: [change] }, { event: 'resync' }]))
  expect(TestSource.opened).toHaveLength(1)
  closeFirst()
  closeSecond()
})
