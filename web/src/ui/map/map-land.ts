import type { FeatureCollection, Geometry, MultiLineString, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type LonLat = [number, number]
export type Ring = {
  readonly points: readonly LonLat[]
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}
/** Land and borders to draw, and the coasts as rings, so that ships can go around them. */
export type Land = { shapes: FeatureCollection<Polygon>; borders: MultiLineString; rings: readonly Ring[] }

/** Nobody travels further south, and a coast around the pole is no ring on a flat map. */
const southernmost = -60

/** Reads the countries of the world (Natural Earth by world-atlas). */
export async function readLand(url: string, signal: AbortSignal): Promise<Land> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  // The package holds exactly these two collections of polygons.
  const world = (await answer.json()) as Topology<{ countries: GeometryCollection; land: GeometryCollection }>
  const polygonsIn = (collection: GeometryCollection) =>
    feature(world, collection)
      .features.flatMap(({ geometry }) => polygonsOf(geometry))
      .map((polygon) => polygon.map(unwrapped))
      .filter((polygon) => polygon.every((ring) => ring.every(([, lat]) => lat > southernmost)))
  return {
    shapes: { type: 'FeatureCollection', features: polygonsIn(world.objects.countries).map(shapeOf) },
    borders: mesh(world, world.objects.countries, (one, other) => one !== other),
    rings: polygonsIn(world.objects.land).flat().map(ringOf),
  }
}

function polygonsOf(geometry: Geometry): number[][][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
}

/** A coast that crosses the date line goes on beyond 180° instead of jumping around the world. */
export function unwrapped(positions: readonly (readonly number[])[]): LonLat[] {
  const points = positions.map(([lon = 0, lat = 0]): LonLat => [lon, lat])
  const jumps = points.some(([lon], index) => index > 0 && Math.abs(lon - (points[index - 1]?.[0] ?? lon)) > 180)
  return jumps ? points.map(([lon, lat]): LonLat => [lon < 0 ? lon + 360 : lon, lat]) : points
}

function shapeOf(coordinates: LonLat[][]) {
  return { type: 'Feature' as const, properties: {}, geometry: { type: 'Polygon' as const, coordinates } }
}

function ringOf(points: LonLat[]): Ring {
  const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)]
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))
  return { points, west: least(lons), east: most(lons), south: least(lats), north: most(lats) }
}
