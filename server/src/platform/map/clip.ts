/** Longitude and latitude in degrees, as geographic data comes. */
export type LonLat = readonly [longitude: number, latitude: number]
export type Bounds = { west: number; south: number; east: number; north: number }
type Side = { isInside: (p: LonLat) => boolean; crossing: (a: LonLat, b: LonLat) => LonLat }

function sidesOf({ west, south, east, north }: Bounds): Side[] {
  return [
    { isInside: (p) => p[0] >= west, crossing: (a, b) => cut(a, b, 0, west) },
    { isInside: (p) => p[0] <= east, crossing: (a, b) => cut(a, b, 0, east) },
    { isInside: (p) => p[1] >= south, crossing: (a, b) => cut(a, b, 1, south) },
    { isInside: (p) => p[1] <= north, crossing: (a, b) => cut(a, b, 1, north) },
  ]
}

function cut(a: LonLat, b: LonLat, axis: 0 | 1, value: number): LonLat {
  const t = (value - a[axis]) / (b[axis] - a[axis])
  return axis === 0 ? [value, a[1] + t * (b[1] - a[1])] : [a[0] + t * (b[0] - a[0]), value]
}

/** A closed outline cut to the bounds (Sutherland–Hodgman); empty when it lies outside. */
export function clippedRing(ring: readonly LonLat[], bounds: Bounds): LonLat[] {
  let points: readonly LonLat[] = ring
  for (const { isInside, crossing } of sidesOf(bounds)) {
    points = points.flatMap((point, i) => {
      const previous = points[(i + points.length - 1) % points.length] as LonLat
      const entry = isInside(point) !== isInside(previous) ? [crossing(previous, point)] : []
      return isInside(point) ? [...entry, point] : entry
    })
  }
  return [...points]
}

/** The pieces of an open line that lie inside the bounds, each reaching to the edge. */
export function clippedLine(line: readonly LonLat[], bounds: Bounds): LonLat[][] {
  let pieces: LonLat[][] = [[...line]]
  for (const side of sidesOf(bounds)) pieces = pieces.flatMap((piece) => piecesInside(piece, side))
  return pieces.filter((piece) => piece.length > 1)
}

function piecesInside(line: readonly LonLat[], { isInside, crossing }: Side): LonLat[][] {
  const pieces: LonLat[][] = []
  let current: LonLat[] = []
  line.forEach((point, i) => {
    const previous = line[i - 1]
    if (previous !== undefined && isInside(point) !== isInside(previous)) current.push(crossing(previous, point))
    if (isInside(point)) current.push(point)
    else if (current.length > 0) {
      pieces.push(current)
      current = []
    }
  })
  return current.length > 0 ? [...pieces, current] : pieces
}
