import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.mjs'

const pauses = { firstMs: 10, longestMs: 40, wellAfterMs: 5_000 }

/** A server whose runs end one after the other as listed: whether it was up, and with which exit code. */
function serverOf(runs) {
  const starts = []
  const start = () => {
    starts.push(Date.now())
    const [wasUp, code] = runs[starts.length - 1] ?? [true, 0]
    return { ended: Promise.resolve(code), wasUp: () => wasUp }
  }
  return { start, starts }
}

test('APP-16 a server that falls after it was up is started again, later each time, until it ends in good order', async () => {
  const told = []
  const { start, starts } = serverOf([
    [true, 137],
    [false, 1],
    [true, 134],
    [true, 0],
  ])
  const { signal } = new AbortController()
  expect(await keepRunning(start, { signal, pauses, tell: (sentence) => told.push(sentence) })).toBe(0)
  expect(starts).toHaveLength(4)
  const gaps = starts.slice(1).map((at, index) => at - starts[index])
  for (const [index, least] of [10, 20, 40].entries()) expect(gaps[index]).toBeGreaterThanOrEqual(least - 2)
  expect(told[0]).toBe('Der Server ist ausgefallen (137) und startet in 1 s neu.')
})

test('APP-16 a start that is refused is not repeated', async () => {
  const { start, starts } = serverOf([[false, 1]])
  expect(await keepRunning(start, { signal: new AbortController().signal, pauses })).toBe(1)
  expect(starts).toHaveLength(1)
})

test('APP-16 who asks for the end while it waits to start again gets it at once', async () => {
  const asked = new AbortController()
  const { start, starts } = serverOf([[true, 137]])
  const tell = () => setTimeout(() => asked.abort(), 20)
  const ended = keepRunning(start, { signal: asked.signal, tell, pauses: { ...pauses, firstMs: 60_000 } })
  expect(await ended).toBe(137)
  expect(starts).toHaveLength(1)
})
