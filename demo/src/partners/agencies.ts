import { emailAt } from '../addresses-on-example.ts'
import { placeNamed } from '../geography/geography.ts'
import type { DemoAgency } from './partner-model.ts'
import { personAt } from './people.ts'

/** `[name, seat, countries it books in]` */
// biome-ignore format: an agency a line
const rows: readonly (readonly [string, string, readonly string[]])[] = [
  ['Nordlys Incoming AS', 'Oslo', ['NO', 'SE', 'DK']],
  ['Tre Kronor Incoming', 'Stockholm', ['SE', 'FI']],
  ['Baltic Amber Incoming', 'Riga', ['LV', 'EE', 'LT']],
  ['Thistle & Heather Group Travel', 'Edinburgh', ['GB']],
  ['Shamrock Group Services', 'Dublin', ['IE']],
  ['Lage Landen Groepsreizen', 'Delft', ['NL', 'BE']],
  ['Hexagone Réceptif', 'Lyon', ['FR']],
  ['Giglio Rosso Incoming', 'Florenz', ['IT']],
  ['Alpina Gruppenservice', 'Innsbruck', ['AT', 'CH']],
  ['Moldau Incoming', 'Prag', ['CZ']],
  ['Wisła Incoming', 'Krakau', ['PL']],
  ['Iberia Grupos', 'Barcelona', ['ES', 'PT']],
  ['Adria Incoming', 'Split', ['HR', 'SI']],
  ['Olivenhain Reisen', 'Athen', ['GR']],
]

/** Who guides when the one of the groups is under way with another. */
export const guidePositions = ['Reiseleitung', 'Reiseleitung, Vertretung'] as const

export const agencies: readonly DemoAgency[] = rows.map(([name, place, countries]) => {
  const { country } = placeNamed(place)
  return {
    name,
    place,
    country,
    countries,
    email: emailAt('office', name),
    contacts: [
      personAt(name, country, 'Gruppen'),
      personAt(name, country, 'Notfalldienst', false),
      ...guidePositions.map((position) => personAt(name, country, position, false)),
    ],
  }
})
