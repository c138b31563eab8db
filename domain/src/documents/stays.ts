import { addDays, type CalendarDate } from '../calendar-date.ts'
import {
  includedHotels,
  isIncluded,
  type PlanDay,
  type PlannedHotel,
  type TripPlan,
} from '../itinerary/plan/trip-plan.ts'
import type { DocumentLanguage } from './document-language.ts'
import { hotelName } from './printed-services.ts'

type Stay = { hotel: PlannedHotel; from: CalendarDate }

/**
 * Where the night of each day is spent when no hotel begins on it: 'Zweite Nacht im Hotel Larvik', 'Nacht an Bord'.
 * @returns one entry per day, null where a hotel begins or nothing is known
 */
export function stayNotes(days: TripPlan, language: DocumentLanguage): (string | null)[] {
  const stays: Stay[] = days.flatMap((day) => includedHotels(day).map((hotel) => ({ hotel, from: day.date })))
  return days.map((day) => {
    if (includedHotels(day).length > 0) return null
    return nightOnTheWay(day, language) ?? furtherNight(day.date, stays, language)
  })
}

function nightOnTheWay(day: PlanDay, { words }: DocumentLanguage): string | null {
  for (const service of day.services.filter(isIncluded)) {
    if (service.kind === 'ferry' && service.isNight) return words.nightOnBoard
    if (service.kind === 'train' && service.isNight) return words.nightOnTrain
  }
  return null
}

function furtherNight(date: CalendarDate, stays: readonly Stay[], language: DocumentLanguage): string | null {
  const stay = stays.findLast(({ hotel, from }) => from < date && date < addDays(from, hotel.nights))
  if (stay === undefined) return null
  let night = 1
  while (addDays(stay.from, night - 1) < date) night++
  return language.words.furtherNight(night, hotelName(stay.hotel, language))
}
