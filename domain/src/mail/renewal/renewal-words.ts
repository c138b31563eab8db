import type { Locale, RequestStatus } from '../../accounts/options.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import { paragraph } from '../../documents/letter.ts'
import { clockIn } from '../../itinerary/clock-time.ts'
import type { AskedFor, Renewal } from '../../requests/renewal.ts'
import type { AskedRooms } from '../../requests/rooms/room-types.ts'
import { plainTextOf, type RichTextNode } from '../../rich-text.ts'
import { capitalised } from '../../typography/characters.ts'
import { datesIn } from '../../typography/date-words.ts'
import { cabinsIn } from '../asked-words.ts'
import { periodIn, personsIn, roomsIn } from '../mail-words.ts'

/** What a letter says that asks anew: whatever its partner wrote down before is changed, not added to (TRUE-02). */
type Words = {
  readonly subject: (subject: string) => string
  /** @param number the partner's own, '' where it has given none */
  readonly isChange: (number: string) => string
  /** @param isAgreed whether the partner has answered what it was asked */
  readonly before: (facts: string, isAgreed: boolean) => string
  /** Of an option that ran out: nothing is agreed by it any more. @param number as above @param day its last */
  readonly hasLapsed: (number: string, day: string) => string
  readonly wasHeld: (facts: string) => string
  /** Of a change that was asked for and not answered: it is taken back. @param stays whether what was agreed before stands */
  readonly takenBack: (facts: string, stays: boolean) => string
}

const words: Readonly<Record<Locale, Words>> = {
  de_DE: {
    subject: (subject) => `Änderung: ${subject}`,
    isChange: (number) =>
      `Dies ist eine Änderung zu ${number === '' ? 'unserer bisherigen Anfrage' : `Ihrer Buchungsnummer ${number}`}, keine zusätzliche Gruppe.`,
    before: (facts, isAgreed) => `${isAgreed ? 'Bisher gilt' : 'Bisher angefragt'}: ${facts}.`,
    hasLapsed: (number, day) =>
      `Die Option${number === '' ? '' : ` ${number}`} bis ${day} ist abgelaufen; wir fragen neu an, es ist keine zusätzliche Gruppe.`,
    wasHeld: (facts) => `Sie galt für: ${facts}.`,
    takenBack: (facts, stays) =>
      `Unsere letzte Nachricht (${facts}) gilt nicht mehr${stays ? '; es bleibt bei dem, was vereinbart ist' : ''}.`,
  },
  en: {
    subject: (subject) => `Change: ${subject}`,
    isChange: (number) =>
      `This changes ${number === '' ? 'our previous enquiry' : `your booking ${number}`}; it is not an additional group.`,
    before: (facts, isAgreed) => `${isAgreed ? 'So far agreed' : 'Asked so far'}: ${facts}.`,
    hasLapsed: (number, day) =>
      `Your option${number === '' ? '' : ` ${number}`} until ${day} has expired; we are asking anew, it is not an additional group.`,
    wasHeld: (facts) => `It was for: ${facts}.`,
    takenBack: (facts, stays) =>
      `Our last message (${facts}) no longer applies${stays ? '; everything stays as agreed before' : ''}.`,
  },
  fr: {
    subject: (subject) => `Modification : ${subject}`,
    isChange: (number) =>
      `Ceci modifie ${number === '' ? 'notre demande précédente' : `votre réservation ${number}`} ; il ne s’agit pas d’un groupe supplémentaire.`,
    before: (facts, isAgreed) => `${isAgreed ? 'Jusqu’ici convenu' : 'Demandé jusqu’ici'} : ${facts}.`,
    hasLapsed: (number, day) =>
      `Votre option${number === '' ? '' : ` ${number}`} jusqu’au ${day} a expiré ; nous renouvelons notre demande, il ne s’agit pas d’un groupe supplémentaire.`,
    wasHeld: (facts) => `Elle portait sur : ${facts}.`,
    takenBack: (facts, stays) =>
      `Notre dernier message (${facts}) n’est plus valable${stays ? ' ; tout reste comme convenu' : ''}.`,
  },
}

/** @returns 'Änderung: Gruppenanfrage Hotel in Oslo' */
export function renewedSubject(locale: Locale, subject: string): string {
  return words[locale].subject(subject)
}

/** What a partner knew before it is asked anew. */
type Before = {
  readonly agreed: AskedFor
  readonly number: string
  readonly status: RequestStatus
  readonly held: number
  readonly rooms: readonly AskedRooms[]
  readonly lapsedOn: CalendarDate | null
  /** The same are cabins of a ferry. */
  readonly areCabins?: boolean
  /** What a letter told since then, where that is no longer asked for (decision 179). */
  readonly told?: Told | null
}

