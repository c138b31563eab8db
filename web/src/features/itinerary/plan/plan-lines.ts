import type { TripDay } from './days.ts'
import { requestsOf, servicesOf } from './services.ts'

/** A row of the day plan: a day, one of its services, or a request for that; `under` names the row above it. */
export type Line = { readonly key: string; readonly under: string | null }

/** Names of the rows of days and requests; a service is named by its key. */
export const dayLine = (dayId: number) => `day-${dayId}`
export const requestLine = (requestId: number) => `request-${requestId}`

/** The rows of the day plan in their order, also those of days and services that are closed. */
export function linesOf(days: readonly TripDay[]): Line[] {
  return days.flatMap((day) => [
    { key: dayLine(day.id), under: null },
    ...servicesOf(day).flatMap((service) => [
      { key: service.key, under: dayLine(day.id) },
      ...requestsOf(service).map(({ id }) => ({ key: requestLine(id), under: service.key })),
    ]),
  ])
}

/**
 * Where somebody goes on who was at a row: at the row itself wherever it now stands, else the next of its kind, else the row
 * above it, and for a day the one before it (design: the whole day plan without a mouse).
 * @returns the rows in the order in which they are to be tried; some of them may not be shown
 */
export function linesInstead(key: string, before: readonly Line[], after: readonly Line[]): string[] {
  const now = after.find((line) => line.key === key)
  if (now !== undefined) return [key, ...(now.under === null ? [] : linesInstead(now.under, before, after))]
  const was = before.find((line) => line.key === key)
  if (was === undefined) return []
  const alike = before.filter(({ under }) => under === was.under)
  const at = alike.indexOf(was)
  const others = was.under === null ? [...alike.slice(at + 1), ...alike.slice(0, at).reverse()] : alike.slice(at + 1)
  const left = others.map((line) => line.key).filter((other) => after.some((line) => line.key === other))
  return [...left, ...(was.under === null ? [] : linesInstead(was.under, before, after))]
}
