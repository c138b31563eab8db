/** How a table speaks of its prices. */
export type PriceWords = {
  title: string
  /** 'Paketpreis' */
  one: string
  size: string
  price: string
  /** Around the size in a row: 'ab' 20 'Pax'. */
  before: string
  after: string
}

export const packageWords: PriceWords = {
  title: 'Paketpreise',
  one: 'Paketpreis',
  size: 'Gruppengröße',
  price: 'Preis pro Person',
  before: 'ab',
  after: 'Pax',
}

export const singleWords: PriceWords = {
  title: 'Einzelzimmerzuschläge',
  one: 'Einzelzimmerzuschlag',
  size: 'Zahl der Einzelzimmer',
  price: 'Zuschlag pro Person',
  before: 'bis',
  after: 'EZ',
}
