/** A word of a name that says what it is: 'Hotel Larvik', 'Hotell Opera', 'Parkhotel Ahlbeck', 'Hôtel du Nord'. */
const saysHotel = /h[oô]tell?s?(?!\p{Letter})/iu

/** Whether a hotel says by its name that it is one; whoever tells the kind as well says it twice. */
export function isNamedHotel(name: string): boolean {
  return saysHotel.test(name)
}

/** 'Hotel Bryggekanten' and 'Hotel Larvik': the kind stands before a name that does not say it itself. */
export function hotelNamed(name: string): string {
  return isNamedHotel(name) ? name : `Hotel ${name}`
}
