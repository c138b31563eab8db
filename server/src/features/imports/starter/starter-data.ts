import { readFile } from 'node:fs/promises'
import { countryIn } from '@reisewerk/domain/geography/countries.ts'
import type { StarterKind } from '@reisewerk/domain/imports/starter.contract.ts'

/** A row as its statement reads it: names of fields with texts and numbers. */
export type StarterRow = Readonly<Record<string, string | number | boolean | null>>
export type StarterData = Readonly<Record<StarterKind, readonly StarterRow[]>>

const folder = new URL('../../../../geography/', import.meta.url)

async function linesOf(name: string): Promise<string[][]> {
  const text = await readFile(new URL(`${name}.tsv`, folder), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
}

const at = (latitude: string | undefined, longitude: string | undefined) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
})

/** 'Florence|Firenze' */
function otherNames(named: string) {
  const [there = null, other = null] = named.split('|')
  return { there, else: other }
}

/** What server/geography holds, derived by tools/geography from openly licensed packages. */
export async function starterData(): Promise<StarterData> {
  const [countries, regions, places, ports, lines, airports, stations] = await Promise.all(
    ['countries', 'regions', 'places', 'ports', 'lines', 'airports', 'stations'].map(linesOf),
  )
  const german = (code = '') => countryIn('de_DE', code)
  return {
    destinations: (countries ?? []).map(([country = '', lat, lon]) => ({
      name: german(country),
      country,
      ...at(lat, lon),
    })),
    areas: (regions ?? []).map(([country, name = '']) => ({ name, destination: german(country) })),
    places: (places ?? []).map(([country = '', name = '', there = '', area = '', lat, lon]) => ({
      ...{ country, name, ...otherNames(there), area, destination: german(country), ...at(lat, lon) },
    })),
    ports: (ports ?? []).map(([country = '', name = '', lat, lon]) => ({ country, name, ...at(lat, lon) })),
    port_connections: (lines ?? []).map(([from = '', to = '', minutes, night]) => ({
      ...{ from, to, minutes: Number(minutes), night: night === 'n' },
    })),
    airports: (airports ?? []).map(([code = '', name = '', country = '', lat, lon]) => ({
      ...{ code, name, country, ...at(lat, lon) },
    })),
    train_stations: (stations ?? []).map(([country = '', name = '', lat, lon]) => ({ country, name, ...at(lat, lon) })),
  }
}
