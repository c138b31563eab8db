import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { RateType } from '@reisewerk/domain/partners/rate-types.ts'

/** A season of a year; both days belong to it. */
type Season = {
  readonly from: string
  readonly to: string
  readonly prices: Partial<Record<RateType, number>>
  /** A price of a cabin by how many it is for. */
  readonly cabins?: Partial<Record<RateType, Readonly<Record<number, number>>>>
}

export type DemoRates = {
  readonly provider: string
  readonly currency: 'EUR' | 'NOK'
  readonly freePlaces: string
  readonly optionDays: number
  readonly seasons: readonly Season[]
}

/** In whole units of the currency. */
export const demoRates: readonly DemoRates[] = [
  {
    provider: 'Hotell Bryggekanten',
    currency: 'NOK',
    freePlaces: '1 auf 20 im DZ',
    optionDays: 60,
    seasons: [
      { from: '01-01', to: '04-30', prices: { double: 1490, single: 1190, half_board: 345 } },
      { from: '05-01', to: '06-14', prices: { double: 1790, single: 1420, half_board: 365 } },
      { from: '06-15', to: '08-20', prices: { double: 2150, single: 1760, half_board: 365 } },
      { from: '08-21', to: '12-31', prices: { double: 1590, single: 1260, half_board: 345 } },
    ],
  },
  {
    provider: 'Loenvatn Fjordhotell',
    currency: 'NOK',
    freePlaces: '1 auf 25 im EZ',
    optionDays: 45,
    seasons: [
      { from: '05-01', to: '06-10', prices: { double: 1640, single: 1380, half_board: 395 } },
      { from: '06-11', to: '08-31', prices: { double: 1980, single: 1690, half_board: 395 } },
      // The house is closed for two weeks in between.
      { from: '09-15', to: '10-15', prices: { double: 1560, single: 1290, half_board: 380 } },
    ],
  },
  {
    provider: 'Geilofjell Høyfjellshotell',
    currency: 'EUR',
    freePlaces: '1 auf 20 im DZ',
    optionDays: 42,
    seasons: [
      { from: '01-02', to: '04-20', prices: { double: 178, single: 132, half_board: 34 } },
      { from: '06-01', to: '09-30', prices: { double: 148, single: 112, half_board: 32 } },
    ],
  },
  {
    provider: 'Skagerrak Line',
    currency: 'EUR',
    freePlaces: '',
    optionDays: 56,
    seasons: [
      {
        from: '01-01',
        to: '06-20',
        prices: { ticket: 39, bus: 180 },
        cabins: { inside: { 1: 62, 2: 84 }, outside: { 1: 79, 2: 112 } },
      },
      {
        from: '06-21',
        to: '08-16',
        prices: { ticket: 54, bus: 240 },
        cabins: { inside: { 1: 92, 2: 128 }, outside: { 1: 118, 2: 164 } },
      },
      {
        from: '08-17',
        to: '12-31',
        prices: { ticket: 39, bus: 180 },
        cabins: { inside: { 1: 62, 2: 84 }, outside: { 1: 79, 2: 112 } },
      },
    ],
  },
]

/** Of this year and the next. */
export function datesOf(
  { from, to }: Pick<Season, 'from' | 'to'>,
  today: CalendarDate,
): { startAt: CalendarDate; endAt: CalendarDate }[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map((one) => ({ startAt: `${one}-${from}`, endAt: `${one}-${to}` }))
}
