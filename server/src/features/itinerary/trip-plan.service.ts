import { foreignLocales, isOutdated, type Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import { type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { atClock } from '@reisewerk/domain/itinerary/clock-time.ts'
import type { PlannedService, TripPlan } from '@reisewerk/domain/itinerary/plan/trip-plan.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type PlannedServiceRow, readPlanRows } from './trip-plan.queries.ts'

/** The one reading of a trip's days for all that prints or reckons them; empty when the actor sees no such trip. */
export async function readTripPlan(trx: Transaction, orderId: number): Promise<TripPlan> {
  const { days, services } = await readPlanRows(trx, orderId)
  const ofDay = Map.groupBy(services, ({ dayId }) => dayId)
  return days.map(({ translations, subtitleTranslations, ...day }) => ({
    ...day,
    ...(isTold(translations) && { translations }),
    ...(subtitleTranslations.some(isTold) && { subtitleTranslations }),
    services: (ofDay.get(day.id) ?? []).map((row) => ({ ...serviceOf(row, day.date), ...wordsOf(row) })),
  }))
}

const isTold = (translations: object) => Object.keys(translations).length > 0

/** The texts of a service in other languages, as the plan calls them; nothing of one that has none. */
function wordsOf({ kind, translations, typeTranslations }: PlannedServiceRow): Pick<PlannedService, 'translations'> {
  const languages = foreignLocales.flatMap((locale) => {
    const { serviceDescription, routeDescription, text } = translations[locale] ?? {}
    const title = kind === 'other' ? typeTranslations?.[locale]?.name : text
    const said = { description: serviceDescription, title, text: kind === 'route' ? routeDescription : text }
    const texts = Object.entries(said).filter(([, words]) => words !== undefined)
    return texts.length === 0 ? [] : [[locale, Object.fromEntries(texts)]]
  })
  if (languages.length === 0) return {}
  const outdated = Object.fromEntries(
    foreignLocales.map((locale) => {
      const isOld = (of: Translations | null, name: string) => isOutdated(of ?? undefined, locale, name)
      const title = kind === 'other' ? isOld(typeTranslations, 'name') : isOld(translations, 'text')
      const old = {
        description: isOld(translations, 'serviceDescription'),
        title,
        text: isOld(translations, kind === 'route' ? 'routeDescription' : 'text'),
      }
      return [locale, (['description', 'title', 'text'] as const).filter((name) => old[name])]
    }),
  )
  return { translations: { ...Object.fromEntries(languages), outdated } }
}

function serviceOf(row: PlannedServiceRow, date: CalendarDate): PlannedService {
  const { clientOffer, priceType, description, endAt, timeOfDay, isBrandNew, from, to, provider } = row
  const price = row.cents === null ? null : { cents: row.cents, currency: row.currency }
  // A note begins at its time of day, whichever of both was said (decision 005).
  const startAt = row.startAt ?? (timeOfDay === null ? null : atClock(date, timeOfDay))
  const sold = { id: row.id, clientOffer, priceType, price, description }
  const times = { startAt, endAt }
  const passage = { ...sold, ...times, from, to, company: provider, isBrandNew }
  const isNight = row.passageType === 'night'
  switch (row.kind) {
    case 'hotel': {
      const nights = endAt === null ? 1 : daysBetween(startAt?.slice(0, 10) ?? date, endAt.slice(0, 10))
      return {
        kind: 'hotel',
        ...sold,
        name: provider,
        place: row.place,
        stars: row.stars,
        board: row.board ?? 'none',
        nights,
      }
    }
    case 'ferry':
      return { kind: 'ferry', ...passage, isNight }
    case 'airline':
      return { kind: 'airline', ...passage, flightNumber: row.flightNumber }
    case 'train': {
      // Whoever travels in both classes reads of neither.
      const classCategory = row.trainCategory === 'first_and_second' ? null : row.trainCategory
      return { kind: 'train', ...passage, isNight, classCategory }
    }
    case 'other':
      return { kind: 'other', ...sold, ...times, title: row.serviceType ?? '', place: row.place }
    case 'route':
      return {
        kind: 'route',
        id: row.id,
        clientOffer,
        ...times,
        text: row.routeDescription,
        place: row.place,
        isEmptyDrive: row.isEmptyDrive ?? false,
      }
    case 'free': {
      const text = plainTextOf(row.text)
      // A free text that is not included is something the client may choose, with a price.
      return clientOffer === 'included' || text === ''
        ? { kind: 'free', id: row.id, clientOffer, ...times, text, place: null, isEmptyDrive: false }
        : { kind: 'other', ...sold, ...times, title: text, place: null }
    }
  }
}
