import simplify from 'simplify-js'
import type { Point } from './map-frame.ts'

/** Fewer points where the eye sees no difference. @param tolerance in map units @param isExact also where points stand close */
export function simplified(points: readonly Point[], tolerance: number, isExact = false): Point[] {
  return simplify(
    points.map(([x, y]) => ({ x, y })),
    tolerance,
    isExact,
  ).map(({ x, y }): Point => [x, y])
}
