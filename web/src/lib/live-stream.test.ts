import { afterEach, expect, test, vi } from 'vitest'
import { type LiveEvent, openLiveStream } from './live-stream.ts'

/** A stream whose connection the test breaks. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: TestSource[] = []
  readyState = 1
  constructor() {
    super()
    TestSource.opened.push(this)
  }
  close() {
    this.readyState = TestSource.CLOSED
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

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
  const close = openLiveStream(1, (event) => heard.push(event))
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