/** What is taken back: with the rooms it named where other ones are asked for, and whether what was agreed before is what is asked for now. */
export type Told = {
  readonly facts: AskedFor
  readonly rooms: readonly AskedRooms[]
  readonly hasHours: boolean
  readonly stays: boolean
}

/**
 * The sentences that stand above what is asked for anew.
 * @param agreed when and for how many the partner knows of @param number the partner's own
 * @param status of its request: what is merely asked for is agreed by nobody
 * @param held for how many it has confirmed; fewer than were asked are what is agreed
 * @param rooms that it knows, told where other ones are asked for
 * @param lapsedOn the last day of its option, once that is over: nobody holds to it any more
 * @param told what is taken back
 * @returns 'Dies ist eine Änderung zu Ihrer Buchungsnummer HL-55371, keine zusätzliche Gruppe. Bisher gilt: 5.–6. Dezember 2026, 36 Personen.'
 */
export function renewedWords(
  locale: Locale,
  { times, rooms: hasOtherRooms }: Renewal,
  { agreed, number, status, held, rooms, areCabins = false, lapsedOn, told = null }: Before,
): string {
  const placesIn = (places: readonly AskedRooms[]) =>
    areCabins
      ? cabinsIn(
          locale,
          places.map(({ type, ...rest }) => ({ ...rest, type: type ?? '' })),
        )
      : roomsIn(locale, places)
  const isShort = status !== 'requested' && held > 0 && held < (agreed.askedAmount ?? 0)
  const had = isShort ? { ...agreed, askedAmount: held } : agreed
  const inRooms = hasOtherRooms && !isShort ? placesIn(rooms) : ''
  const facts = toldFacts(locale, had, times === 'hours', inRooms)
  const { isChange, before, hasLapsed, wasHeld, takenBack } = words[locale]
  // Who has confirmed a part of it is told that part all the same.
  const stays = told?.stays === true && !isShort && lapsedOn === null
  const back =
    told === null ? [] : [takenBack(toldFacts(locale, told.facts, told.hasHours, placesIn(told.rooms)), stays)]
  if (lapsedOn !== null) {
    const day = periodIn(locale, lapsedOn, lapsedOn)
    return [hasLapsed(number.trim(), day), ...(facts === '' ? [] : [wasHeld(facts)]), ...back].join(' ')
  }
  const known = facts === '' || stays ? [] : [before(facts, status !== 'requested')]
  return [isChange(number.trim()), ...known, ...back].join(' ')
}

/**
 * @param rooms where they matter, in words
 * @returns '5.–6. Dezember 2026, 36 Personen', with the hours between both where they matter; '' where nothing is known
 */
export function toldFacts(
  locale: Locale,
  { startAt, endAt, askedAmount }: AskedFor,
  hasHours: boolean,
  rooms = '',
): string {
  const [from, to] = [startAt ?? endAt, endAt ?? startAt]
  const days = from === null || to === null ? '' : periodIn(locale, from.slice(0, 10), to.slice(0, 10))
  const hours = hasHours
    ? [startAt, endAt]
        .map((time) => clockOf(locale, time))
        .filter(Boolean)
        .join('–')
    : ''
  const persons = askedAmount === null || askedAmount === 0 ? '' : personsIn(locale, askedAmount)
  return [days, hours, persons, rooms].filter((fact) => fact !== '').join(', ')
}

/**
 * A letter with something told between its greeting and what it asks. German goes on in small letters after the comma of a
 * greeting; what stood there before begins a sentence of its own now.
 */
export function toldBelowGreeting(locale: Locale, content: readonly RichTextNode[], told: string): RichTextNode[] {
  const [greets, next, ...rest] = content
  if (greets === undefined) return [paragraph(told)]
  const goesOn =
    locale === 'de_DE' &&
    plainTextOf({ type: 'doc', content: [greets] })
      .trim()
      .endsWith(',')
  const words = goesOn ? `${told.charAt(0).toLowerCase()}${told.slice(1)}` : told
  return [greets, paragraph(words), ...(next === undefined ? [] : [begun(next), ...rest])]
}

/** A paragraph whose first letter is a capital. */
function begun(node: RichTextNode): RichTextNode {
  if (node.text !== undefined) return { ...node, text: capitalised(node.text) }
  const [first, ...rest] = node.content ?? []
  return first === undefined ? node : { ...node, content: [begun(first), ...rest] }
}

function clockOf(locale: Locale, time: string | null): string | null {
  const clock = time === null ? null : clockIn(time)
  return clock === null ? null : datesIn[locale].clock(clock)
}
