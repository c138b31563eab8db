export type Coordinates = { readonly latitude: number; readonly longitude: number }

export type Leg = { readonly from: Coordinates; readonly to: Coordinates }

/** @returns kilometres of the shortest way over the globe */
export function greatCircleKilometres(a: Coordinates, b: Coordinates): number {
  const rad = Math.PI / 180
  const [lat1, lat2] = [a.latitude * rad, b.latitude * rad]
  const dLat = lat2 - lat1
  const dLon = (b.longitude - a.longitude) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLon / 2) ** 2
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)))
}

export type Travel = 'road' | 'ferry' | 'rail' | 'air'
