import { describe, expect, test } from 'vitest'
import { clippedLine, clippedRing, type LonLat } from './clip.ts'
import { landWithin } from './land.ts'

const square = { west: 0, south: 0, east: 10, north: 10 }

describe('DAY-08 land cut to the map', () => {
  test('an outline that reaches beyond the map ends at its edge', () => {
    const ring: LonLat[] = [
      [5, 5],
      [15, 5],
      [15, 8],
      [5, 8],
    ]
    expect(clippedRing(ring, square)).toEqual([
      [5, 5],
      [10, 5],
      [10, 8],
      [5, 8],
    ])
    expect(clippedRing(ring, { ...square, west: 20, east: 30 })).toEqual([])
  })

  test('a border that leaves the map and comes back is drawn in two pieces', () => {
    const line: LonLat[] = [
      [2, 2],
      [2, 14],
      [6, 14],
      [6, 2],
    ]
    expect(clippedLine(line, square)).toEqual([
      [
        [2, 2],
        [2, 10],
      ],
      [
        [6, 10],
        [6, 2],
      ],
    ])
  })

  test.each([
    ['the Skagerrak, coast and islands', { west: 6, south: 56, east: 12, north: 60 }, 5, 1],
    ['Bohemia, land and borders only', { west: 11, south: 48.5, east: 19, north: 51.5 }, 1, 3],
    ['the open sea', { west: -40, south: 40, east: -38, north: 42 }, 0, 0],
  ])('%s', async (_, bounds, leastRings, leastBorders) => {
    const { rings, borders } = await landWithin(bounds)
    expect(rings.length).toBeGreaterThanOrEqual(leastRings)
    expect(borders.length).toBeGreaterThanOrEqual(leastBorders)
    const points = [...rings, ...borders].flat()
    const isInside = ([lon, lat]: LonLat) =>
      lon >= bounds.west && lon <= bounds.east && lat >= bounds.south && lat <= bounds.north
    expect(points.every(isInside)).toBe(true)
    if (leastRings === 0) expect(points).toEqual([])
  })
})
