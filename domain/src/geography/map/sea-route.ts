import FlatQueue from 'flatqueue'
import type { Point } from './map-frame.ts'
import { simplified } from './route-path.ts'

/** Side of a grid cell in map units: finer than most fjords are wide on the sketch. */
const cell = 9
/** Ports lie on land in a coarse outline: the way to open water may cross this much of it, at a price. */
const landCost = 14
const shoreCost = 1.6

type Grid = { columns: number; rows: number; cost: Float32Array }

/**
 * A line from port to port that keeps to the water where it can (Dijkstra on a grid of the map).
 * @param rings outlines of the land in map units @returns few points, to be joined by a smooth line
 */
export function seaRoute(
  from: Point,
  to: Point,
  rings: readonly (readonly Point[])[],
  frame: { width: number; height: number },
): Point[] {
  const grid = gridOf(rings, frame)
  const cells = cheapestWay(grid, cellAt(grid, from), cellAt(grid, to))
  const inner = cells
    .slice(1, -1)
    .map((index): Point => [((index % grid.columns) + 0.5) * cell, (Math.floor(index / grid.columns) + 0.5) * cell])
  return simplified([from, ...inner, to], cell * 1.1, true)
}

function cellAt({ columns, rows }: Grid, [x, y]: Point): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / cell)))
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y / cell)))
  return row * columns + column
}

/** Land by the even-odd rule along each row's middle; water beside land costs a little more, so that ships keep off the shore. */
function gridOf(rings: readonly (readonly Point[])[], { width, height }: { width: number; height: number }): Grid {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const isLand = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const crossings = crossingsAt((row + 0.5) * cell, rings)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.max(0, Math.ceil((crossings[pair] as number) / cell - 0.5))
      const last = Math.min(columns - 1, Math.floor((crossings[pair + 1] as number) / cell - 0.5))
      for (let column = first; column <= last; column++) isLand[row * columns + column] = 1
    }
  }
  const cost = new Float32Array(columns * rows).fill(1)
  isLand.forEach((land, index) => {
    if (land === 1) cost[index] = landCost
    else if (neighbours(index, columns, rows).some(([near]) => isLand[near] === 1)) cost[index] = shoreCost
  })
  return { columns, rows, cost }
}

function crossingsAt(y: number, rings: readonly (readonly Point[])[]): number[] {
  const found: number[] = []
  for (const ring of rings) {
    let previous = ring.at(-1)
    for (const point of ring) {
      if (previous !== undefined && previous[1] <= y !== point[1] <= y) {
        found.push(previous[0] + ((y - previous[1]) / (point[1] - previous[1])) * (point[0] - previous[0]))
      }
      previous = point
    }
  }
  return found.sort((a, b) => a - b)
}

function neighbours(index: number, columns: number, rows: number): [index: number, distance: number][] {
  const column = index % columns
  const row = Math.floor(index / columns)
  const found: [number, number][] = []
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [x, y] = [column + dx, row + dy]
      if ((dx !== 0 || dy !== 0) && x >= 0 && y >= 0 && x < columns && y < rows) {
        found.push([y * columns + x, dx !== 0 && dy !== 0 ? Math.SQRT2 : 1])
      }
    }
  }
  return found
}

function cheapestWay({ columns, rows, cost }: Grid, start: number, goal: number): number[] {
  const best = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const cameFrom = new Int32Array(columns * rows).fill(-1)
  best[start] = 0
  const queue = new FlatQueue<number>()
  queue.push(start, 0)
  while (queue.length > 0) {
    const spent = queue.peekValue() as number // there is one
    const at = queue.pop() as number
    if (at === goal) break
    if (spent > (best[at] as number)) continue
    for (const [near, distance] of neighbours(at, columns, rows)) {
      const total = spent + distance * (((cost[near] as number) + (cost[at] as number)) / 2)
      if (total < (best[near] as number)) {
        best[near] = total
        cameFrom[near] = at
        queue.push(near, total)
      }
    }
  }
  const way: number[] = []
  for (let at = goal; at !== -1; at = cameFrom[at] as number) way.unshift(at)
  return way
}
