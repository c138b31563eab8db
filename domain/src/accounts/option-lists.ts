import { type Refusal, refusal } from '../refusal.ts'
import type { OptionDefault, Tone } from './options.ts'
import * as options from './options.ts'

type OptionList = {
  label: string
  defaults: Record<string, OptionDefault>
  /** What is chosen by it and where; one line for the admin page. */
  hint: string
  /** No rule refers to its keys, so an organisation may add entries and take them out. */
  grows?: true
  hasSymbols?: true
}

/** Every option list by its name in table `options` and in the API. */
export const optionLists = {
  order_status: {
    label: 'Reisestatus',
    defaults: options.orderStatuses,
    hint: 'Der Weg einer Reise, in Kopf, Liste und Filtern.',
  },
  request_status: {
    label: 'Anfragestatus',
    defaults: options.requestStatuses,
    hint: 'Der Weg einer Anfrage an einen Leistungsträger.',
  },
  client_offer: {
    label: 'Abrechnung der Leistungen',
    defaults: options.clientOfferStatuses,
    hint: 'Wie eine Leistung dem Kunden angeboten wird.',
  },
  price_type: { label: 'Preisarten', defaults: options.priceTypes, hint: 'Wofür ein Preis gilt.' },
  todo_status: { label: 'Aufgabenstatus', defaults: options.todoStatuses, hint: 'Wie es um eine Aufgabe steht.' },
  todo_type: { label: 'Aufgabenarten', defaults: options.todoTypes, hint: 'Was eine Aufgabe ist.' },
  booking_situation: {
    label: 'Buchungssituation',
    defaults: options.bookingSituations,
    hint: 'Wie es um die Buchung einer Reise steht.',
  },
  request_source: {
    label: 'Herkunft der Anfrage',
    defaults: options.requestSources,
    hint: 'Woher die Anfrage eines Kunden kam.',
  },
  order_category: {
    label: 'Reisekategorien',
    defaults: options.orderCategories,
    hint: 'Art der Reise; sie steht auch im Betreff des Angebots.',
  },
  cabin_type: { label: 'Kabinenarten', defaults: options.cabinTypes, hint: 'Arten der Kabinen im Fährkontingent.' },
  board: { label: 'Verpflegung', defaults: options.boards, hint: 'Verpflegung der Hotels.' },
  hotel_category: { label: 'Hotelkategorien', defaults: options.hotelCategories, hint: 'Arten der Hotels.' },
  passage_type: {
    label: 'Tag- und Nachtfahrten',
    defaults: options.passageTypes,
    hint: 'Fahrten am Tag und in der Nacht.',
  },
  class_category: { label: 'Klassen', defaults: options.classCategories, hint: 'Klassen in Zügen und auf Fähren.' },
  train_type: { label: 'Zugarten', defaults: options.trainTypes, hint: 'Arten der Züge.' },
  wagon_type: { label: 'Wagenarten', defaults: options.wagonTypes, hint: 'Arten der Wagen.' },
  other_service_category: {
    label: 'Kategorien der Zusatzleistungen',
    hint: 'Arten der Zusatzleistungen.',
    defaults: options.otherServiceCategories,
  },
  contact_role: {
    label: 'Rollen der Kontakte',
    defaults: options.contactRoles,
    hint: 'Aufgaben der Ansprechpartner einer Reise.',
  },
  info_importance: {
    label: 'Wichtigkeit der Hinweise',
    defaults: options.infoImportances,
    hint: 'In dieser Folge werden Hinweise gezeigt.',
  },
  concept_check: {
    label: 'Prüfstatus der Konzepte',
    defaults: options.conceptCheckStatuses,
    hint: 'Ob ein Konzept geprüft ist.',
  },
  locale: { label: 'Sprachen', defaults: options.locales, hint: 'Sprachen der Dokumente.' },
  room_type: {
    label: 'Zimmerarten',
    hint: 'Arten der Zimmer im Hotelkontingent.',
    defaults: { standard: { label: 'Standard', tone: 'neutral' } },
    grows: true,
  },
  concept_symbol: {
    label: 'Symbole der Konzepte',
    hint: 'Zeichen, mit denen ein Gesamtkonzept gekennzeichnet wird.',
    defaults: options.conceptSymbols,
    grows: true,
    hasSymbols: true,
  },
  catalogue_year: {
    label: 'Katalogjahre',
    hint: 'Jahre, für die ein Gesamtkonzept im Katalog stehen kann; ohne eigene vom Vorjahr an fünf.',
    defaults: {},
    grows: true,
  },
} as const satisfies Record<string, OptionList>
export type OptionListName = keyof typeof optionLists
export const optionListNames = options.keysOf(optionLists)

