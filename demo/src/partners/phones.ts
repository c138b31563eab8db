import { greatCircleKilometres } from '@reisewerk/domain/geography/great-circle.ts'
import { placeNamed } from '../geography/geography.ts'

/** Blocks the Bundesnetzagentur keeps free for fiction, by the city of their prefix. */
const germanBlocks = [
  ['Berlin', '30 23125-'],
  ['Hamburg', '40 66969-'],
  ['Frankfurt am Main', '69 90009-'],
  ['Köln', '221 4710-'],
  ['München', '89 99998-'],
] as const

/** Blocks kept free for fiction elsewhere: Ofcom, Arcep, PTS (Stockholm), ComReg. @param serial three digits */
const freeBlocks: Readonly<Record<string, (serial: string) => string>> = {
  GB: (serial) => `+44 20 7946 0${serial}`,
  FR: (serial) => `+33 1 99 00 0${serial.slice(0, 1)} ${serial.slice(1)}`,
  SE: (serial) => `+46 8 465 004 ${serial.slice(-2)}`,
  IE: (serial) => `+353 20 910 0${serial}`,
}
// biome-ignore format: a table
const prefixes: Readonly<Record<string, string>> = {
  NO: '47', SE: '46', DK: '45', FI: '358', IS: '354', LV: '371', EE: '372', LT: '370', GB: '44', IE: '353', NL: '31', BE: '32', FR: '33',
  IT: '39', ES: '34', PT: '351', CH: '41', AT: '43', CZ: '420', PL: '48', HU: '36', HR: '385', SI: '386', GR: '30', DE: '49', MA: '212',
  IL: '972',
}

/**
 * A number nobody has, with the prefix of the country: from a block that is kept free for fiction, in Germany from the nearest one, and where
 * a country keeps none one that begins with zeros, as no number there does.
 * @param serial three digits, another one for each firm of a country; of Sweden the last two count
 */
export function phoneAt(place: string, country: string, serial: string): string {
  if (country === 'DE') return `+49 ${nearestBlock(place)}${serial}`
  return freeBlocks[country]?.(serial) ?? `+${prefixes[country]} 00 00 0${serial.slice(0, 1)} ${serial.slice(1)}`
}

function nearestBlock(place: string): string {
  const here = placeNamed(place)
  const [nearest] = germanBlocks
    .map(([city, block]) => ({ block, kilometres: greatCircleKilometres(here, placeNamed(city)) }))
    .toSorted((one, other) => one.kilometres - other.kilometres)
  return nearest?.block ?? ''
}
