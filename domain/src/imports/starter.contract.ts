import * as z from 'zod'

/** What the geography of a new house is made of, in the order in which it is written, with its words. */
export const starterKinds = {
  destinations: 'Länder als Destinationen',
  areas: 'Gebiete',
  places: 'Orte',
  ports: 'Häfen',
  port_connections: 'Fährverbindungen',
  airports: 'Flughäfen',
  train_stations: 'Bahnhöfe',
} as const
export type StarterKind = keyof typeof starterKinds
export const starterKindKeys = Object.keys(starterKinds) as StarterKind[] // its keys are the kinds

/** Whose data it is; who passes them on names them (CC BY 4.0, ODbL). */
export const starterSources = [
  {
    of: 'Orte und Gebiete',
    name: 'GeoNames',
    licence: 'CC BY 4.0',
    link: 'https://www.geonames.org',
    note: 'Auswahl, deutsche Namen ergänzt',
  },
  { of: 'Flughäfen', name: 'OurAirports', licence: 'gemeinfrei', link: 'https://ourairports.com', note: 'Auswahl' },
  {
    of: 'Bahnhöfe',
    name: 'DB InfraGO AG und OpenStreetMap-Mitwirkende',
    licence: 'CC BY 4.0, ODbL 1.0',
    link: 'https://www.openstreetmap.org/copyright',
    note: 'Auswahl',
  },
  {
    of: 'Häfen und Fährverbindungen',
    name: 'Reisewerk',
    licence: 'eigene Zusammenstellung',
    link: null,
    note: 'übliche Fahrzeiten',
  },
] as const

/** Of each kind how much of it is not there yet. */
export type StarterGround = { readonly missing: Readonly<Record<StarterKind, number>> }

export const starterBodySchema = z.strictObject({ organisation: z.int().min(1) })

/** How such a run is called among the imports. */
export const starterName = 'Grundbestand Geografie'
