import { type AskedFor, renewalOf } from '../../requests/renewal.ts'
import { mixWords } from '../../requests/rooms/room-mix.ts'
import type { RequestedKind } from '../../service-kinds.ts'
import type { Known } from './letter-facts.ts'
import { toldFacts } from './renewal-words.ts'

/**
 * What a partner knows of a request that says something else by now, for lists over all trips (TRUE-02, TRUE-03).
 * @returns '30. April – 2. Mai 2027, 27 Personen'; null while the partner knows all of it
 */
export function knownBefore(kind: RequestedKind, now: AskedFor, { status, agreed }: Known): string | null {
  const renewal = renewalOf(kind, status, now, agreed)
  if (renewal === null) return null
  return toldFacts('de_DE', agreed, renewal.times === 'hours', renewal.rooms ? mixWords(agreed.rooms ?? []) : '')
}
