import type { PrintedMap } from '../../documents/document-model.ts'

/** Millimetres: the map runs off the sheet on three sides, from here to its right edge. */
const full = { left: 54, width: 156 }
/** Where the title stands, with room around. */
const title = { right: 108, top: 165 }

/**
 * How wide the map of the cover is drawn, in millimetres: over the sheet, unless the route would run through the title;
 * then it ends above it.
 */
export function coverMapWidth({ width, height, legs, stops }: PrintedMap): number {
  const unit = full.width / width
  const isBehindTitle = ([x, y]: readonly [number, number]) =>
    full.left + x * unit < title.right && y * unit > title.top
  const points = [...legs.flatMap(({ path }) => pointsOf(path)), ...stops.map(({ x, y }) => [x, y] as const)]
  if (!points.some(isBehindTitle)) return full.width
  return Math.min(full.width, Math.floor((title.top / height) * width))
}

function pointsOf(path: string): (readonly [number, number])[] {
  return [...path.matchAll(/(-?[\d.]+)[, ](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
}
