import { vi } from 'vitest'

// What is waited for is a state: a busy machine may take longer than a second to come to it.
const { waitFor } = vi
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 25_000, ...options })
