import type { Point } from './route-projection.ts'

export type LabelSide = 'right' | 'left' | 'above' | 'below'
export type LabelledStop = { label: string; note: string; x: number; y: number; side: LabelSide; isOvernight: boolean }
type Unplaced = Omit<LabelledStop, 'side'>
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** In map units, for 7.5 pt on a map 106 mm wide. */
const letterWidth = 13.5
const labelHeight = 27
const gap = 16
const dot = 11
const sides: readonly LabelSide[] = ['right', 'left', 'above', 'below']
const overlapCost = 10

/**
 * Picks for every stop the side on which its label meets the least: other labels, dots, the route, the frame. Stops with
 * a night come first; a place that is only passed loses its label where there is no room for it.
 * @param obstacles points along the route
 */
export function withLabels(
  stops: readonly Unplaced[],
  obstacles: readonly Point[],
  frame: { width: number; height: number },
): LabelledStop[] {
  const taken: Box[] = stops.map(({ x, y }) => [x - dot, y - dot, x + dot, y + dot])
  const placed = new Map<Unplaced, LabelledStop>()
  const nightsFirst = [...stops].sort((a, b) => Number(b.isOvernight) - Number(a.isOvernight))
  for (const stop of nightsFirst) {
    const own = stops.indexOf(stop)
    const others = taken.filter((_, index) => index !== own)
    const best = sides
      .map((side, rank) => ({ side, box: labelBox(stop, side), rank }))
      .map((choice) => ({ ...choice, cost: costOf(choice.box, others, obstacles, frame) + choice.rank * 0.1 }))
      .reduce((a, b) => (b.cost < a.cost ? b : a))
    const isDropped = !stop.isOvernight && best.cost >= overlapCost
    placed.set(stop, { ...stop, label: isDropped ? '' : stop.label, note: isDropped ? '' : stop.note, side: best.side })
    if (!isDropped) taken.push(best.box)
  }
  return stops.map((stop) => placed.get(stop) as LabelledStop) // every stop was placed above
}

function labelBox({ label, note, x, y }: Unplaced, side: LabelSide): Box {
  const width = (label.length + (note === '' ? 0 : note.length + 1)) * letterWidth
  const half = labelHeight / 2
  if (side === 'right') return [x + gap, y - half, x + gap + width, y + half]
  if (side === 'left') return [x - gap - width, y - half, x - gap, y + half]
  if (side === 'above') return [x - width / 2, y - gap - labelHeight, x + width / 2, y - gap]
  return [x - width / 2, y + gap, x + width / 2, y + gap + labelHeight]
}

function costOf(
  box: Box,
  taken: readonly Box[],
  obstacles: readonly Point[],
  frame: { width: number; height: number },
): number {
  const [left, top, right, bottom] = box
  const isOutside = left < 0 || top < 0 || right > frame.width || bottom > frame.height
  const overlaps = taken.filter((t) => t[0] < right && t[2] > left && t[1] < bottom && t[3] > top).length
  const crossed = obstacles.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length
  return (isOutside ? 100 : 0) + overlaps * overlapCost + Math.min(crossed, 8)
}
