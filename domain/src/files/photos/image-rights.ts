import type { CalendarDate } from '../../calendar-date.ts'

/** What is noted of the rights to a photo. */
export type NotedRights = {
  readonly source: string
  readonly licence: string
  /** The last day on which it may be used; null: for good. */
  readonly validUntil: CalendarDate | null
}
export type RightsStanding = 'noted' | 'missing' | 'expired'

/** Whether a photo may stand on a paper that leaves the house on a day: who made it and by which right it is used must be noted. */
export function rightsStanding({ source, licence, validUntil }: NotedRights, today: CalendarDate): RightsStanding {
  if (source.trim() === '' || licence.trim() === '') return 'missing'
  return validUntil !== null && validUntil < today ? 'expired' : 'noted'
}
