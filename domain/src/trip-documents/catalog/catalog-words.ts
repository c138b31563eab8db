import type { Locale } from '../../accounts/options.ts'

type CatalogWords = {
  /** What the document is called. */
  name: string
  services: string
  /** Behind the document's name, where the days nobody has checked were left out. */
  onlyChecked: string
  /** Behind the heading of a day whose text nobody has checked yet. */
  unchecked: string
}

export const catalogWordsIn: Readonly<Record<Locale, CatalogWords>> = {
  de_DE: { name: 'Katalogtext', services: 'Leistungen', onlyChecked: 'nur geprüfte', unchecked: 'ungeprüft' },
  en: { name: 'Catalogue text', services: 'What is included', onlyChecked: 'checked only', unchecked: 'not checked' },
  fr: {
    name: 'Texte du catalogue',
    services: 'Prestations',
    onlyChecked: 'vérifiés seulement',
    unchecked: 'non vérifié',
  },
}
