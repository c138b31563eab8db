import { type RatesByDay, rateOfDay } from '../../calculation/rate-of-day.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import { defaultCurrency, rounded } from '../../money.ts'
import type { AccountingSettings } from './accounts.ts'
import type { Booking } from './bookings.ts'
import { extfColumns, extfTexts } from './extf-columns.ts'
import { fiscalYearStart } from './fiscal-year.ts'

/** DATEV takes no more lines in one file. */
export const mostBookings = 99_999

export type Batch = {
  readonly bookings: readonly Booking[]
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly createdAt: Date
  /** How much of a currency one euro bought; each line goes by the rate its invoice names, else by that of its day. */
  readonly rates: RatesByDay
}

/**
 * A batch of bookings in DATEV's format EXTF 700, category 21, version 13: header, names of the columns, a line a booking.
 * @returns its text; the file is that in Windows-1252
 */
export function extfBatch(batch: Batch, settings: AccountingSettings): string {
  const names = extfColumns.join(';')
  const lines = batch.bookings.map((booking) => lineOf(booking, batch, settings))
  return [headerOf(batch, settings), names, ...lines].map((line) => `${line}\r\n`).join('')
}

/** 'EXTF_Buchungsstapel_2027-02-01_2027-02-28.csv' */
export function extfFileName({ from, to }: Pick<Batch, 'from' | 'to'>): string {
  return `EXTF_Buchungsstapel_${from}_${to}.csv`
}

function headerOf({ from, to, createdAt }: Batch, settings: AccountingSettings): string {
  const compact = (day: CalendarDate) => day.replaceAll('-', '')
  const stamp = createdAt.toISOString().replaceAll(/\D/g, '').slice(0, 17)
  const { consultant, client, fiscalYearMonth, accountLength, chart, isLocked } = settings
  const cells: string[][] = [
    ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', stamp, '', '"RE"', '""', '""'],
    [consultant, client, compact(fiscalYearStart(from, fiscalYearMonth)), `${accountLength}`],
    [compact(from), compact(to), quoted(`Rechnungen ${compact(from)}-${compact(to)}`), '""', '1', '0'],
    [isLocked ? '1' : '0', quoted(defaultCurrency), '', '""', '', ''],
    [quoted(chart.replace('SKR', '')), '', '', '""', '""'],
  ]
  return cells.flat().join(';')
}

/** Which column is which, counted from 1 as DATEV describes them. */
const at = {
  ...{ amount: 1, side: 2, currency: 3, rate: 4, baseAmount: 5, baseCurrency: 6, account: 7, contraAccount: 8 },
  ...{
    taxKey: 9,
    date: 10,
    documentNumber: 11,
    text: 14,
    costCentre: 37,
    buyerVatId: 40,
    locked: 114,
    supplyDate: 115,
    taxPeriod: 116,
    dueDate: 117,
  },
} as const

function lineOf(booking: Booking, { rates }: Batch, settings: AccountingSettings): string {
  const cells = extfColumns.map((_, index): string => (extfTexts.has(index + 1) ? '""' : ''))
  const put = (column: keyof typeof at, value: string) => {
    cells[at[column] - 1] = value
  }
  put('amount', decimal(booking.cents))
  put('side', quoted(booking.side))
  put('currency', quoted(booking.currency))
  const rate = booking.rate ?? rateOfDay(rates.get(booking.currency), booking.date)?.rate
  if (booking.currency !== defaultCurrency && rate !== undefined) {
    put('rate', rate.toFixed(6).replace('.', ','))
    put('baseAmount', decimal(rounded(booking.cents / rate)))
    put('baseCurrency', quoted(defaultCurrency))
  }
  put('account', booking.account)
  put('contraAccount', booking.contraAccount)
  put('taxKey', quoted(booking.taxKey))
  put('date', booking.date.slice(8, 10) + booking.date.slice(5, 7))
  put('documentNumber', quoted(documentNumber(booking.documentNumber)))
  put('text', quoted(booking.text.slice(0, 60).trim()))
  put('costCentre', quoted(booking.costCentre.slice(0, 36)))
  put('buyerVatId', quoted(booking.buyerVatId ?? ''))
  put('locked', settings.isLocked ? '1' : '0')
  const supplied = booking.supplyDate === null ? '' : dayOf(booking.supplyDate)
  put('supplyDate', supplied)
  put('taxPeriod', supplied)
  put('dueDate', booking.dueDate === null ? '' : dayOf(booking.dueDate))
  return cells.join(';')
}

/** '1234,56' */
function decimal(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

/** TTMMJJJJ */
function dayOf(day: CalendarDate): string {
  return day.slice(8, 10) + day.slice(5, 7) + day.slice(0, 4)
}

/** DATEV takes no blanks, dots or umlauts in it. */
export function documentNumber(number: string): string {
  return number.replaceAll(/[^\w$&%*+\-/]/g, '').slice(0, 36)
}

function quoted(text: string): string {
  return `"${text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll('"', '""')}"`
}
