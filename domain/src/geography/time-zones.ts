import type { LocalTime } from '../calendar-date.ts'
import type { Coordinates } from './great-circle.ts'

/** Countries all of whose places keep one clock, or nearly all, by IANA zone. Where a clock differs by region none is told. */
const zones: Readonly<Record<string, string>> = {
  'Europe/Berlin': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH LI',
  'Europe/Paris': 'FR MC',
  'Europe/Brussels': 'BE',
  'Europe/Amsterdam': 'NL',
  'Europe/Luxembourg': 'LU',
  'Europe/London': 'GB GG IM JE',
  'Europe/Dublin': 'IE',
  'Europe/Copenhagen': 'DK',
  'Europe/Oslo': 'NO SJ',
  'Europe/Stockholm': 'SE',
  'Europe/Helsinki': 'FI AX',
  'Europe/Tallinn': 'EE',
  'Europe/Riga': 'LV',
  'Europe/Vilnius': 'LT',
  'Europe/Warsaw': 'PL',
  'Europe/Prague': 'CZ',
  'Europe/Bratislava': 'SK',
  'Europe/Budapest': 'HU',
  'Europe/Ljubljana': 'SI',
  'Europe/Zagreb': 'HR',
  'Europe/Sarajevo': 'BA',
  'Europe/Belgrade': 'RS XK',
  'Europe/Podgorica': 'ME',
  'Europe/Skopje': 'MK',
  'Europe/Tirane': 'AL',
  'Europe/Athens': 'GR',
  'Europe/Sofia': 'BG',
  'Europe/Bucharest': 'RO',
  'Europe/Chisinau': 'MD',
  'Europe/Kyiv': 'UA',
  'Europe/Istanbul': 'TR',
  'Europe/Rome': 'IT SM VA',
  'Europe/Malta': 'MT',
  'Europe/Andorra': 'AD',
  'Europe/Gibraltar': 'GI',
  'Europe/Madrid': 'ES',
  'Europe/Lisbon': 'PT',
  'Atlantic/Reykjavik': 'IS',
  'Atlantic/Faroe': 'FO',
  'Asia/Nicosia': 'CY',
  'Asia/Tbilisi': 'GE',
  'Asia/Yerevan': 'AM',
  'Asia/Jerusalem': 'IL',
  'Asia/Amman': 'JO',
  'Asia/Dubai': 'AE',
  'Asia/Tokyo': 'JP',
  'Africa/Casablanca': 'MA',
  'Africa/Tunis': 'TN',
  'Africa/Cairo': 'EG',
  'Africa/Johannesburg': 'ZA',
}
const zoneOfCountry = new Map(
  Object.entries(zones).flatMap(([zone, countries]) => countries.split(' ').map((country) => [country, zone] as const)),
)

/** Islands of two countries lie far out in the Atlantic, by the degree of longitude west of which their own clock begins. */
const outInTheAtlantic: Readonly<Record<string, readonly (readonly [west: number, zone: string])[]>> = {
  ES: [[-12, 'Atlantic/Canary']],
  PT: [
    [-20, 'Atlantic/Azores'],
    [-12, 'Atlantic/Madeira'],
  ],
}

/**
 * The clock that hangs at a place.
 * @param place its country by ISO 3166-1
 * @returns an IANA zone ('Europe/Oslo'); null where the country is not known, or keeps several
 */
export function timeZoneOf({
  country,
  longitude,
}: Pick<Coordinates, 'longitude'> & { country?: string | null }): string | null {
  if (country === null || country === undefined) return null
  const island = outInTheAtlantic[country]?.find(([west]) => longitude < west)
  return island?.[1] ?? zoneOfCountry.get(country) ?? null
}

/**
 * The instant at which clocks of a zone show a local time. Where clocks are put forward over it, it is the one as long after
 * the change; where they are put back and show it twice, the first.
 */
export function instantIn(zone: string, time: LocalTime): Date {
  const shown = Date.parse(`${time}Z`)
  const [before, after] = [-msPerDay, msPerDay].map((ms) => shown - offsetAt(zone, shown + ms)) as [number, number]
  const isRight = (instant: number) => instant + offsetAt(zone, instant) === shown
  return new Date(isRight(before) || !isRight(after) ? before : after)
}

const msPerDay = 86_400_000

/** Milliseconds by which clocks of a zone are ahead of UTC at an instant. */
function offsetAt(zone: string, instant: number): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}
