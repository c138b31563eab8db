import type { Travel } from '@reisewerk/domain/geography/great-circle.ts'
import { seaRoute } from '@reisewerk/domain/geography/map/sea-route.ts'
import type { Feature, MultiLineString } from 'geojson'
import type { Land, Ring } from '../../../ui/map/map-land.ts'
import type { RouteStop, TripRoute } from './trip-route.ts'

type LonLat = [number, number]

/** The legs as lines by how they are travelled: roads and rails straight, crossings on the water, flights in an arc. */
export function linesOf({ stops, legs }: TripRoute, { rings }: Pick<Land, 'rings'>) {
  const lines = legs.flatMap(({ from, to, by }) => {
    const [start, end] = [stops[from], stops[to]]
    return start === undefined || end === undefined ? [] : [{ by, line: lineOf(by, start, end, rings) }]
  })
  const shape = (wanted: Travel) => asFeature(lines.filter(({ by }) => by === wanted).map(({ line }) => line))
  return { road: shape('road'), ferry: shape('ferry'), rail: shape('rail'), air: shape('air') }
}

function lineOf(by: Travel, start: RouteStop, end: RouteStop, rings: readonly Ring[]): LonLat[] {
  if (by === 'ferry') return onWater(start, end, rings)
  return by === 'air' ? inArc(lonLat(start), lonLat(end)) : [lonLat(start), lonLat(end)]
}

/** A gentle arc, so that a flight is told from a road by its shape, too. */
function inArc([west, south]: LonLat, [east, north]: LonLat): LonLat[] {
  const bend = 0.12
  const middle: LonLat = [(west + east) / 2 - (north - south) * bend, (south + north) / 2 + (east - west) * bend]
  return Array.from({ length: 17 }, (_, step) => {
    const t = step / 16
    const weigh = (from: number, over: number, to: number) => (1 - t) ** 2 * from + 2 * (1 - t) * t * over + t ** 2 * to
    return [weigh(west, middle[0], east), weigh(south, middle[1], north)]
  })
}

function lonLat({ longitude, latitude }: RouteStop): LonLat {
  return [longitude, latitude]
}

function asFeature(coordinates: LonLat[][]): Feature<MultiLineString> {
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } }
}

/** Longer side of the piece of the world in which a way is sought, in the units of `seaRoute`. */
const size = 720
/** Room around the two ports in which a ship may turn aside. */
const marginDegrees = 1.2

/** A way around the land, sought on a flat picture of the sea between the two ports. */
function onWater(from: RouteStop, to: RouteStop, rings: readonly Ring[]): LonLat[] {
  const west = Math.min(from.longitude, to.longitude) - marginDegrees * 2
  const east = Math.max(from.longitude, to.longitude) + marginDegrees * 2
  const south = Math.min(from.latitude, to.latitude) - marginDegrees
  const north = Math.max(from.latitude, to.latitude) + marginDegrees
  // A degree to the east is shorter than one to the north.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = size / Math.max((east - west) * narrow, north - south)
  const flat = ([lon, lat]: readonly [number, number]): [number, number] => [
    (lon - west) * narrow * scale,
    (north - lat) * scale,
  ]
  const near = rings.filter((ring) => ring.east > west && ring.west < east && ring.north > south && ring.south < north)
  const way = seaRoute(
    flat(lonLat(from)),
    flat(lonLat(to)),
    near.map((ring) => ring.points.map(flat)),
    { width: (east - west) * narrow * scale, height: (north - south) * scale },
  )
  return way.map(([x, y]): LonLat => [west + x / narrow / scale, north - y / scale])
}
