import type { PassageType } from '@reisewerk/domain/accounts/options.ts'

/** A place with its true coordinates in degrees; its name is unique and serves as its key. */
export interface DemoPlace {
  name: string
  /** ISO 3166-1 alpha-2 */
  country: string
  area: string
  destination: string
  latitude: number
  longitude: number
}

/** A region of a destination; `[name, latitude, longitude]` a place. */
export interface AreaRow {
  name: string
  destination: string
  country: string
  places: readonly (readonly [string, number, number])[]
}

/** What a group-travel operator sells as a destination: a country, a region or a city. */
export interface DemoDestination {
  name: string
  kind: 'country' | 'region' | 'city'
  countries: readonly string[]
  /** Centre, for the map. */
  latitude: number
  longitude: number
}

export interface DemoArea {
  name: string
  destination: string
  country: string
}

/** `[IATA code, German name, country, latitude, longitude]` */
export type AirportRow = readonly [string, string, string, number, number]

/** `[name, country, nearest place or null, latitude, longitude]` of the terminal */
export type PortRow = readonly [string, string, string | null, number, number]

/** A ferry connection that is really sailed, in one direction. Times are typical ones. */
export interface FerryConnection {
  from: string
  to: string
  passage: PassageType
  /** Time on board in minutes. */
  minutes: number
  /** Local time at the port of departure, 'HH:mm'. */
  departure: string
  /** Name of the (invented) shipping line. */
  line: string
}

/** `[name, place, country, latitude, longitude]` */
export type StationRow = readonly [string, string, string, number, number]

/** A railway route that is really run, in one direction. */
export interface TrainRoute {
  from: string
  to: string
  passage: PassageType
  minutes: number
  departure: string
  trainType: 'standard' | 'high_speed' | 'regional' | 'panorama' | 'historic'
  company: string
}
