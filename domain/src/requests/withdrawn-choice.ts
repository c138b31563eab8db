import type { RequestStatus } from '../accounts/options.ts'
import { type CalendarDate, germanDate } from '../calendar-date.ts'
import type { RequestedKind } from '../service-kinds.ts'

/**
 * A chosen request that declined, was cancelled or whose option ran out: its service has nobody any more, although it goes on
 * naming it.
 */
export type WithdrawnChoice = {
  readonly name: string
  readonly kind: RequestedKind
  readonly status: RequestStatus
  /** The last day of the option that ran out; null where it was declined or cancelled. */
  readonly lapsedOn: CalendarDate | null
}

/** What nobody should overlook before a paper goes out: 'Hotel Fjordblick hat abgesagt: kein Haus gewählt.', each once. */
export function withdrawnWords(choices: readonly WithdrawnChoice[]): string[] {
  const told = choices.map((choice) => `${howLost(choice)}: ${nobodyWords(choice.kind, 'kein')} gewählt.`)
  return [...new Set(told)]
}

/** 'Hotel Fjordblick hat abgesagt' */
export function howLost({ name, status, lapsedOn }: Omit<WithdrawnChoice, 'kind'>): string {
  if (lapsedOn !== null) return `Option von ${name} ist am ${germanDate(lapsedOn)} abgelaufen`
  return `${name} ${status === 'cancelled' ? 'wurde storniert' : 'hat abgesagt'}`
}

/** How a service that has nobody reads: 'ohne Haus', 'kein Leistungsträger'. */
export function nobodyWords(kind: RequestedKind, word: 'ohne' | 'kein'): string {
  return `${word} ${kind === 'hotel' ? 'Haus' : 'Leistungsträger'}`
}
