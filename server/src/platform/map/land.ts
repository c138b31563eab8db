import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { withoutDetours } from '@reisewerk/domain/geography/map/without-detours.ts'
import type { MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Bounds = { west: number; south: number; east: number; north: number }
/** Coasts and country borders; an outline reaches beyond what was asked for, but not far. */
export type Land = { coasts: MultiPolygon; borders: MultiLineString }

type Outline = { points: Position[]; bounds: Bounds }
type World = { rings: Outline[]; borders: Outline[] }
type Detail = '10m' | '50m'

/** Maps narrower than this (degrees) take the finer outline: fjords and islands would be missing. */
const fineUpTo = 14
/** Read once: parsing takes longer than all the drawing. */
const worlds = new Map<Detail, Promise<World>>()
const resolve = createRequire(import.meta.url).resolve

/** The land and borders that meet the bounds (Natural Earth by world-atlas). No outside request. */
export async function landWithin(bounds: Bounds): Promise<Land> {
  const world = await worldOf(bounds.east - bounds.west < fineUpTo ? '10m' : '50m')
  const meeting = (outlines: Outline[]) =>
    outlines.filter(meets(bounds)).map(({ points }) => withoutDetours(points, bounds))
  return {
    coasts: { type: 'MultiPolygon', coordinates: meeting(world.rings).map((ring) => [ring]) },
    borders: { type: 'MultiLineString', coordinates: meeting(world.borders) },
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

function outlineOf(points: Position[]): Outline {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const [longitude = 0, latitude = 0] of points) {
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
