import type { FeatureCollection, Geometry, MultiLineString } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type LonLat = readonly [number, number]
export type Ring = {
  readonly points: readonly LonLat[]
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}
/** Land and borders to draw, and the coasts as rings, so that ships can go around them. */
export type Land = { shapes: FeatureCollection<Geometry>; borders: MultiLineString; rings: readonly Ring[] }

/** Reads the countries of the world (Natural Earth by world-atlas). */
export async function readLand(url: string, signal: AbortSignal): Promise<Land> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  // The package holds exactly these two collections of polygons.
  const world = (await answer.json()) as Topology<{ countries: GeometryCollection; land: GeometryCollection }>
  return {
    shapes: feature(world, world.objects.countries),
    borders: mesh(world, world.objects.countries, (one, other) => one !== other),
    rings: feature(world, world.objects.land).features.flatMap(({ geometry }) => ringsOf(geometry)),
  }
}

function ringsOf(geometry: Geometry): Ring[] {
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  return polygons.flat().map((positions) => {
    const points = positions.map((position): LonLat => [position[0] ?? 0, position[1] ?? 0])
    const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)]
    return {
      points,
      west: lons.reduce((a, b) => Math.min(a, b)),
      east: lons.reduce((a, b) => Math.max(a, b)),
      south: lats.reduce((a, b) => Math.min(a, b)),
      north: lats.reduce((a, b) => Math.max(a, b)),
    }
  })
}
