import type { Locale } from '../accounts/options.ts'
import { clockIn } from '../itinerary/clock-time.ts'
import type { AskedFor, Renewal } from '../requests/renewal.ts'
import { periodIn, personsIn } from './mail-words.ts'

/** What a letter says that asks anew: whatever its partner wrote down before is changed, not added to (TRUE-02). */
type Words = {
  readonly subject: (subject: string) => string
  /** @param number the partner's own, '' where it has given none */
  readonly isChange: (number: string) => string
  readonly before: (facts: string) => string
}

const words: Readonly<Record<Locale, Words>> = {
  de_DE: {
    subject: (subject) => `Änderung: ${subject}`,
    isChange: (number) =>
      `Dies ist eine Änderung zu ${number === '' ? 'unserer bisherigen Anfrage' : `Ihrer Buchungsnummer ${number}`}, keine zusätzliche Gruppe.`,
    before: (facts) => `Bisher gilt: ${facts}.`,
  },
  en: {
    subject: (subject) => `Change: ${subject}`,
    isChange: (number) =>
      `This changes ${number === '' ? 'our previous enquiry' : `your booking ${number}`}; it is not an additional group.`,
    before: (facts) => `So far agreed: ${facts}.`,
  },
  fr: {
    subject: (subject) => `Modification : ${subject}`,
    isChange: (number) =>
      `Ceci modifie ${number === '' ? 'notre demande précédente' : `votre réservation ${number}`} ; il ne s’agit pas d’un groupe supplémentaire.`,
    before: (facts) => `Jusqu’ici convenu : ${facts}.`,
  },
}

/** @returns 'Änderung: Gruppenanfrage Hotel in Oslo' */
export function renewedSubject(locale: Locale, subject: string): string {
  return words[locale].subject(subject)
}

/**
 * The sentences that stand above what is asked for anew.
 * @param agreed when and for how many the partner knows of @param number the partner's own
 * @returns 'Dies ist eine Änderung zu Ihrer Buchungsnummer HL-55371, keine zusätzliche Gruppe. Bisher gilt: 5.–6. Dezember 2026, 36 Personen.'
 */
export function renewedWords(locale: Locale, { times }: Renewal, agreed: AskedFor, number: string): string {
  const { startAt, endAt, askedAmount } = agreed
  const [from, to] = [startAt ?? endAt, endAt ?? startAt]
  const days = from === null || to === null ? '' : periodIn(locale, from.slice(0, 10), to.slice(0, 10))
  const hours = times === 'hours' ? [startAt, endAt].map(clockOf).filter(Boolean).join('–') : ''
  const persons = askedAmount === null || askedAmount === 0 ? '' : personsIn(locale, askedAmount)
  const facts = [days, hours, persons].filter((fact) => fact !== '').join(', ')
  const { isChange, before } = words[locale]
  return [isChange(number.trim()), ...(facts === '' ? [] : [before(facts)])].join(' ')
}

const clockOf = (time: string | null) => (time === null ? null : clockIn(time))
