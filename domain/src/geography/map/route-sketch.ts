import { enDash, rangeDash } from '../../typography/characters.ts'
import { shortened } from '../../typography/typeset.ts'
import type { Coordinates, Travel } from '../great-circle.ts'
import { frameAround, type MapFrame, type Point, type Proportions } from './map-frame.ts'
import { type LabelledStop, withLabels } from './route-labels.ts'
import { arcPath, pointsAlong, simplified, smoothPath, straightPath } from './route-path.ts'
import { seaRoute } from './sea-route.ts'

/** What the map shows of the world, cut to its frame. */
export type LandShapes = { rings: readonly (readonly Point[])[]; borders: readonly (readonly Point[])[] }

/** A route to be drawn; `days` are those on which the night is spent at a stop, legs name stops by their places in the list. */
export type RouteOutline = { stops: RouteStop[]; legs: RouteLeg[] }
export type RouteStop = Coordinates & { name: string; days: number[]; isOvernight: boolean }
type RouteLeg = { kind: Travel; from: number; to: number }

/** The route as paths in map units (1000 is the width): ready to be drawn, nothing to project. */
export type RouteSketch = {
  width: number
  height: number
  land: string
  borders: string
  legs: { kind: Travel; path: string }[]
  stops: LabelledStop[]
  /** For readers who do not see the map: the stops in the order in which they are reached, with how. */
  itinerary: { kind: Travel | null; name: string }[]
}

/** Height over width between a wide strip and the height of a page. */
export const sketchProportions: Proportions = { least: 1.15, most: 1.9 }
/** Of a map that stands among text. */
export const boxProportions: Proportions = { least: 0.5, most: 0.7 }
const labelLetters = 24
/** Coasts come far finer than a sketch shows them. */
const coastTolerance = 1

/** @param zoomOut for tours inland, see {@link showsNothing} */
export function frameOfOutline(outline: RouteOutline, zoomOut = 1, proportions = sketchProportions): MapFrame {
  return frameAround(outline.stops, proportions, zoomOut)
}

/** Fewer points of coast and border than this are a scratch in a corner. */
const leastPoints = 40

/** Whether a map of this land would be one grey field: neither coast nor border tells where it is. */
export function showsNothing({ rings, borders }: LandShapes): boolean {
  const corners = 4
  const coast = rings.reduce((sum, ring) => sum + Math.max(0, ring.length - corners), 0)
  return coast + borders.flat().length < leastPoints
}

/**
 * The sketch map of a trip (paper: `map`): coast and borders, smooth roads, ferries that keep to the water, labels that
 * do not collide.
 * @param frame what the map shows, by {@link frameOfOutline} @param land cut to this frame
 */
export function routeSketch(outline: RouteOutline, frame: MapFrame, land: LandShapes): RouteSketch {
  const points = outline.stops.map(frame.point)
  const rings = land.rings.map((ring) => simplified(ring, coastTolerance)).filter((ring) => ring.length > 2)
  const lines = chainedLegs(outline, points, rings, frame)
  const stops = outline.stops.map((stop, index) => {
    const [x, y] = points[index] as Point
    return {
      label: shortened(stop.name, labelLetters),
      note: dayNumbers(stop.days),
      x,
      y,
      isOvernight: stop.isOvernight,
    }
  })
  return {
    width: frame.width,
    height: frame.height,
    land: rings.map((ring) => straightPath(ring, true)).join(''),
    borders: land.borders
      .map((line) => simplified(line, coastTolerance))
      .filter((line) => line.length > 1)
      .map((line) => straightPath(line, false))
      .join(''),
    legs: lines.map(({ kind, points: line }) => ({ kind, path: pathOf(kind, line) })),
    stops: withLabels(
      stops,
      lines.flatMap(({ points: line }) => pointsAlong(line, 12)),
      frame,
    ),
    itinerary: spokenItinerary(outline),
  }
}

type Line = { kind: Travel; points: Point[] }

/** Legs of one kind that follow each other become one line: the road swings through its stops. The same leg is drawn once. */
function chainedLegs(
  { legs }: RouteOutline,
  points: readonly Point[],
  rings: readonly Point[][],
  frame: MapFrame,
): Line[] {
  const lines: (Line & { end: number })[] = []
  const drawn = new Set<string>()
  for (const { kind, from, to } of legs) {
    const key = `${kind} ${Math.min(from, to)} ${Math.max(from, to)}`
    if (drawn.has(key)) continue
    drawn.add(key)
    const [start, end] = [points[from] as Point, points[to] as Point]
    const last = lines.at(-1)
    if (last !== undefined && last.kind === kind && last.end === from && (kind === 'road' || kind === 'rail')) {
      last.points.push(end)
      last.end = to
    } else {
      lines.push({ kind, points: kind === 'ferry' ? seaRoute(start, end, rings, frame) : [start, end], end: to })
    }
  }
  return lines
}

function pathOf(kind: Travel, points: readonly Point[]): string {
  const [from, to] = [points[0], points.at(-1)]
  if (kind === 'air' && from !== undefined && to !== undefined) return arcPath(from, to)
  return smoothPath(points)
}

/** The days on which the night is spent at a stop: '2–4', '1, 10'. */
export function dayNumbers(days: readonly number[]): string {
  const runs: [number, number][] = []
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last !== undefined && day === last[1] + 1) last[1] = day
    else runs.push([day, day])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}${rangeDash}${to}`)).join(', ')
}

function spokenItinerary({ stops, legs }: RouteOutline): RouteSketch['itinerary'] {
  const name = (index: number) => stops[index]?.name ?? enDash
  const first = legs[0]
  const start =
    first === undefined
      ? stops.map((stop) => ({ kind: null, name: stop.name }))
      : [{ kind: null, name: name(first.from) }]
  return [...start, ...legs.map((leg) => ({ kind: leg.kind, name: name(leg.to) }))]
}
