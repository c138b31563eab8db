import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { rateTypeKeys } from '@reisewerk/domain/partners/rate-types.ts'
import { demoAllotments } from '../partners/allotments.ts'
import { datesOf, demoRates } from '../partners/season-rates.ts'
import type { PartnerIds } from './partner-rows.ts'
import type { Ids, Rows } from './rows.ts'

/** What providers ask for season by season, as the first house has agreed it (CALC-10). */
export function addSeasonRates(rows: Rows, houses: Ids, { providers }: PartnerIds, today: CalendarDate): void {
  for (const { provider, currency, freePlaces, optionDays, seasons } of demoRates) {
    const agreed = { providerId: providers.of(provider), priceCurrency: currency, freePlaces, optionDays }
    const priced = seasons.flatMap((season) =>
      datesOf(season, today).flatMap((dates) =>
        rateTypeKeys.flatMap((type) => {
          const price = season.prices[type]
          const whole = price === undefined ? [] : [{ persons: null, priceCents: price * 100 }]
          const cabins = Object.entries(season.cabins?.[type] ?? {}).map(([persons, each]) => ({
            ...{ persons: Number(persons), priceCents: each * 100 },
          }))
          return [...whole, ...cabins].map((priced) => ({ ...agreed, ...dates, type, ...priced }))
        }),
      ),
    )
    for (const rate of priced) rows.add('provider_rates', { organisationId: houses.of('nord'), ...rate })
  }
}

/** Rooms the same house has under contract. */
export function addAllotments(rows: Rows, houses: Ids, { providers }: PartnerIds, today: CalendarDate): void {
  for (const { provider, from, to, releaseDays, rooms } of demoAllotments) {
    const agreed = { organisationId: houses.of('nord'), providerId: providers.of(provider), releaseDays }
    for (const dates of datesOf({ from, to }, today)) {
      for (const [roomType, each] of Object.entries(rooms)) {
        rows.add('hotel_allotments', { ...agreed, ...dates, roomType, rooms: each })
      }
    }
  }
}
