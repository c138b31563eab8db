import { expect, test } from 'vitest'
import { verdictOf } from '../targets.ts'
import { type Held, memoryFigures } from './tab-memory.ts'
import { type Load, usableFigures } from './trip-usable.ts'

const load = (opened: number): Load => ({ planned: opened - 40, opened, worked: opened / 2 })

test('a page is as quick as the middle of its loads, and only a warm one has a target', () => {
  const [usable, worked] = usableFigures('warm', [300, 400, 2_000].map(load))
  expect(usable).toMatchObject({ value: 0.4, unit: 's' })
  expect(usable?.detail).toContain('90 %: 1680 ms')
  expect(usable?.detail).toContain('gemalt nach 360 ms')
  expect(worked).toMatchObject({ value: 0.2, target: null })
  expect(usable && verdictOf(usable)).toBe('ok')
  const [cold] = usableFigures('kalt', [load(3_000)])
  expect(cold && verdictOf(cold)).toBe('')
})

const held = (trips: number, heap: number): Held => ({ trips, heap: heap * 1024 ** 2, nodes: 1_000, listeners: 200 })

test('a tab that holds more with every trip is told by its last reading over its first, and by how much a trip adds', () => {
  const figures = memoryFigures([held(10, 20), held(30, 22), held(50, 24)])
  expect(figures.map(({ value }) => value)).toEqual([1.2, 1, 1])
  expect(figures.map(verdictOf)).toEqual(['too slow', 'ok', 'ok'])
  expect(figures[0]?.detail).toBe('20.00 MB, 22.00 MB, 24.00 MB; je Reise 0.10 MB')
})

test('without readings there is no figure', () => {
  expect(() => memoryFigures([])).toThrow(RangeError)
})
