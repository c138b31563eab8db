import { isCalendarDate } from '@reisewerk/domain/calendar-date.ts'

/**
 * Readers of an address, which may hold anything: an old bookmark, a name cut in a mail, digits where a text is meant. What
 * makes no sense is left out.
 */

/** An address reads digits as a number, and `true` as a boolean. */
export function textIn(raw: unknown): string | undefined {
  return isPlain(raw) && raw !== '' ? String(raw) : undefined
}

/** @returns the texts that are known, in the order in which they are known; undefined for none */
export function keysIn<K extends string>(known: readonly K[], raw: unknown): K[] | undefined {
  const asked = listIn(raw)
  return some(known.filter((key) => asked.includes(key)))
}

export function textsIn(raw: unknown): string[] | undefined {
  return some(listIn(raw).filter((value) => typeof value === 'string' && value.length <= 60) as string[])
}

export function idsIn(raw: unknown): number[] | undefined {
  return some(
    listIn(raw)
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  )
}

export function positiveIn(raw: unknown, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = Number(raw)
  return Number.isSafeInteger(value) && value > 0 && value <= most ? value : undefined
}

/** A day as the address has it, '2027-05-14'. */
export function dayIn(raw: unknown): string | undefined {
  return typeof raw === 'string' && isCalendarDate(raw) ? raw : undefined
}

/** 'name', '-startAt'. */
export function sortIn(raw: unknown): string | undefined {
  return typeof raw === 'string' && /^-?[\w.]+$/.test(raw) ? raw : undefined
}

/** A page after the first, which needs no telling. */
export function pageIn(raw: unknown): number | undefined {
  const page = positiveIn(raw, 500_000)
  return page === 1 ? undefined : page
}

/** Rows of a page, as many as the server answers at once. */
export function sizeIn(raw: unknown): number | undefined {
  return positiveIn(raw, 500)
}

export function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function listIn(raw: unknown): unknown[] {
  if (raw === undefined || raw === null) return []
  return Array.isArray(raw) ? raw : [raw]
}

function some<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list
}
