import { germanDate, type LocalTime } from '../calendar-date.ts'
import { clockIn } from '../itinerary/clock-time.ts'
import type { ServiceTimes } from '../itinerary/service-times.ts'
import { type RequestedKind, serviceKinds } from '../service-kinds.ts'
import { requestDrift } from './request-drift.ts'

type Times = Pick<ServiceTimes, 'startAt' | 'endAt'>

/** A chosen request for another time than its service has, by which the papers of the trip go. */
export type MovedChoice = {
  readonly name: string
  readonly kind: RequestedKind
  readonly service: Times
  readonly request: Times
  /** Its partner has said yes to those times. */
  readonly isConfirmed: boolean
}

/**
 * What nobody should overlook before a paper goes out: 'Hotel Fjordblick ist für 05.09.2027–07.09.2027 angefragt, die Leistung
 * hat 31.08.2027–02.09.2027.', or 'bestätigt' for them, each once (001 §4).
 */
export function movedWords(choices: readonly MovedChoice[]): string[] {
  const told = choices.flatMap(({ name, kind, service, request, isConfirmed }) => {
    const drift = requestDrift(kind, service, request)
    if (drift === null) return []
    const words = drift === 'days' ? daysOf : hoursOf
    const who = name === '' ? serviceKinds[kind].label : name
    const standing = isConfirmed ? 'bestätigt' : 'angefragt'
    return `${who} ist für ${words(request)} ${standing}, die Leistung hat ${words(service)}.`
  })
  return [...new Set(told)]
}

function daysOf({ startAt, endAt }: Times): string {
  return spanOf([startAt, endAt].map((time) => time && germanDate(time.slice(0, 10))))
}

/** Of crossings the day is told too, for a trip may have several. */
function hoursOf({ startAt, endAt }: Times): string {
  const day = startAt ?? endAt
  const clock = (time: LocalTime | null) => time && clockIn(time)
  return `${day === null ? '' : `${germanDate(day.slice(0, 10))}, `}${spanOf([clock(startAt), clock(endAt)])} Uhr`
}

function spanOf(ends: readonly (string | null)[]): string {
  return [...new Set(ends.filter(Boolean))].join('–')
}
