import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRequestedAt } from './use-requested-at.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('DRAW-02 an answer counts from when it was asked for, so that what was saved meanwhile is not taken back', () => {
  const { result, rerender } = renderHook(useRequestedAt, { initialProps: { isFetching: true, dataUpdatedAt: 0 } })
  const at = (time: number, isFetching: boolean, dataUpdatedAt: number) => {
    vi.setSystemTime(time)
    rerender({ isFetching, dataUpdatedAt })
    return result.current
  }
  at(50, false, 0)
  expect(at(100, true, 0)).toBe(0)
  expect(at(130, true, 0)).toBe(0)
  expect(at(200, false, 195)).toBe(100)
  // The next one is on its way, and what it brings is not there yet.
  expect(at(300, true, 195)).toBe(100)
  expect(at(400, false, 390)).toBe(300)
  // What the page itself has laid over the answer was not read.
  expect(at(500, false, 490)).toBe(300)
})
