import type { OptionDefault } from './options.ts'
import * as options from './options.ts'

type OptionList = {
  /** Heading of the list on the admin page. */
  label: string
  /** Whether an organisation may add entries of its own; lists that rules decide by take no new keys. */
  isExtendable: boolean
  defaults: Record<string, OptionDefault>
}

/** Every option list by its name in table `options` and in the API. */
export const optionLists = {
  order_status: { label: 'Reisestatus', isExtendable: false, defaults: options.orderStatuses },
  request_status: { label: 'Anfragestatus', isExtendable: false, defaults: options.requestStatuses },
  client_offer: { label: 'Angebotsstatus der Leistungen', isExtendable: false, defaults: options.clientOfferStatuses },
  price_type: { label: 'Preisarten', isExtendable: false, defaults: options.priceTypes },
  todo_status: { label: 'Aufgabenstatus', isExtendable: false, defaults: options.todoStatuses },
  todo_type: { label: 'Aufgabenarten', isExtendable: true, defaults: options.todoTypes },
  booking_situation: { label: 'Buchungssituation', isExtendable: true, defaults: options.bookingSituations },
  request_source: { label: 'Herkunft der Anfrage', isExtendable: true, defaults: options.requestSources },
  order_category: { label: 'Reisekategorien', isExtendable: true, defaults: options.orderCategories },
  cabin_type: { label: 'Kabinenarten', isExtendable: true, defaults: options.cabinTypes },
  board: { label: 'Verpflegung', isExtendable: false, defaults: options.boards },
  hotel_category: { label: 'Hotelkategorien', isExtendable: true, defaults: options.hotelCategories },
  passage_type: { label: 'Tag- und Nachtfahrten', isExtendable: false, defaults: options.passageTypes },
  class_category: { label: 'Klassen', isExtendable: false, defaults: options.classCategories },
  train_type: { label: 'Zugarten', isExtendable: true, defaults: options.trainTypes },
  wagon_type: { label: 'Wagenarten', isExtendable: true, defaults: options.wagonTypes },
  other_service_category: {
    label: 'Kategorien der Zusatzleistungen',
    isExtendable: true,
    defaults: options.otherServiceCategories,
  },
  contact_role: { label: 'Rollen der Kontakte', isExtendable: false, defaults: options.contactRoles },
  info_importance: { label: 'Wichtigkeit der Hinweise', isExtendable: false, defaults: options.infoImportances },
  concept_check: { label: 'Prüfstatus der Konzepte', isExtendable: false, defaults: options.conceptCheckStatuses },
  locale: { label: 'Sprachen', isExtendable: false, defaults: options.locales },
} as const satisfies Record<string, OptionList>
export type OptionListName = keyof typeof optionLists
export const optionListNames = options.keysOf(optionLists)

/** One default entry as it is stored for every organisation without an entry of its own. */
export type DefaultOption = OptionDefault & { list: OptionListName; key: string; sort: number }

/** All default entries in their order, ready to be stored in table `options`. */
export function defaultOptions(): DefaultOption[] {
  return optionListNames.flatMap((list) =>
    Object.entries<OptionDefault>(optionLists[list].defaults).map(([key, option], index) => ({
      list,
      key,
      label: option.label,
      tone: option.tone,
      sort: index + 1,
    })),
  )
}
