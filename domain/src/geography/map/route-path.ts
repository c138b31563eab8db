import { type Point, round } from './route-projection.ts'

/** A handle longer than this share of its segment would make loops where long and short legs meet. */
const longestHandle = 0.35

/** A smooth line through all points (Catmull-Rom as cubic Béziers with limited handles), as an SVG path. */
export function smoothPath(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point
  const segments = points.slice(1).map((to, i) => {
    const from = at(i)
    const limit = Math.hypot(to[0] - from[0], to[1] - from[1]) * longestHandle
    const c1 = moved(from, handle(at(i - 1), to, limit), 1)
    const c2 = moved(to, handle(from, at(i + 2), limit), -1)
    return `C${written(c1)} ${written(c2)} ${written(to)}`
  })
  return `M${written(at(0))}${segments.join('')}`
}

function handle(before: Point, after: Point, limit: number): Point {
  const [dx, dy] = [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6]
  const length = Math.hypot(dx, dy)
  const factor = length > limit ? limit / length : 1
  return [dx * factor, dy * factor]
}

const moved = (point: Point, by: Point, sign: 1 | -1): Point => [point[0] + sign * by[0], point[1] + sign * by[1]]

/** A line of straight pieces; `isClosed` for an outline. */
export function straightPath(points: readonly Point[], isClosed: boolean): string {
  return `M${points.map(written).join('L')}${isClosed ? 'Z' : ''}`
}

/** A flight: a gentle arc that leans to one side, so that it is no road. */
export function arcPath(from: Point, to: Point): string {
  return `M${written(from)}Q${written(arcTop(from, to))} ${written(to)}`
}

function arcTop(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return [(from[0] + to[0]) / 2 + dy * 0.15, (from[1] + to[1]) / 2 - dx * 0.15]
}

/** Points about `step` units apart along a line of straight pieces: what labels should keep clear of. */
export function pointsAlong(points: readonly Point[], step: number): Point[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    return Array.from(
      { length: count },
      (_, k): Point => [from[0] + ((to[0] - from[0]) * k) / count, from[1] + ((to[1] - from[1]) * k) / count],
    )
  })
}

/** Fewer points where the eye sees no difference: coasts come far finer than a sketch shows them. */
export function thinned(points: readonly Point[], leastDistance: number): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) > leastDistance) kept.push(point)
  }
  return kept
}

const written = ([x, y]: Point) => `${round(x, 1)} ${round(y, 1)}`
