import { type Refusal, refusal } from '../refusal.ts'
import type { OptionDefault, Tone } from './options.ts'
import * as options from './options.ts'

type OptionList = {
  /** Heading of the list on the admin page. */
  label: string
  defaults: Record<string, OptionDefault>
}

/** Every option list by its name in table `options` and in the API. */
export const optionLists = {
  order_status: { label: 'Reisestatus', defaults: options.orderStatuses },
  request_status: { label: 'Anfragestatus', defaults: options.requestStatuses },
  client_offer: { label: 'Angebotsstatus der Leistungen', defaults: options.clientOfferStatuses },
  price_type: { label: 'Preisarten', defaults: options.priceTypes },
  todo_status: { label: 'Aufgabenstatus', defaults: options.todoStatuses },
  todo_type: { label: 'Aufgabenarten', defaults: options.todoTypes },
  booking_situation: { label: 'Buchungssituation', defaults: options.bookingSituations },
  request_source: { label: 'Herkunft der Anfrage', defaults: options.requestSources },
  order_category: { label: 'Reisekategorien', defaults: options.orderCategories },
  cabin_type: { label: 'Kabinenarten', defaults: options.cabinTypes },
  board: { label: 'Verpflegung', defaults: options.boards },
  hotel_category: { label: 'Hotelkategorien', defaults: options.hotelCategories },
  passage_type: { label: 'Tag- und Nachtfahrten', defaults: options.passageTypes },
  class_category: { label: 'Klassen', defaults: options.classCategories },
  train_type: { label: 'Zugarten', defaults: options.trainTypes },
  wagon_type: { label: 'Wagenarten', defaults: options.wagonTypes },
  other_service_category: {
    label: 'Kategorien der Zusatzleistungen',

    defaults: options.otherServiceCategories,
  },
  contact_role: { label: 'Rollen der Kontakte', defaults: options.contactRoles },
  info_importance: { label: 'Wichtigkeit der Hinweise', defaults: options.infoImportances },
  concept_check: { label: 'Prüfstatus der Konzepte', defaults: options.conceptCheckStatuses },
  locale: { label: 'Sprachen', defaults: options.locales },
} as const satisfies Record<string, OptionList>
export type OptionListName = keyof typeof optionLists
export const optionListNames = options.keysOf(optionLists)

/** One entry of a list as an organisation sees it, in its order. */
export type ListedOption = { key: string; label: string; tone: Tone; isActive: boolean }

/** The entries of a list without any choice of an organisation. */
export function defaultOptions(list: OptionListName): ListedOption[] {
  return Object.entries<OptionDefault>(optionLists[list].defaults).map(([key, { label, tone }]) => ({
    key,
    label,
    tone,
    isActive: true,
  }))
}

/**
 * A list as an organisation has arranged it (design §3). Its own entries come first and in its order; defaults that it
 * has not arranged follow, so that a status added later is never missing. Keys no longer known are dropped.
 */
export function arrangedOptions(list: OptionListName, own: readonly ListedOption[]): ListedOption[] {
  const defaults = defaultOptions(list)
  const known = new Set(defaults.map(({ key }) => key))
  const arranged = own.filter(({ key }) => known.has(key))
  const done = new Set(arranged.map(({ key }) => key))
  return [...arranged, ...defaults.filter(({ key }) => !done.has(key))]
}

/**
 * Whether an organisation may arrange a list so. It names, colours, orders and switches off; keys are fixed because
 * rules refer to them.
 */
export function checkArrangement(list: OptionListName, own: readonly ListedOption[]): Refusal | null {
  const known = new Set(defaultOptions(list).map(({ key }) => key))
  const seen = new Set<string>()
  for (const [index, { key }] of own.entries()) {
    if (!known.has(key)) return refusal('unknown_option', `Den Eintrag '${key}' gibt es nicht.`, `[${index}].key`)
    if (seen.has(key)) return refusal('repeated_option', `Den Eintrag '${key}' gibt es zweimal.`, `[${index}].key`)
    seen.add(key)
  }
  if (arrangedOptions(list, own).some(({ isActive }) => isActive)) return null
  return refusal('no_option_left', 'Mindestens ein Eintrag muss aktiv bleiben.')
}
