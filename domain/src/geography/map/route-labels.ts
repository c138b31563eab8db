import type { Point } from './map-frame.ts'

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

/** How often every label may look again for a better side, now that the others have chosen theirs. */
const rounds = 6

type Choice = { side: LabelSide; box: Box; cost: number }

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
  const dots = stops.map(({ x, y }): Box => [x - dot, y - dot, x + dot, y + dot])
  const chosen = new Map<Unplaced, Choice>()
  const nightsFirst = [...stops].sort((a, b) => Number(b.isOvernight) - Number(a.isOvernight))
  for (let round = 0; round < rounds; round++) {
    for (const stop of nightsFirst) {
      chosen.delete(stop)
      const own = stops.indexOf(stop)
      const taken = [...dots.filter((_, index) => index !== own), ...[...chosen.values()].map(({ box }) => box)]
      const best = bestSide(stop, taken, obstacles, frame)
      if (stop.isOvernight || best.cost < overlapCost) chosen.set(stop, best)
    }
  }
  return stops.map((stop) => {
    const choice = chosen.get(stop)
    return choice === undefined ? { ...stop, label: '', note: '', side: 'right' } : { ...stop, side: choice.side }
  })
}

function bestSide(
  stop: Unplaced,
  taken: readonly Box[],
  obstacles: readonly Point[],
  frame: { width: number; height: number },
): Choice {
  return sides
    .map((side, rank): Choice => {
      const box = labelBox(stop, side)
      return { side, box, cost: costOf(box, taken, obstacles, frame) + rank * 0.1 }
    })
    .reduce((a, b) => (b.cost < a.cost ? b : a))
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
