import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Bounds, clippedLine, clippedRing, type LonLat } from './clip.ts'

/** Coasts and country borders, cut to a map's bounds. */
export type LandShapes = { rings: LonLat[][]; borders: LonLat[][] }

type Outline = { points: readonly LonLat[]; bounds: Bounds }
type World = { rings: Outline[]; borders: Outline[] }
type Detail = '10m' | '50m'

/** Maps narrower than this (degrees) take the finer outline: fjords and islands would be missing. */
const fineUpTo = 14
/** Read once: parsing takes longer than all the drawing. */
const worlds = new Map<Detail, Promise<World>>()
const resolve = createRequire(import.meta.url).resolve

/** The land and borders inside the bounds (Natural Earth by world-atlas). No outside request. */
export async function landWithin(bounds: Bounds): Promise<LandShapes> {
  const world = await worldOf(bounds.east - bounds.west < fineUpTo ? '10m' : '50m')
  return {
    rings: world.rings.filter(meets(bounds)).map((ring) => clippedRing(ring.points, bounds)),
    borders: world.borders.filter(meets(bounds)).flatMap((line) => clippedLine(line.points, bounds)),
  }
}

function worldOf(detail: Detail): Promise<World> {
  const known = worlds.get(detail)
  if (known !== undefined) return known
  const reading = readWorld(detail)
  worlds.set(detail, reading)
  return reading
}

async function readWorld(detail: Detail): Promise<World> {
  const text = await readFile(resolve(`world-atlas/countries-${detail}.json`), 'utf8')
  // The package holds exactly these two collections of polygons.
  const topology = JSON.parse(text) as Topology<{ countries: GeometryCollection; land: GeometryCollection }>
  const { countries, land } = topology.objects
  const rings = feature(topology, land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
  })
  const borders = mesh(topology, countries, (a, b) => a !== b).coordinates
  return { rings: rings.map(outlineOf), borders: borders.map(outlineOf) }
}

function outlineOf(coordinates: readonly (readonly number[])[]): Outline {
  const points = coordinates.map(([longitude = 0, latitude = 0]): LonLat => [longitude, latitude])
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const [longitude, latitude] of points) {
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  return { points, bounds }
}

function meets(map: Bounds): (outline: Outline) => boolean {
  return ({ bounds }) =>
    bounds.west <= map.east && bounds.east >= map.west && bounds.south <= map.north && bounds.north >= map.south
}
