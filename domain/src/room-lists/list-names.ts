import { hotelNamed } from '../partners/hotel-name.ts'

/** What a new list is called (002 §5). @param hotel null for a list of all hotels */
export function defaultListName(hotel: string | null): string {
  return hotel === null ? 'Zimmerliste' : `Zimmerliste für ${hotelNamed(hotel)}`
}
