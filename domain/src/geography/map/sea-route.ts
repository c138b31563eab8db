import type { Point } from './route-projection.ts'

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
  return simplified([from, ...inner, to], cell * 1.1)
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
  const queue = createQueue()
  queue.push(start, 0)
  for (let next = queue.pop(); next !== null; next = queue.pop()) {
    if (next.item === goal) break
    if (next.priority > (best[next.item] as number)) continue
    for (const [near, distance] of neighbours(next.item, columns, rows)) {
      const total = next.priority + distance * (((cost[near] as number) + (cost[next.item] as number)) / 2)
      if (total < (best[near] as number)) {
        best[near] = total
        cameFrom[near] = next.item
        queue.push(near, total)
      }
    }
  }
  const way: number[] = []
  for (let at = goal; at !== -1; at = cameFrom[at] as number) way.unshift(at)
  return way
}

type Entry = { item: number; priority: number }

/** A binary heap, the smallest priority first. */
function createQueue(): { push(item: number, priority: number): void; pop(): Entry | null } {
  const heap: Entry[] = []
  const at = (i: number) => heap[i] as Entry
  const swap = (i: number, j: number) => {
    ;[heap[i], heap[j]] = [at(j), at(i)]
  }
  return {
    push(item, priority) {
      heap.push({ item, priority })
      let i = heap.length - 1
      while (i > 0 && at(i).priority < at((i - 1) >> 1).priority) {
        swap(i, (i - 1) >> 1)
        i = (i - 1) >> 1
      }
    },
    pop() {
      const top = heap[0]
      const last = heap.pop()
      if (top === undefined || last === undefined) return null
      if (heap.length > 0) {
        heap[0] = last
        let i = 0
        for (;;) {
          const [left, right] = [2 * i + 1, 2 * i + 2]
          let least = i
          if (left < heap.length && at(left).priority < at(least).priority) least = left
          if (right < heap.length && at(right).priority < at(least).priority) least = right
          if (least === i) break
          swap(i, least)
          i = least
        }
      }
      return top
    },
  }
}

/** Douglas–Peucker: the points that matter, so that the smooth line through them shows no steps of the grid. */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 3) return [...points]
  const distances = points.map((point) => distanceToLine(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] as number) <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest), tolerance),
  ]
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs(dy * x - dx * y + x2 * y1 - y2 * x1) / length
}
