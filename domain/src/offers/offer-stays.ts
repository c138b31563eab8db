import { addDays, type CalendarDate } from '../calendar-date.ts'
import { hotelName } from './offer-services.ts'
import type { OfferDay, OfferHotel } from './offer-source.ts'

const ordinals = ['Erste', 'Zweite', 'Dritte', 'Vierte', 'Fünfte', 'Sechste', 'Siebte', 'Achte', 'Neunte', 'Zehnte']
/** Names that take 'im'; others stand behind a comma, for 'im Villa Rosa' is no German. */
const takesIm = /hotel/i

type Stay = { hotel: OfferHotel; from: CalendarDate }

/**
 * Where the night of each day is spent when no hotel begins on it: 'Zweite Nacht im Hotel Larvik', 'Nacht an Bord'.
 * @returns one entry per day, null where a hotel begins or nothing is known
 */
export function stayNotes(days: readonly OfferDay[]): (string | null)[] {
  const stays: Stay[] = days.flatMap((day) => includedHotels(day).map((hotel) => ({ hotel, from: day.date })))
  return days.map((day) => {
    if (includedHotels(day).length > 0) return null
    return nightOnTheWay(day) ?? furtherNight(day.date, stays)
  })
}

export function includedHotels(day: OfferDay): OfferHotel[] {
  return day.services.filter((service) => service.kind === 'hotel').filter((hotel) => hotel.clientOffer === 'included')
}

function nightOnTheWay(day: OfferDay): string | null {
  for (const service of day.services) {
    if (!('clientOffer' in service) || service.clientOffer !== 'included') continue
    if (service.kind === 'ferry' && service.isNight) return 'Nacht an Bord'
    if (service.kind === 'train' && service.isNight) return 'Nacht im Zug'
  }
  return null
}

function furtherNight(date: CalendarDate, stays: readonly Stay[]): string | null {
  const stay = stays.findLast(({ hotel, from }) => from < date && date < addDays(from, hotel.nights))
  if (stay === undefined) return null
  let night = 1
  while (addDays(stay.from, night - 1) < date) night++
  const name = hotelName(stay.hotel)
  const count = ordinals[night - 1] ?? `${night}.`
  return takesIm.test(name) ? `${count} Nacht im ${name}` : `${count} Nacht, ${name}`
}