/** One entry of a list as an organisation sees it, in its order. */
export type ListedOption = { key: string; label: string; tone: Tone; isActive: boolean; symbol?: string | undefined }

/** The entries of a list without any choice of an organisation. */
export function defaultOptions(list: OptionListName): ListedOption[] {
  return Object.entries<OptionDefault>(optionLists[list].defaults).map(([key, entry]) => ({
    key,
    ...entry,
    isActive: true,
  }))
}

export function optionListOf(list: OptionListName): OptionList {
  return optionLists[list]
}

/** Years a catalogue can be of. */
export const catalogueYearRange = { first: 2000, last: 2200 } as const

/** Whether the key of an entry names a year, '2027'; concepts keep it as a number. */
function isCatalogueYear(key: string): boolean {
  return /^\d{4}$/.test(key) && Number(key) >= catalogueYearRange.first && Number(key) <= catalogueYearRange.last
}

/** From last year to three years ahead (design §3), unless the organisation keeps years of its own. */
export function catalogueYears(own: readonly ListedOption[], thisYear: number): ListedOption[] {
  const years = own.filter(({ key }) => isCatalogueYear(key))
  if (years.length > 0) return years
  return [-1, 0, 1, 2, 3].map((offset) => {
    const year = String(thisYear + offset)
    return { key: year, label: year, tone: 'neutral', isActive: true }
  })
}

/**
 * A list as an organisation has arranged it (design §3). Its own entries come first and in its order; defaults that it
 * has not arranged follow, so that a status added later is never missing. Keys no longer known are dropped. A list that
 * may grow is what the organisation has made of it.
 */
export function arrangedOptions(list: OptionListName, own: readonly ListedOption[]): ListedOption[] {
  if (optionListOf(list).grows === true && own.length > 0) return [...own]
  const defaults = defaultOptions(list)
  const known = new Set(defaults.map(({ key }) => key))
  const arranged = own.filter(({ key }) => known.has(key))
  const done = new Set(arranged.map(({ key }) => key))
  return [...arranged, ...defaults.filter(({ key }) => !done.has(key))]
}

/**
 * What something begins with where nobody chooses.
 * @param entries a list as its organisation has arranged it @param usual the key it begins with by the documents
 * @returns the usual one, or the first that is offered where the organisation has switched that off
 */
export function offeredElse(entries: readonly ListedOption[], usual: string): string {
  const offered = entries.filter(({ isActive }) => isActive)
  return offered.some(({ key }) => key === usual) ? usual : (offered[0]?.key ?? usual)
}

/**
 * Whether an organisation may arrange a list so. It names, colours, orders and switches off; keys are fixed because
 * rules refer to them.
 */
export function checkArrangement(list: OptionListName, own: readonly ListedOption[]): Refusal | null {
  const known = new Set(defaultOptions(list).map(({ key }) => key))
  const seen = new Set<string>()
  const arranged = arrangedOptions(list, own)
  const { grows = false } = optionListOf(list)
  for (const [index, { key, label }] of own.entries()) {
    if (!known.has(key) && !grows)
      return refusal('unknown_option', `Den Eintrag '${key}' gibt es nicht.`, `[${index}].key`)
    if (list === 'catalogue_year' && !isCatalogueYear(key)) {
      const { first, last } = catalogueYearRange
      return refusal('no_year', `Bitte ein Jahr von ${first} bis ${last} angeben`, `[${index}].key`)
    }
    if (seen.has(key)) return refusal('repeated_option', `Den Eintrag '${key}' gibt es zweimal.`, `[${index}].key`)
    seen.add(key)
    // Nobody could tell two entries of one name apart.
    if (arranged.some((other) => other.key !== key && isSameName(other.label, label)))
      return refusal('repeated_name', `Es gibt schon einen Eintrag '${label}'.`, `[${index}].label`)
  }
  if (arranged.some(({ isActive }) => isActive)) return null
  return refusal('no_option_left', 'Mindestens ein Eintrag muss aktiv bleiben.')
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('de') === other.trim().toLocaleLowerCase('de')
}
