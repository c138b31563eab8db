import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

/** React tells of broken keys, lost acts and wrong nesting on the console only: a test that makes it speak has failed. */
const spoken: MockInstance[] = []
beforeEach(() => {
  spoken.splice(0, spoken.length, vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'))
})
afterEach(() => {
  expect(
    spoken.flatMap(({ mock }) => mock.calls),
    'nothing on the console',
  ).toEqual([])
})
