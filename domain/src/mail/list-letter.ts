import type { Locale } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { periodIn } from './mail-words.ts'

/** What the mail tells with which a hotel gets its rooming list (ROOM-08). */
export type ListMail = {
  readonly group: string
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** The hotel's own number of the booking; may be empty. */
  readonly bookingNumber: string
  /** The hotel had a list before. */
  readonly isAgain: boolean
}

type Words = { subject: (again: boolean) => string; booking: string; first: string; again: string; confirm: string }

const wordsIn: Readonly<Record<Locale, Words>> = {
  de_DE: {
    subject: (again) => (again ? 'Geänderte Rooming-Liste' : 'Rooming-Liste'),
    booking: 'Buchungsnummer',
    first: 'anbei erhalten Sie die Rooming-Liste unserer Gruppe {group}, {period}.',
    again:
      'anbei erhalten Sie die geänderte Rooming-Liste unserer Gruppe {group}, {period}. Was sich seit unserer letzten Liste geändert hat, ist darin gekennzeichnet.',
    confirm: 'Bitte bestätigen Sie uns kurz, dass Sie die Liste erhalten haben und die Zimmer so zugeteilt sind.',
  },
  en: {
    subject: (again) => (again ? 'Amended rooming list' : 'Rooming list'),
    booking: 'Booking number',
    first: 'Please find attached the rooming list of our group {group}, {period}.',
    again:
      'Please find attached the amended rooming list of our group {group}, {period}. What has changed since our last list is marked.',
    confirm: 'Please confirm briefly that you have received the list and that the rooms are allocated accordingly.',
  },
  fr: {
    subject: (again) => (again ? 'Liste des chambres modifiée' : 'Liste des chambres'),
    booking: 'Numéro de réservation',
    first: 'Vous trouverez ci-joint la liste des chambres de notre groupe {group}, {period}.',
    again:
      'Vous trouverez ci-joint la liste des chambres modifiée de notre groupe {group}, {period}. Les changements depuis notre dernière liste y sont signalés.',
    confirm: 'Merci de nous confirmer brièvement la bonne réception de la liste et la répartition des chambres.',
  },
}

/** Subject and sentences between greeting and signature, in the hotel's language. */
export function listMail(locale: Locale, mail: ListMail): { readonly subject: string; readonly sentences: string[] } {
  const { subject, booking, first, again, confirm } = wordsIn[locale]
  const { group, from, to, bookingNumber, isAgain } = mail
  const period = periodIn(locale, from, to)
  const told = (isAgain ? again : first).replace('{group}', () => group).replace('{period}', () => period)
  const number = bookingNumber.trim()
  return {
    subject: `${subject(isAgain)}: ${group}, ${period}`,
    sentences: [told, ...(number === '' ? [] : [`${booking}: ${number}`]), confirm],
  }
}
