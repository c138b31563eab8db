import { type AskedFor, knownOf, renewalOf } from '../../requests/renewal.ts'
import { mixWords } from '../../requests/rooms/room-mix.ts'
import type { RequestedKind } from '../../service-kinds.ts'
import type { Known } from './letter-facts.ts'
import { toldFacts } from './renewal-words.ts'

/**
 * What a partner knows of a request that says something else by now, for lists over all trips (TRUE-02, TRUE-03).
 * @returns '30. April – 2. Mai 2027, 27 Personen'; null while the partner knows all of it
 */
export function knownBefore(kind: RequestedKind, now: AskedFor, knows: Known): string | null {
  const renewal = renewalOf(kind, knows.status, now, knows)
  if (renewal === null) return null
  const known = knownOf(kind, now, knows)
  return toldFacts('de_DE', known, renewal.times === 'hours', renewal.rooms ? mixWords(known.rooms ?? []) : '')
}
