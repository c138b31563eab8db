import { type Board, boards } from '../accounts/options.ts'
import { counted, times } from '../typography/amounts.ts'
import { shortServiceTitle, starsText } from './offer-services.ts'
import type { OfferDay, OfferHotel, OfferService } from './offer-source.ts'

/** A list longer than two pages helps nobody. */
const longestList = 80

/**
 * What the package price holds, drawn from the services offered as included: passages and extras by name (what occurs
 * again is counted), hotel nights and boards as sums. Route points and free texts are no services.
 */
export function includedServices(days: readonly OfferDay[]): string[] {
  const services = days.flatMap((day) => day.services).filter(isIncluded)
  const hotels = services.filter((service) => service.kind === 'hotel')
  const titles = services.filter((service) => service.kind !== 'hotel').map(shortServiceTitle)
  const passages = services.filter((s) => s.kind !== 'hotel' && s.kind !== 'other').map(shortServiceTitle)
  const others = titles.filter((title) => !passages.includes(title))
  return [...countedOnce(passages), ...nightsLine(hotels), ...boardLine(hotels), ...countedOnce(others)].slice(
    0,
    longestList,
  )
}

function isIncluded(service: OfferService): boolean {
  return 'clientOffer' in service && service.clientOffer === 'included'
}

/** 'Stadtführung', 'Stadtführung' → '2 × Stadtführung' */
function countedOnce(titles: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts].map(([title, count]) => (count === 1 ? title : times(count, title)))
}

/** '8 Übernachtungen in Hotels mit 3 bis 4 Sternen' */
function nightsLine(hotels: readonly OfferHotel[]): string[] {
  const nights = hotels.reduce((sum, hotel) => sum + hotel.nights, 0)
  if (nights === 0) return []
  const where = hotels.length === 1 ? 'im Hotel' : 'in Hotels'
  return [`${counted(nights, 'Übernachtung', 'Übernachtungen')} ${where}${starsOf(hotels)}`]
}

function starsOf(hotels: readonly OfferHotel[]): string {
  const stars = hotels.flatMap((hotel) => (starsText(hotel.stars) === '' ? [] : Math.floor(hotel.stars ?? 0)))
  if (stars.length < hotels.length) return ''
  const [least, most] = [Math.min(...stars), Math.max(...stars)]
  return least === most
    ? ` mit ${counted(least, 'Stern', 'Sternen')}`
    : ` mit ${least} bis ${counted(most, 'Stern', 'Sternen')}`
}

/** '7 × Halbpension, 1 × Vollpension'; a night without board is no service. */
function boardLine(hotels: readonly OfferHotel[]): string[] {
  const nights = new Map<Board, number>()
  for (const { board, nights: count } of hotels) {
    if (board !== 'none') nights.set(board, (nights.get(board) ?? 0) + count)
  }
  const parts = [...nights].map(([board, count]) => times(count, boards[board].label))
  return parts.length === 0 ? [] : [parts.join(', ')]
}
