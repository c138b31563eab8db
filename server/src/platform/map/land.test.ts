import { frameAround } from '@reisewerk/domain/geography/map/map-frame.ts'
import { describe, expect, test } from 'vitest'
import { landWithin } from './land.ts'

describe('DAY-08 land of a map', () => {
  test.each([
    ['the Skagerrak, coast and islands', { west: 6, south: 56, east: 12, north: 60 }, 5, 1],
    ['Bohemia, land and borders only', { west: 11, south: 48.5, east: 19, north: 51.5 }, 1, 3],
    ['the open sea', { west: -40, south: 40, east: -38, north: 42 }, 0, 0],
  ])('%s', async (_, bounds, leastRings, leastBorders) => {
    const { west, south, east, north } = bounds
    const corners = [
      { longitude: west, latitude: south },
      { longitude: east, latitude: north },
    ]
    const frame = frameAround(corners, { least: 0.5, most: 2 })
    const land = await landWithin(frame.bounds)
    const [rings, borders] = [frame.cut(land.coasts), frame.cut(land.borders)]
    expect(rings.length).toBeGreaterThanOrEqual(leastRings)
    expect(borders.length).toBeGreaterThanOrEqual(leastBorders)
    const points = [...rings, ...borders].flat()
    const isInside = (value: number, most: number) => value > -1e-6 && value < most + 1e-6
    expect(points.every(([x, y]) => isInside(x, frame.width) && isInside(y, frame.height))).toBe(true)
    if (leastRings === 0) expect(points).toEqual([])
  })
})
