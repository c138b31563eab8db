import { curveCatmullRom, line } from 'd3-shape'
import simplify from 'simplify-js'
import type { Point } from './map-frame.ts'

const straight = line<Point>().digits(1)
const smooth = line<Point>().curve(curveCatmullRom).digits(1)

/** A smooth line through all points, as an SVG path. */
export function smoothPath(points: readonly Point[]): string {
  return smooth(points) ?? ''
}

/** A line of straight pieces; `isClosed` for an outline. */
export function straightPath(points: readonly Point[], isClosed: boolean): string {
  return `${straight(points) ?? ''}${isClosed ? 'Z' : ''}`
}

/** A flight: a gentle arc that leans to one side, so that it is no road. */
export function arcPath([x1, y1]: Point, [x2, y2]: Point): string {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const top = [(x1 + x2) / 2 + dy * 0.15, (y1 + y2) / 2 - dx * 0.15]
  return `M${[x1, y1]}Q${top.map((value) => value.toFixed(1))} ${[x2, y2]}`
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

/** Fewer points where the eye sees no difference. @param tolerance in map units @param isExact also where points stand close */
export function simplified(points: readonly Point[], tolerance: number, isExact = false): Point[] {
  return simplify(
    points.map(([x, y]) => ({ x, y })),
    tolerance,
    isExact,
  ).map(({ x, y }): Point => [x, y])
}
