import type { Locale } from '../../accounts/options.ts'

type CatalogWords = {
  /** What the document is called. */
  name: string
  services: string
  /** Behind the heading of a day whose text nobody has checked yet. */
  unchecked: string
}

export const catalogWordsIn: Readonly<Record<Locale, CatalogWords>> = {
  de_DE: { name: 'Katalogtext', services: 'Leistungen', unchecked: 'ungeprüft' },
  en: { name: 'Catalogue text', services: 'What is included', unchecked: 'not checked' },
  fr: { name: 'Texte du catalogue', services: 'Prestations', unchecked: 'non vérifié' },
}
