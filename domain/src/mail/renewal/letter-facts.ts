import type { ItemOf } from '../../contract/shape.ts'
import type { AskedFor } from '../../requests/renewal.ts'
import { requestDrift } from '../../requests/request-drift.ts'
import type { RequestedKind } from '../../service-kinds.ts'
import type { emailContract } from '../email.contract.ts'
import { toldFacts } from './renewal-words.ts'

/** For when and how many a letter was written, and what its request says by now. */
export type LetterFacts = { readonly kind: RequestedKind; readonly told: AskedFor; readonly now: AskedFor }

/** Whether a letter that has not left says something else than its request does by now (TRUE-03). */
export function isOvertaken({ kind, told, now }: LetterFacts): boolean {
  return told.askedAmount !== now.askedAmount || requestDrift(kind, told, now) !== null
}

/** @returns 'Geschrieben für 12.–13. August 2027, 41 Personen; die Anfrage nennt inzwischen 12.–13. August 2027, 30 Personen.' */
export function overtakenWords({ kind, told, now }: LetterFacts): string {
  const hasHours = requestDrift(kind, told, now) === 'hours'
  const [before, today] = [told, now].map((facts) => toldFacts('de_DE', facts, hasHours) || 'keine Angaben')
  return `Geschrieben für ${before}; die Anfrage nennt inzwischen ${today}.`
}

type Mail = Pick<ItemOf<typeof emailContract>, 'status' | 'isLetter' | 'told' | 'asks'>

/** The facts of a letter that is still to leave; null of every other mail. */
export function openLetterFacts({ status, isLetter, told, asks }: Mail): LetterFacts | null {
  const isOpen = status === 'draft' || status === 'failed'
  return isOpen && isLetter && told !== null && asks !== null ? { kind: asks.kind, told, now: asks.now } : null
}
