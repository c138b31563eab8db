import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { rateTypeKeys } from '@reisewerk/domain/partners/rate-types.ts'
import { demoAllotments } from '../partners/allotments.ts'
import { datesOf, demoRates } from '../partners/season-rates.ts'
import type { PartnerIds } from './partner-rows.ts'
import type { Ids, Rows } from './rows.ts'

/** What one euro buys, as the houses have last read it (CALC-09). */
// biome-ignore format: a list of rates
const euroRates = { EUR: '1', NOK: '11.4235', SEK: '11.0830', DKK: '7.4602', ISK: '144.5', CHF: '0.9350', GBP: '0.8721', PLN: '4.2485', CZK: '24.755', HUF: '386.4', USD: '1.1573' }

export function addKnownRates(rows: Rows, houses: readonly number[], today: CalendarDate): void {
  for (const organisationId of houses) {
    for (const [currency, rate] of Object.entries(euroRates))
      rows.add('known_exchange_rates', { organisationId, currency, rate, rateDate: today })
  }
}

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

/** What the same house is charged for cancelling late (REQ-09). */
export function addCancellationSteps(rows: Rows, houses: Ids, { providers }: PartnerIds): void {
  for (const { provider } of demoAllotments) {
    const agreed = { organisationId: houses.of('nord'), providerId: providers.of(provider), amountCurrency: 'EUR' }
    for (const [days, percent] of [
      [59, 20],
      [29, 50],
      [7, 90],
    ]) {
      rows.add('provider_cancellation_steps', { ...agreed, days, charge: 'percent', percent, amountCents: null })
    }
  }
}
