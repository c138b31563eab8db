import type { Board } from '../../accounts/options.ts'
import type { DocumentLanguage } from '../../documents/document-language.ts'
import { shortServiceTitle, starsOf } from '../../documents/printed-services.ts'
import {
  isIncluded,
  isSold,
  type PlannedHotel,
  type PlannedService,
  type TripPlan,
} from '../../itinerary/plan/trip-plan.ts'
import { times } from '../../typography/amounts.ts'
import { offerWordsIn } from '../offer-language.ts'

/** A list longer than two pages helps nobody. */
const longestList = 80

/** A free text of more letters tells of a day and names no service. */
const longestName = 160

/** A line of what the price holds, and by what it is known again when the plan has changed. */
export type IncludedLine = { readonly key: string; readonly text: string }

/**
 * What the package price holds, drawn from what is offered as included (TRUE-05): passages and extras by name (what occurs
 * again is counted), hotel nights and boards as sums, then free texts that name a service in one line. Route points are the way.
 * @returns lines known by the first of their services
 */
export function includedLines(days: TripPlan, language: DocumentLanguage): IncludedLine[] {
  const planned = days.flatMap((day) => day.services).filter(isIncluded)
  const services = planned.filter(isSold)
  const hotels = services.filter((service) => service.kind === 'hotel')
  const passages = services.filter((service) => service.kind !== 'hotel' && service.kind !== 'other')
  const others = services.filter((service) => service.kind === 'other')
  const titles = new Set(passages.map((service) => shortServiceTitle(service, language)))
  return [
    ...countedOnce(passages, language),
    ...nightsLine(hotels, language),
    ...boardLine(hotels, language),
    ...countedOnce(others, language).filter(({ title }) => !titles.has(title)),
    ...countedOnce(planned.filter(namesService), language),
  ]
    .slice(0, longestList)
    .map(({ key, text }) => ({ key, text }))
}

/** The same as a reader has it. */
export function includedServices(days: TripPlan, language: DocumentLanguage): string[] {
  return includedLines(days, language).map(({ text }) => text)
}

function namesService(service: PlannedService): boolean {
  if (service.kind !== 'free') return false
  const text = service.text.trim()
  return text !== '' && text.length <= longestName && !text.includes('\n')
}

/** 'Stadtführung', 'Stadtführung' → '2 × Stadtführung' */
function countedOnce(services: readonly PlannedService[], language: DocumentLanguage) {
  const named = services.map((service, index) => ({
    key: `${service.kind}.${service.id ?? index}`,
    title: shortServiceTitle(service, language),
  }))
  return [...Map.groupBy(named, ({ title }) => title)].map(([title, group]) => ({
    key: group[0]?.key ?? title,
    title,
    text: group.length === 1 ? title : times(group.length, title),
  }))
}

/** '8 Übernachtungen in Hotels mit 3 bis 4 Sternen' */
function nightsLine(hotels: readonly PlannedHotel[], { locale }: DocumentLanguage): IncludedLine[] {
  const nights = hotels.reduce((sum, hotel) => sum + hotel.nights, 0)
  if (nights === 0) return []
  return [{ key: 'nights', text: offerWordsIn[locale].includedNights(nights, hotels.length, starsFromTo(hotels)) }]
}

/** @returns null when the stars of a hotel are not known */
function starsFromTo(hotels: readonly PlannedHotel[]): [least: number, most: number] | null {
  const stars = hotels.map((hotel) => starsOf(hotel.stars)).filter((count) => count > 0)
  return stars.length < hotels.length ? null : [Math.min(...stars), Math.max(...stars)]
}

/** '7 × Halbpension, 1 × Vollpension'; a night without board is no service. */
function boardLine(hotels: readonly PlannedHotel[], { options }: DocumentLanguage): IncludedLine[] {
  const nights = new Map<Board, number>()
  for (const { board, nights: count } of hotels) {
    if (board !== 'none') nights.set(board, (nights.get(board) ?? 0) + count)
  }
  const parts = [...nights].map(([board, count]) => times(count, options.board[board]))
  return parts.length === 0 ? [] : [{ key: 'board', text: parts.join(', ') }]
}
