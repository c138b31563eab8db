import { type CalendarDate, germanDate, germanDayMonth, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { dateOfWire, localTimeOfWire } from '@reisewerk/domain/wire.ts'

/** German forms of what the API answers. Amounts come formatted from the server; these are for sums made here. */

const amounts = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const counts = new Intl.NumberFormat('de-DE')
const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** A true minus is as wide as a digit; the hyphen of Intl is not. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}

/** For columns whose head already names the currency. @param cents whole cents @returns '1.234,50' */
export function amount(cents: number): string {
  // What is nothing has no sign: −0 is told as 0.
  return withMinus(amounts.format(cents / 100 + 0))
}

const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' }

/** What stands behind an amount that is typed. @returns '€', or 'NOK' where no sign is usual */
export function currencySign(currency: string): string {
  return signs[currency] ?? currency
}

export function count(value: number): string {
  return withMinus(counts.format(value))
}

/** A change by so many. @returns '+2', '−2', '0', and '' where there is none */
export function signedCount(value: number | null): string {
  if (value === null) return ''
  return value > 0 ? `+${count(value)}` : count(value)
}

/** @param noun singular and plural @returns '1 Reise', '2.418 Reisen' */
export function counted(value: number, [one, many]: readonly [string, string]): string {
  return `${count(value)} ${value === 1 ? one : many}`
}

const mostNames = 3

/**
 * Names in a sentence that stays short however many they are; equal ones are named once.
 * @param noun singular and plural @returns 'Hotel in Oslo, Transfer', '322 Leistungen, darunter Hotel in Oslo, …'
 */
export function someOf(names: readonly string[], noun: readonly [string, string]): string {
  const different = [...new Set(names)]
  const few = different.slice(0, mostNames).join(', ')
  if (different.length > mostNames) return `${counted(names.length, noun)}, darunter ${few}`
  return different.length === names.length ? few : `${counted(names.length, noun)} (${few})`
}

/** @param wire 'DD.MM.YYYY HH:mm:ss' @returns '14.05.2027', '' for nothing */
export function day(wire: string | null | undefined): string {
  const date = wire == null ? null : dateOfWire(wire)
  return date === null ? '' : germanDate(date)
}

/** As a day of a trip shows it. @param wire 'DD.MM.YYYY HH:mm:ss' @returns '14.05.' */
export function dayMonth(wire: string | null | undefined): string {
  const date = wire == null ? null : dateOfWire(wire)
  return date === null ? '' : germanDayMonth(date)
}

/** As the sheet shows it. @param wire 'DD.MM.YYYY HH:mm:ss' @returns '14.05.27' */
export function shortDay(wire: string | null | undefined): string {
  const text = day(wire)
  return text === '' ? '' : text.slice(0, 6) + text.slice(8)
}

/** @param wire 'DD.MM.YYYY HH:mm:ss' @returns '12:45' */
export function clock(wire: string | null | undefined): string {
  const time = wire == null ? null : localTimeOfWire(wire)
  return time === null ? '' : time.slice(11, 16)
}

/** The year stands once when both ends share it. @returns '14.05.–23.05.2027', '28.12.2026–03.01.2027' */
export function period(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return germanDate(from)
  return `${from.slice(0, 4) === to.slice(0, 4) ? germanDayMonth(from) : germanDate(from)}–${germanDate(to)}`
}

/** @param minutes whole minutes @returns '3:45 h' */
export function duration(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`
}

/** The day it is now in Germany; the one clock of the web app. */
export function today(): CalendarDate {
  return todayInGermany(new Date())
}

/** @param bytes of a file @returns '231 KB', '1,4 MB' */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${count(Math.ceil(bytes / 1000))} KB`
  return `${megabytes.format(bytes / 1_000_000)} MB`
}
