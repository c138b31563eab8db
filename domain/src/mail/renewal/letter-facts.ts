import type { RequestStatus } from '../../accounts/options.ts'
import type { ItemOf } from '../../contract/shape.ts'
import { contingentDifference, isForAll } from '../../requests/losses/contingent-difference.ts'
import { type Agreement, type AskedFor, changeOf, knownOf, renewalOf } from '../../requests/renewal.ts'
import { requestDrift } from '../../requests/request-drift.ts'
import { mixWords, roomChanges } from '../../requests/rooms/room-mix.ts'
import type { RequestedKind } from '../../service-kinds.ts'
import type { emailContract } from '../email.contract.ts'
import { toldFacts } from './renewal-words.ts'
import { type Settled, settledBy } from './settled-words.ts'

/** Where a request stands, and what its partner knows of it. */
export type Known = Agreement & { readonly status: RequestStatus }

/** For when and how many a letter was written, and what its request says by now; what its partner knew then (null: nobody noted it), and knows now. */
export type LetterFacts = {
  readonly kind: RequestedKind
  readonly told: AskedFor
  readonly now: AskedFor
  readonly knew: Known | null
  readonly knows: Known
}

/**
 * Whether a letter that has not left is untrue by now (TRUE-02, TRUE-03): its request says something else, or its partner has since
 * confirmed or been told what the letter asks for, or knows other dates than those the letter says it changes.
 */
export function isOvertaken(facts: LetterFacts): boolean {
  return saysOtherwise(facts) || isAnswered(facts)
}

/** Sent so, it leaves its request 'neu anzufragen'. */
export function saysOtherwise({ kind, told, now }: LetterFacts): boolean {
  return differ(kind, told, now)
}

function isAnswered({ kind, told, now, knew, knows }: LetterFacts): boolean {
  if (knew === null) return false
  const about = aboutOf(kind, now, knows)
  if (aboutOf(kind, told, knew) !== about) return true
  return about === 'change' && differ(kind, knownOf(kind, told, knew), knownOf(kind, now, knows))
}

/** What a letter does that is written of such a request: it asks, asks for a change, calls off, or speaks of what is booked. */
function aboutOf(kind: RequestedKind, asked: AskedFor, known: Known): 'ask' | 'change' | Settled {
  return renewalOf(kind, known.status, asked, known) === null
    ? (settledBy(known.status, known.agreed) ?? 'ask')
    : 'change'
}

function differ(kind: RequestedKind, one: AskedFor, other: AskedFor): boolean {
  return changeOf(kind, one, other) !== null
}

function haveOtherRooms(one: AskedFor, other: AskedFor): boolean {
  return roomChanges(one.rooms, other.rooms).length > 0
}

/**
 * @returns 'Geschrieben für 12.–13. August 2027, 41 Personen; die Anfrage nennt inzwischen 12.–13. August 2027, 30 Personen.' or
 * 'Inzwischen ist bestätigt: 12.–13. August 2027; das Anschreiben fragt noch danach.'
 */
export function overtakenWords(facts: LetterFacts): string {
  const { kind, told, now, knew, knows } = facts
  if (saysOtherwise(facts) || knew === null) {
    const [before, today] = worded(kind, told, now)
    return `Geschrieben für ${before}; die Anfrage nennt inzwischen ${today}.`
  }
  const [then, today] = [knownOf(kind, told, knew), knownOf(kind, now, knows)]
  const [knewThen, knowsNow] = worded(kind, then, today)
  switch (aboutOf(kind, now, knows)) {
    case 'booking':
      return `Inzwischen ist bestätigt: ${confirmedSince(kind, then, today)}; das Anschreiben fragt noch danach.`
    case 'cancelation':
      return 'Die Anfrage ist inzwischen storniert; das Anschreiben sagt davon nichts.'
    case 'change':
      return aboutOf(kind, told, knew) === 'change'
        ? `Geschrieben, als der Partner ${knewThen} kannte; er kennt inzwischen ${knowsNow}.`
        : `Der Partner kennt ${knowsNow}; dass sich das ändert, sagt das Anschreiben nicht.`
    case 'ask':
      return `Der Partner kennt inzwischen ${knowsNow}; das Anschreiben spricht noch vom alten Stand.`
  }
}

/** A yes to other dates says nothing of how many are held, who may be fewer than are asked for (decision 119). */
function confirmedSince(kind: RequestedKind, then: AskedFor, today: AskedFor): string {
  const isNumber = then.askedAmount !== today.askedAmount || haveOtherRooms(then, today)
  const [, words] = worded(kind, then, isNumber ? today : { ...today, askedAmount: null })
  return words
}

function worded(kind: RequestedKind, before: AskedFor, after: AskedFor): [string, string] {
  const hasHours = requestDrift(kind, before, after) === 'hours'
  const hasRooms = haveOtherRooms(before, after)
  const words = (facts: AskedFor) =>
    toldFacts('de_DE', facts, hasHours, hasRooms ? mixWords(facts.rooms ?? []) : '') || 'keine Angaben'
  return [words(before), words(after)]
}

type Mail = Pick<ItemOf<typeof emailContract>, 'status' | 'isLetter' | 'told' | 'knew' | 'asks'>

/** The facts of a letter that is still to leave; null of every other mail. */
export function openLetterFacts({ status, isLetter, told, knew, asks }: Mail): LetterFacts | null {
  const isOpen = status === 'draft' || status === 'failed'
  return isOpen && isLetter && told !== null && asks !== null ? { ...asks, told, knew } : null
}

/** Whether a mail is a letter that is untrue by now: lists mark it. */
export function isOvertakenMail(mail: Mail): boolean {
  const facts = openLetterFacts(mail)
  return facts !== null && isOvertaken(facts)
}

/**
 * A letter for all of the group that names another number than the contingent by now, although its request names it too: the group has
 * grown and shrunk again before anybody made the request the same (TRUE-03).
 * @returns 'Das Anschreiben nennt 58 Personen, im Kontingent stehen 44.'; null where it is overtaken, or tells of what is settled
 */
export function otherNumberWords(mail: Mail): string | null {
  const facts = openLetterFacts(mail)
  if (facts === null || mail.asks === null || isOvertaken(facts)) return null
  const { now, knows } = facts
  const { wholeGroup, contingent } = mail.asks.group
  const asked = now.askedAmount ?? 0
  const about = aboutOf(facts.kind, now, knows)
  if (asked === 0 || contingent === 0 || !isForAll({ wholeGroup }) || (about !== 'ask' && about !== 'change'))
    return null
  if (contingentDifference({ status: knows.status, asked }, contingent) === 0) return null
  return `Das Anschreiben nennt ${asked} Personen, im Kontingent stehen ${contingent}.`
}
