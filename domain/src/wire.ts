import { type CalendarDate, isCalendarDate, type LocalTime } from './calendar-date.ts'

/** A reference to another item: '/api/{resource}/{id}' (000 §7). */
export type Link = `/api/${string}/${number}`

/** @returns '/api/clients/12' */
export function linkTo(resource: string, id: number): Link {
  return `/api/${resource}/${id}`
}

/** @returns the id a link names, or null when it is no link to that resource */
export function idOfLink(link: string, resource: string): number | null {
  const match = /^\/api\/([a-z_]+)\/(-?\d{1,15})$/.exec(link)
  return match !== null && match[1] === resource ? Number(match[2]) : null
}

/** The id at the end of any link. @throws TypeError when the text is no link */
export function idOf(link: string): number {
  const match = /^\/api\/[a-z_]+\/(-?\d{1,15})$/.exec(link)
  if (match === null) throw new TypeError(`'${link}' is no link`)
  return Number(match[1])
}

const wireForm = /^(\d{2})\.(\d{2})\.(\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/

/** @param date 'YYYY-MM-DD' @returns 'DD.MM.YYYY 00:00:00' (000 §9) */
export function wireOfDate(date: CalendarDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)} 00:00:00`
}

/** @param time 'YYYY-MM-DDTHH:mm:ss', a space instead of the T is fine @returns 'DD.MM.YYYY HH:mm:ss' */
export function wireOfLocalTime(time: LocalTime): string {
  return `${time.slice(8, 10)}.${time.slice(5, 7)}.${time.slice(0, 4)} ${time.slice(11, 19)}`
}

/** @returns the day, or null when the text is not 'DD.MM.YYYY' with an optional clock time, or no such day exists */
export function dateOfWire(text: string): CalendarDate | null {
  return localTimeOfWire(text)?.slice(0, 10) ?? null
}

/** @returns 'YYYY-MM-DDTHH:mm:ss' (midnight when no clock time is given), or null when no such moment exists */
export function localTimeOfWire(text: string): LocalTime | null {
  const match = wireForm.exec(text)
  if (match === null) return null
  const [, day, month, year, hour = '00', minute = '00', second = '00'] = match
  const date = `${year}-${month}-${day}`
  if (!isCalendarDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  return `${date}T${hour}:${minute}:${second}`
}

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** @param instant a real point in time @returns its German local time on the wire, 'DD.MM.YYYY HH:mm:ss' */
export function wireOfInstant(instant: Date): string {
  return wireOfLocalTime(berlin.format(instant))
}

/** @param text German local time as on the wire @returns the instant, or null when the text is no moment */
export function instantOfWire(text: string): Date | null {
  const local = localTimeOfWire(text)
  if (local === null) return null
  const asUtc = new Date(`${local}Z`)
  const shown = new Date(`${berlin.format(asUtc).replace(' ', 'T')}Z`)
  const guess = new Date(asUtc.getTime() - (shown.getTime() - asUtc.getTime()))
  // Around a clock change the offset of the guess may differ from that of the first estimate.
  const again = new Date(`${berlin.format(guess).replace(' ', 'T')}Z`)
  return new Date(guess.getTime() + (asUtc.getTime() - again.getTime()))
}
