import type { Coordinates } from '../great-circle.ts'

/** Degrees. */
export type Bounds = { west: number; south: number; east: number; north: number }
/** Map units: 1000 is the map's width, y grows downwards. */
export type Point = readonly [x: number, y: number]
export type Projection = { width: number; height: number; point: (position: Coordinates) => Point }
/** Height over width that the page has room for. */
export type Proportions = { least: number; most: number }

const mapWidth = 1000
/** Room around the stops for their labels, as shares of the map. */
const padding = { x: 0.16, y: 0.09 }
/** A tour within one town still shows some coast or border around it: about 120 km. */
const leastSpan = 1.1
const rad = Math.PI / 180

/** Mercator keeps shapes true from Sicily to the North Cape; the poles are out of reach. */
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (clamp(latitude, -84, 84) * rad) / 2)) / rad
const inverse = (y: number) => (2 * Math.atan(Math.exp(y * rad)) - Math.PI / 2) / rad

/** The part of the world a map of these places shows: all of them with room around, in proportions the page can hold. @param zoomOut shows so many times more */
export function boundsAround(positions: readonly Coordinates[], proportions: Proportions, zoomOut = 1): Bounds {
  const xs = positions.map((p) => p.longitude)
  const ys = positions.map((p) => mercator(p.latitude))
  const center = { x: middle(xs), y: middle(ys) }
  let width = Math.max(leastSpan, span(xs) / (1 - 2 * padding.x)) * zoomOut
  let height = Math.max(leastSpan, span(ys) / (1 - 2 * padding.y)) * zoomOut
  if (height < width * proportions.least) height = width * proportions.least
  if (height > width * proportions.most) width = height / proportions.most
  return {
    west: round(center.x - width / 2, 4),
    east: round(center.x + width / 2, 4),
    south: round(inverse(center.y - height / 2), 4),
    north: round(inverse(center.y + height / 2), 4),
  }
}

export function projectionOf({ west, south, east, north }: Bounds): Projection {
  const scale = mapWidth / (east - west)
  const top = mercator(north)
  return {
    width: mapWidth,
    height: Math.round((top - mercator(south)) * scale),
    point: ({ longitude, latitude }) => [
      round((longitude - west) * scale, 1),
      round((top - mercator(latitude)) * scale, 1),
    ],
  }
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

export function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
