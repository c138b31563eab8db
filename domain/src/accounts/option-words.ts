import { arrangedOptions, type ListedOption } from './option-lists.ts'
import type { Board, ClassCategory, ClientOfferStatus, Locale, OrderCategory, PriceType } from './options.ts'

/** The lists whose words stand in documents, by their names in table `options`. */
const printedLists = ['order_category', 'board', 'client_offer', 'price_type', 'class_category'] as const
type PrintedList = (typeof printedLists)[number]

/** What the entries of those lists are called in one language. */
export type OptionWords = {
  readonly order_category: Readonly<Record<OrderCategory, string>>
  readonly board: Readonly<Record<Board, string>>
  readonly client_offer: Readonly<Record<ClientOfferStatus, string>>
  readonly price_type: Readonly<Record<PriceType, string>>
  readonly class_category: Readonly<Record<ClassCategory, string>>
}

/** An organisation names its entries in German; other languages have these words for the keys (decision 018). */
export const translatedOptions: Readonly<Record<Exclude<Locale, 'de_DE'>, OptionWords>> = {
  en: {
    order_category: {
      activity: 'activity tour',
      classic: 'classic tour',
      culture: 'cultural tour',
      hiking: 'walking tour',
      cycling: 'cycling tour',
      choir: 'choir tour',
      club: 'club tour',
      school: 'school trip',
      cruise: 'cruise',
      city: 'city break',
    },
    board: {
      none: 'room only',
      half: 'half board',
      full: 'full board',
      half_extra_breakfast: 'half board with extended breakfast',
      full_extra_breakfast: 'full board with extended breakfast',
    },
    client_offer: {
      included: 'included',
      optional: 'optional',
      additional: 'bookable extra',
      atLocation: 'paid locally',
    },
    price_type: { per_person: 'per person', per_group: 'per group' },
    class_category: { first: '1st class', second: '2nd class' },
  },
  fr: {
    order_category: {
      activity: 'voyage actif',
      classic: 'circuit classique',
      culture: 'voyage culturel',
      hiking: 'voyage de randonnée',
      cycling: 'voyage à vélo',
      choir: 'voyage choral',
      club: 'voyage associatif',
      school: 'voyage scolaire',
      cruise: 'croisière',
      city: 'séjour en ville',
    },
    board: {
      none: 'sans repas',
      half: 'demi-pension',
      full: 'pension complète',
      half_extra_breakfast: 'demi-pension avec petit-déjeuner enrichi',
      full_extra_breakfast: 'pension complète avec petit-déjeuner enrichi',
    },
    client_offer: {
      included: 'inclus',
      optional: 'en option',
      additional: 'en supplément',
      atLocation: 'à régler sur place',
    },
    price_type: { per_person: 'par personne', per_group: 'par groupe' },
    class_category: { first: '1re classe', second: '2de classe' },
  },
}

/** An organisation's own arrangements of the lists; a list it has not arranged may be missing. */
export type OwnLists = Readonly<Partial<Record<PrintedList, readonly ListedOption[]>>>

/** What a document in a language calls the entries: in German the organisation's own words, else the built-in ones. */
export function optionWords(locale: Locale, own: OwnLists = {}): OptionWords {
  if (locale !== 'de_DE') return translatedOptions[locale]
  const labels = printedLists.map((list) => [
    list,
    Object.fromEntries(
      arrangedOptions(list, own[list] ?? []).map(({ key, label }) => [
        key,
        list === 'order_category' ? withinSentence(label) : label,
      ]),
    ),
  ])
  // An arranged list has every key of its list, whatever the organisation has made of it.
  return Object.fromEntries(labels) as OptionWords
}

/** 'Klassische Rundreise' in 'Ihre klassische Rundreise': an adjective at the front is small there, a noun is not. */
function withinSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll}+e \p{Lu})/u, (first) => first.toLocaleLowerCase('de-DE'))
}
