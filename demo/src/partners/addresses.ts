import { countries } from '@reisewerk/domain/geography/countries.ts'
import { choose, numberBetween } from '../choose.ts'
import { places } from '../geography/geography.ts'

/** Streets that every town there could have; the number stands where it stands in that country. */
const streets: Readonly<Record<string, readonly string[]>> = {
  NO: ['Storgata #', 'Strandgata #', 'Kirkegata #', 'Havnegata #'],
  SE: ['Storgatan #', 'Hamngatan #', 'Kyrkogatan #'],
  DK: ['Nørregade #', 'Strandvejen #', 'Havnegade #'],
  FR: ['#, rue de la Gare', '#, quai du Port', '#, avenue de la République'],
  GB: ['# High Street', '# Church Road', '# Station Road'],
  IE: ['# Main Street', '# Quay Street'],
  IT: ['Via Roma #', 'Via Garibaldi #', 'Viale della Stazione #'],
}
/** How codes of places look where they have not four digits. */
const codes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['DE', 'FR', 'IT', 'ES', 'FI', 'EE', 'HR'].map((country) => [country, '#####'])),
  SE: '### ##',
  CZ: '### ##',
  PL: '##-###',
  LT: 'LT-#####',
  LV: 'LV-####',
  GB: 'XX# #XX',
  IE: 'X## XX##',
}
const german = ['Bahnhofstraße #', 'Hauptstraße #', 'Am Markt #', 'Lindenallee #']
const nameOf = new Map(countries().map(({ code, name }) => [code, name]))
const countryOf = new Map(places.map(({ name, country }) => [name, country]))

/** Where a firm is at home; the same on every load. @param place null for a firm without one */
export function addressOf(firm: string, place: string | null) {
  if (place === null) return null
  const country = countryOf.get(place) ?? 'DE'
  const street = choose(firm, streets[country] ?? german).replace('#', String(numberBetween(firm, 1, 84)))
  const zip = codeOf(place, country)
  return { title: '', streetAddress: street, zip, city: place, country: nameOf.get(country) ?? '' }
}

/** The same for all firms of a place; nothing begins with a 0. */
function codeOf(place: string, country: string): string {
  return [...(codes[country] ?? '####')]
    .map((sign, index) => {
      const seed = `${place} ${index}`
      if (sign === '#') return String(numberBetween(seed, index === 0 ? 1 : 0, 9))
      return sign === 'X' ? String.fromCharCode(numberBetween(seed, 65, 90)) : sign
    })
    .join('')
}
