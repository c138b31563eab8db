import type { Locale } from '../accounts/options.ts'
import { noBreakSpace } from '../typography/characters.ts'

type LineWords = {
  readonly prepayment: string
  readonly cancelation: string
  /** 'Anzahlung 20 %' */
  readonly percent: (name: string, percent: string) => string
  readonly services: (trip: string) => string
  /** By how many the package price counts, free places included (money.md §2). */
  readonly participants: (pax: number, free: number) => string
}

const gap = noBreakSpace

/** What an invoice calls a share of the price, and an amount that somebody typed. */
export const lineWordsIn: Readonly<Record<Locale, LineWords>> = {
  de_DE: {
    prepayment: 'Anzahlung auf den Reisepreis',
    cancelation: 'Stornokosten',
    percent: (name, percent) => `${name}, ${percent}`,
    services: (trip) => `Reiseleistungen ${trip}`,
    participants: (pax, free) =>
      `Teilnehmerzahl${gap}${pax}${free === 0 ? '' : ` inkl. ${free}${gap}${free === 1 ? 'Freiplatz' : 'Freiplätze'}`}`,
  },
  en: {
    prepayment: 'Deposit on the price of the tour',
    cancelation: 'Cancellation charge',
    percent: (name, percent) => `${name}, ${percent}`,
    services: (trip) => `Travel services ${trip}`,
    participants: (pax, free) =>
      `${pax}${gap}participants${free === 0 ? '' : ` incl. ${free}${gap}${free === 1 ? 'free place' : 'free places'}`}`,
  },
  fr: {
    prepayment: 'Acompte sur le prix du voyage',
    cancelation: 'Frais d’annulation',
    percent: (name, percent) => `${name}, ${percent}`,
    services: (trip) => `Prestations de voyage ${trip}`,
    participants: (pax, free) =>
      `${pax}${gap}participants${free === 0 ? '' : ` dont ${free}${gap}${free === 1 ? 'gratuité' : 'gratuités'}`}`,
  },
}
