import { countries } from '@reisewerk/domain/geography/countries.ts'
import { choose, numberBetween } from '../choose.ts'
import { places } from '../geography/geography.ts'
import { postCodeOf } from './post-codes.ts'

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
const german = ['Bahnhofstraße #', 'Hauptstraße #', 'Am Markt #', 'Lindenallee #']
const nameOf = new Map(countries().map(({ code, name }) => [code, name]))
const countryOf = new Map(places.map(({ name, country }) => [name, country]))

/** Where a firm is at home; the same on every load. @param place null for a firm without one */
export function addressOf(firm: string, place: string | null) {
  if (place === null) return null
  const country = countryOf.get(place) ?? 'DE'
  const street = choose(firm, streets[country] ?? german).replace('#', String(numberBetween(firm, 1, 84)))
  return {
    title: '',
    streetAddress: street,
    zip: postCodeOf(place, country),
    city: place,
    country: nameOf.get(country) ?? '',
  }
}
