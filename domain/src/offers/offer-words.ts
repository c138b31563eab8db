import type { OfferWords } from './offer-model.ts'

/** Labels of the German offer. */
export const germanOfferWords: OfferWords = {
  lang: 'de',
  region: 'DE',
  page: 'Seite',
  of: 'von',
  itinerary: 'Reiseverlauf',
  services: 'Leistungen und Preise',
  included: 'Im Reisepreis enthalten',
  prices: 'Reisepreis',
  extras: 'Zuschläge und Möglichkeiten',
  conditions: 'Konditionen',
  kinds: {
    hotel: 'Hotel',
    ferry: 'Fähre',
    airline: 'Flug',
    train: 'Zug',
    other: 'Leistung',
    route: 'Route',
    free: 'Hinweis',
  },
}
