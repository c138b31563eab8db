import type { Locale, RequestStatus } from '../../accounts/options.ts'
import { wordsIn } from '../../documents/document-language.ts'
import { isSettled } from '../../requests/booked-statuses.ts'
import type { AskedFor } from '../../requests/renewal.ts'
import { personsIn } from '../mail-words.ts'
import { toldFacts } from './renewal-words.ts'

/** What a partner is written to about, where nothing is asked for any more: it is called off, or stands as it was confirmed. */
export type Settled = 'cancelation' | 'booking'

/**
 * What the letter of a request is about by its status; null where it asks.
 * @param agreed what its partner knows: who was never asked is told of no cancelation
 */
export function settledBy(status: RequestStatus, agreed: AskedFor): Settled | null {
  if (agreed.askedAmount === null) return null
  if (status === 'cancelled') return 'cancelation'
  return isSettled(status) ? 'booking' : null
}

type Words = {
  readonly subject: (service: string) => string
  readonly states: (group: string, facts: string) => string
  readonly asks: string
}

const numbered: Readonly<Record<Locale, (number: string) => string>> = {
  de_DE: (number) => `Ihre Buchungsnummer: ${number}`,
  en: (number) => `Your booking number: ${number}`,
  fr: (number) => `Votre numéro de réservation : ${number}`,
}

const words: Readonly<Record<Settled, Readonly<Record<Locale, Words>>>> = {
  cancelation: {
    de_DE: {
      subject: (service) => `Stornierung: ${service}`,
      states: (group, facts) => `hiermit stornieren wir für unsere Gruppe ${group}: ${facts}.`,
      asks: 'Bitte bestätigen Sie uns die Stornierung schriftlich. Sollten Kosten anfallen, nennen Sie uns bitte deren Höhe und Grundlage.',
    },
    en: {
      subject: (service) => `Cancellation: ${service}`,
      states: (group, facts) => `We hereby cancel for our group ${group}: ${facts}.`,
      asks: 'Please confirm this cancellation in writing. Should any charges apply, please let us know their amount and basis.',
    },
    fr: {
      subject: (service) => `Annulation : ${service}`,
      states: (group, facts) => `Par la présente, nous annulons pour notre groupe ${group} : ${facts}.`,
      asks: 'Merci de nous confirmer cette annulation par écrit. Si des frais s’appliquent, veuillez nous en indiquer le montant et le fondement.',
    },
  },
  booking: {
    de_DE: {
      subject: (service) => `Buchung: ${service}`,
      states: (group, facts) => `wir beziehen uns auf unsere Buchung für die Gruppe ${group}: ${facts}.`,
      asks: 'Es bleibt bei dem, was vereinbart ist.',
    },
    en: {
      subject: (service) => `Booking: ${service}`,
      states: (group, facts) => `This is about our booking for the group ${group}: ${facts}.`,
      asks: 'Everything stands as agreed.',
    },
    fr: {
      subject: (service) => `Réservation : ${service}`,
      states: (group, facts) => `Nous nous référons à notre réservation pour le groupe ${group} : ${facts}.`,
      asks: 'Tout reste comme convenu.',
    },
  },
}

/** Who has confirmed a part of what was asked for is asked about the rest: that all stands as agreed would be untrue (TRUE-03). */
const inPart: Readonly<Record<Locale, (held: string, rest: string) => string>> = {
  de_DE: (held, rest) =>
    `Bestätigt haben Sie uns davon bisher ${held}. Bitte lassen Sie uns wissen, ob auch für die übrigen (${rest}) Platz ist.`,
  en: (held, rest) =>
    `Of these you have confirmed ${held} so far. Please let us know whether there is room for the others (${rest}) as well.`,
  fr: (held, rest) =>
    `Vous nous avez confirmé jusqu’à présent ${held}. Merci de nous faire savoir s’il y a également de la place pour les autres (${rest}).`,
}

/** What such a letter tells of. */
export type SettledFacts = {
  readonly group: string
  /** Of the trip. */
  readonly orderNumber: string
  /** 'Hotel in Oslo' */
  readonly service: string
  /** When and for how many the partner knows. */
  readonly agreed: AskedFor
  /** It begins and ends at an hour. */
  readonly hasHours: boolean
  /** The partner's own, '' where it has given none. */
  readonly number: string
  /** For how many it has confirmed; 0 where nobody has said. */
  readonly held: number
}

/** @returns subject and paragraphs between greeting and signature */
export function settledLetter(
  locale: Locale,
  about: Settled,
  { group, orderNumber, service, agreed, hasHours, number, held }: SettledFacts,
): { subject: string; lines: string[] } {
  const { subject, states, asks } = words[about][locale]
  const facts = [service, toldFacts(locale, agreed, hasHours)].filter((part) => part !== '').join(', ')
  const own = number.trim()
  const open = about === 'booking' && held > 0 ? (agreed.askedAmount ?? 0) - held : 0
  const asked = open > 0 ? inPart[locale](personsIn(locale, held), personsIn(locale, open)) : asks
  return {
    subject: `${subject(service)}, ${orderNumber}`,
    lines: [states(group, facts), ...(own === '' ? [] : [numbered[locale](own)]), asked, wordsIn[locale].close],
  }
}
