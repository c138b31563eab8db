import type { Locale } from '../accounts/options.ts'

type LineWords = {
  readonly prepayment: string
  readonly cancelation: string
  /** 'Anzahlung 20 %' */
  readonly percent: (name: string, percent: string) => string
  readonly services: (trip: string) => string
}

/** What an invoice calls a share of the price, and an amount that somebody typed. */
export const lineWordsIn: Readonly<Record<Locale, LineWords>> = {
  de_DE: {
    prepayment: 'Anzahlung auf den Reisepreis',
    cancelation: 'Stornokosten',
    percent: (name, percent) => `${name}, ${percent}`,
    services: (trip) => `Reiseleistungen ${trip}`,
  },
  en: {
    prepayment: 'Deposit on the price of the tour',
    cancelation: 'Cancellation charge',
    percent: (name, percent) => `${name}, ${percent}`,
    services: (trip) => `Travel services ${trip}`,
  },
  fr: {
    prepayment: 'Acompte sur le prix du voyage',
    cancelation: 'Frais d’annulation',
    percent: (name, percent) => `${name}, ${percent}`,
    services: (trip) => `Prestations de voyage ${trip}`,
  },
}
