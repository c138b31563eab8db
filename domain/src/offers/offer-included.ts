import type { Board } from '../accounts/options.ts'
import type { DocumentLanguage } from '../documents/document-language.ts'
import { shortServiceTitle, starsOf } from '../documents/printed-services.ts'
import { isIncluded, isSold, type PlannedHotel, type SoldService, type TripPlan } from '../itinerary/plan/trip-plan.ts'
import { times } from '../typography/amounts.ts'
import { offerWordsIn } from './offer-language.ts'

/** A list longer than two pages helps nobody. */
const longestList = 80

/**
 * What the package price holds, drawn from the services offered as included: passages and extras by name (what occurs
 * again is counted), hotel nights and boards as sums. Route points and free texts are no services.
 */
export function includedServices(days: TripPlan, language: DocumentLanguage): string[] {
  const titleOf = (service: SoldService) => shortServiceTitle(service, language)
  const services = days.flatMap((day) => day.services.filter(isSold)).filter(isIncluded)
  const hotels = services.filter((service) => service.kind === 'hotel')
  const titles = services.filter((service) => service.kind !== 'hotel').map(titleOf)
  const passages = services.filter((s) => s.kind !== 'hotel' && s.kind !== 'other').map(titleOf)
  const others = titles.filter((title) => !passages.includes(title))
  return [
    ...countedOnce(passages),
    ...nightsLine(hotels, language),
    ...boardLine(hotels, language),
    ...countedOnce(others),
  ].slice(0, longestList)
}

/** 'Stadtführung', 'Stadtführung' → '2 × Stadtführung' */
function countedOnce(titles: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts].map(([title, count]) => (count === 1 ? title : times(count, title)))
}

/** '8 Übernachtungen in Hotels mit 3 bis 4 Sternen' */
function nightsLine(hotels: readonly PlannedHotel[], { locale }: DocumentLanguage): string[] {
  const nights = hotels.reduce((sum, hotel) => sum + hotel.nights, 0)
  return nights === 0 ? [] : [offerWordsIn[locale].includedNights(nights, hotels.length, starsFromTo(hotels))]
}

/** @returns null when the stars of a hotel are not known */
function starsFromTo(hotels: readonly PlannedHotel[]): [least: number, most: number] | null {
  const stars = hotels.map((hotel) => starsOf(hotel.stars)).filter((count) => count > 0)
  return stars.length < hotels.length ? null : [Math.min(...stars), Math.max(...stars)]
}

/** '7 × Halbpension, 1 × Vollpension'; a night without board is no service. */
function boardLine(hotels: readonly PlannedHotel[], { options }: DocumentLanguage): string[] {
  const nights = new Map<Board, number>()
  for (const { board, nights: count } of hotels) {
    if (board !== 'none') nights.set(board, (nights.get(board) ?? 0) + count)
  }
  const parts = [...nights].map(([board, count]) => times(count, options.board[board]))
  return parts.length === 0 ? [] : [parts.join(', ')]
}
