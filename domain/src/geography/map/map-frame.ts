import { geoIdentity, geoMercator, geoPath, geoTransform } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'
import type { Coordinates } from '../great-circle.ts'

/** Degrees. */
export type Bounds = { west: number; south: number; east: number; north: number }
/** Map units: 1000 is the map's width, y grows downwards. */
export type Point = readonly [x: number, y: number]
/** Height over width that the page has room for. */
export type Proportions = { least: number; most: number }

/** The part of the world a map shows. Mercator keeps shapes true from Sicily to the North Cape; the poles are out of reach. */
export type MapFrame = {
  width: number
  height: number
  bounds: Bounds
  point: (position: Coordinates) => Point
  /** Outlines or lines cut to the frame: a line that leaves it and comes back is two. */
  cut: (shape: MultiPolygon | MultiLineString) => Point[][]
}

const mapWidth = 1000
/** Room around the stops for their labels, as shares of the map. */
const padding = { x: 0.16, y: 0.09 }
/** A tour within one town still shows some coast or border around it: about 120 km. */
const leastSpan = (1.1 * Math.PI) / 180

/** All places with room around, in proportions the page can hold. @param zoomOut shows so many times more */
export function frameAround(positions: readonly Coordinates[], proportions: Proportions, zoomOut = 1): MapFrame {
  const unit = geoMercator().scale(1).translate([0, 0])
  const points = positions.map((position) => projected(unit, position))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  let width = Math.max(leastSpan, span(xs) / (1 - 2 * padding.x)) * zoomOut
  let tall = Math.max(leastSpan * Math.min(1, proportions.least), span(ys) / (1 - 2 * padding.y)) * zoomOut
  if (tall < width * proportions.least) tall = width * proportions.least
  if (tall > width * proportions.most) width = tall / proportions.most
  const scale = mapWidth / width
  const height = Math.round(tall * scale)
  const projection = geoMercator()
    .scale(scale)
    .translate([mapWidth / 2 - middle(xs) * scale, height / 2 - middle(ys) * scale])
  const [west, south] = inDegrees(projection, [0, height])
  const [east, north] = inDegrees(projection, [mapWidth, 0])
  return {
    width: mapWidth,
    height,
    bounds: { west, south, east, north },
    point: (position) => {
      const [x, y] = projected(projection, position)
      return [round(x), round(y)]
    },
    cut: (shape) => cutLines(shape, projection, height),
  }
}

type Projection = ReturnType<typeof geoMercator>

// A point within Mercator's reach is always projected, and back.
const projected = (projection: Projection, { longitude, latitude }: Coordinates) =>
  projection([longitude, latitude]) as [number, number]
const inDegrees = (projection: Projection, point: [number, number]) => projection.invert?.(point) as [number, number]

function cutLines(shape: MultiPolygon | MultiLineString, projection: Projection, height: number): Point[][] {
  const flat = geoTransform({
    point(longitude, latitude) {
      this.stream.point(...projected(projection, { longitude, latitude }))
    },
  })
  const clip = geoIdentity().clipExtent([
    [0, 0],
    [mapWidth, height],
  ])
  const lines: Point[][] = []
  const pen = {
    beginPath() {},
    closePath() {},
    arc() {},
    moveTo: (x: number, y: number) => lines.push([[x, y]]),
    lineTo: (x: number, y: number) => lines.at(-1)?.push([x, y]),
  }
  geoPath({ stream: (sink) => flat.stream(clip.stream(sink)) }, pen)(shape)
  return lines
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const round = (value: number) => Math.round(value * 10) / 10
