/**
 * The agency's option lists with their defaults (design §3). This is the one home of keys, labels and tones: the types,
 * the checks in the contracts, the rows of table `options` and the words on the screen all come from here. An
 * organisation may rename, recolour, reorder and switch off an entry; the keys stay, because rules refer to them.
 */

/** The tones a status, badge or notice may have. Colour never stands alone: the label goes with it. */
export const tones = ['neutral', 'info', 'violet', 'teal', 'good', 'warn', 'bad'] as const
export type Tone = (typeof tones)[number]

/** `symbol` names a sign of `optionSymbols`. */
export type OptionDefault = { label: string; tone: Tone; symbol?: string }
type OptionTable = Record<string, OptionDefault>

/** The keys of an option table in their order, in the form `z.enum` takes. */
export function keysOf<Key extends string>(table: Record<Key, unknown>): [Key, ...Key[]] {
  // Object.keys forgets the key type; every table here has at least one entry.
  return Object.keys(table) as [Key, ...Key[]]
}

/** The way of a trip, in the order in which it usually goes. */
export const orderStatuses = {
  new: { label: 'Neu', tone: 'neutral' },
  provisional_offer_sent: { label: 'Vorläufiges Angebot versendet', tone: 'info' },
  offer_sent: { label: 'Angebot versendet', tone: 'info' },
  pre_reservation: { label: 'Vorreservierung', tone: 'warn' },
  booked: { label: 'Fest gebucht', tone: 'good' },
  documents_sent: { label: 'Unterlagen versendet', tone: 'teal' },
  on_tour: { label: 'Auf Reise', tone: 'violet' },
  completed: { label: 'Abgeschlossen', tone: 'neutral' },
  cancelled: { label: 'Storniert', tone: 'bad' },
  deleted: { label: 'Gelöscht', tone: 'neutral' },
} as const satisfies OptionTable
export type OrderStatus = keyof typeof orderStatuses
export const orderStatusKeys = keysOf(orderStatuses)

/** The way of a request to a provider (001 §4). */
export const requestStatuses = {
  new: { label: 'Neu', tone: 'neutral' },
  requested: { label: 'Angefragt', tone: 'info' },
  option_received: { label: 'Option erhalten', tone: 'violet' },
  option: { label: 'Option', tone: 'violet' },
  pre_booked: { label: 'Vorgebucht', tone: 'warn' },
  rest_request: { label: 'Restanfrage', tone: 'info' },
  rest_option: { label: 'Restoption', tone: 'violet' },
  bookings_sent: { label: 'Buchung versendet', tone: 'teal' },
  approved: { label: 'Bestätigt', tone: 'good' },
  paid: { label: 'Bezahlt', tone: 'good' },
  declined: { label: 'Abgesagt', tone: 'bad' },
  cancelled: { label: 'Storniert', tone: 'bad' },
} as const satisfies OptionTable
export type RequestStatus = keyof typeof requestStatuses
export const requestStatusKeys = keysOf(requestStatuses)

/** How a service is offered to the client, in the order in which the card's menu steps (001 §4). */
export const clientOfferStatuses = {
  included: { label: 'Inklusive', tone: 'good' },
  optional: { label: 'Möglichkeit', tone: 'info' },
  additional: { label: 'Zusätzlich buchbar', tone: 'violet' },
  atLocation: { label: 'Vor Ort', tone: 'teal' },
} as const satisfies OptionTable
export type ClientOfferStatus = keyof typeof clientOfferStatuses
export const clientOfferStatusKeys = keysOf(clientOfferStatuses)

/** What a price is paid for (001 §9). */
export const priceTypes = {
  per_person: { label: 'pro Person', tone: 'neutral' },
  per_group: { label: 'pro Gruppe', tone: 'neutral' },
} as const satisfies OptionTable
export type PriceType = keyof typeof priceTypes

export const todoStatuses = {
  open: { label: 'offen', tone: 'info' },
  waiting: { label: 'wartend', tone: 'warn' },
  done: { label: 'erledigt', tone: 'good' },
} as const satisfies OptionTable
export type TodoStatus = keyof typeof todoStatuses
export const todoStatusKeys = keysOf(todoStatuses)

export const todoTypes = {
  visit: { label: 'Besuch', tone: 'teal' },
  phone: { label: 'Telefonat', tone: 'violet' },
  general: { label: 'Allgemein', tone: 'neutral' },
} as const satisfies OptionTable
export type TodoType = keyof typeof todoTypes
export const todoTypeKeys = keysOf(todoTypes)

/** Whether a to-do leads out of the house (002 §3). */
export const todoKinds = {
  internal: { label: 'intern', tone: 'neutral' },
  external: { label: 'extern', tone: 'info' },
} as const satisfies OptionTable
export type TodoKind = keyof typeof todoKinds

/** From where the deadline of a to-do template counts. */
export const todoDueFrom = {
  status: { label: 'nach Erreichen des Status', tone: 'neutral' },
  start: { label: 'zum Reisebeginn', tone: 'neutral' },
  end: { label: 'zum Reiseende', tone: 'neutral' },
} as const satisfies OptionTable
export type TodoDueFrom = keyof typeof todoDueFrom

export const bookingSituations = {
  open: { label: 'offen', tone: 'neutral' },
  good: { label: 'gut', tone: 'good' },
  watch: { label: 'beobachten', tone: 'warn' },
  critical: { label: 'kritisch', tone: 'bad' },
  full: { label: 'ausgebucht', tone: 'teal' },
} as const satisfies OptionTable
export type BookingSituation = keyof typeof bookingSituations

export const requestSources = {
  unknown: { label: 'Unbekannt', tone: 'neutral' },
  email: { label: 'E-Mail', tone: 'neutral' },
  phone: { label: 'Telefon', tone: 'neutral' },
  website: { label: 'Website', tone: 'neutral' },
  fair: { label: 'Messe', tone: 'neutral' },
  recommendation: { label: 'Empfehlung', tone: 'neutral' },
  regular_client: { label: 'Stammkunde', tone: 'neutral' },
} as const satisfies OptionTable
export type RequestSource = keyof typeof requestSources

/** Categories of trips, day concepts and order concepts. A trip starts as 'activity', a day concept as 'classic'. */
export const orderCategories = {
  activity: { label: 'Aktivreise', tone: 'neutral' },
  classic: { label: 'Klassische Rundreise', tone: 'neutral' },
  culture: { label: 'Kulturreise', tone: 'neutral' },
  hiking: { label: 'Wanderreise', tone: 'neutral' },
  cycling: { label: 'Radreise', tone: 'neutral' },
  choir: { label: 'Chorreise', tone: 'neutral' },
  club: { label: 'Vereinsreise', tone: 'neutral' },
  school: { label: 'Schulreise', tone: 'neutral' },
  cruise: { label: 'Kreuzfahrt', tone: 'neutral' },
  city: { label: 'Städtereise', tone: 'neutral' },
} as const satisfies OptionTable
export type OrderCategory = keyof typeof orderCategories
export const orderCategoryKeys = keysOf(orderCategories)

export const cabinTypes = {
  inside: { label: 'Innen', tone: 'neutral' },
  outside: { label: 'Außen', tone: 'info' },
  balcony: { label: 'Balkon', tone: 'teal' },
  suite: { label: 'Suite', tone: 'violet' },
} as const satisfies OptionTable
export type CabinType = keyof typeof cabinTypes
export const cabinTypeKeys = keysOf(cabinTypes)

/** Boards of a hotel stay (001 §3). */
export const boards = {
  none: { label: 'Ohne Verpflegung', tone: 'neutral' },
  half: { label: 'Halbpension', tone: 'neutral' },
  full: { label: 'Vollpension', tone: 'neutral' },
  half_extra_breakfast: { label: 'Halbpension mit erweitertem Frühstück', tone: 'neutral' },
  full_extra_breakfast: { label: 'Vollpension mit erweitertem Frühstück', tone: 'neutral' },
} as const satisfies OptionTable
export type Board = keyof typeof boards
export const boardKeys = keysOf(boards)

export const hotelCategories = {
  standard: { label: 'Standard', tone: 'neutral' },
  superior: { label: 'Superior', tone: 'neutral' },
  boutique: { label: 'Boutique', tone: 'neutral' },
  resort: { label: 'Resort', tone: 'neutral' },
  guest_house: { label: 'Pension', tone: 'neutral' },
} as const satisfies OptionTable
export type HotelCategory = keyof typeof hotelCategories

/** Day or night crossing, day or night train: decides the end date (001 §4). */
export const passageTypes = {
  day: { label: 'Tag', tone: 'neutral' },
  night: { label: 'Nacht', tone: 'violet' },
} as const satisfies OptionTable
export type PassageType = keyof typeof passageTypes

export const classCategories = {
  first: { label: '1. Klasse', tone: 'neutral' },
  second: { label: '2. Klasse', tone: 'neutral' },
} as const satisfies OptionTable
export type ClassCategory = keyof typeof classCategories

export const trainTypes = {
  standard: { label: 'Standard', tone: 'neutral' },
  high_speed: { label: 'Hochgeschwindigkeitszug', tone: 'neutral' },
  regional: { label: 'Regionalzug', tone: 'neutral' },
  panorama: { label: 'Panoramazug', tone: 'neutral' },
  historic: { label: 'Historischer Zug', tone: 'neutral' },
} as const satisfies OptionTable
export type TrainType = keyof typeof trainTypes

export const wagonTypes = {
  standard: { label: 'Standard', tone: 'neutral' },
  open: { label: 'Großraum', tone: 'neutral' },
  compartment: { label: 'Abteil', tone: 'neutral' },
  sleeper: { label: 'Schlafwagen', tone: 'neutral' },
  couchette: { label: 'Liegewagen', tone: 'neutral' },
  panorama: { label: 'Panoramawagen', tone: 'neutral' },
} as const satisfies OptionTable
export type WagonType = keyof typeof wagonTypes

/** Classes in which a group travels by train; some travel in both (002 §3, train price). */
export const trainCategories = {
  ...classCategories,
  first_and_second: { label: '1. und 2. Klasse', tone: 'neutral' },
} as const satisfies OptionTable
export type TrainCategory = keyof typeof trainCategories

/** Categories of other services; 'meal' and 'entrance' ask whether the driver takes part (design §3). */
export const otherServiceCategories = {
  guide: { label: 'Stadtführung', tone: 'neutral' },
  entrance: { label: 'Eintritt', tone: 'neutral' },
  meal: { label: 'Essen', tone: 'neutral' },
  excursion: { label: 'Ausflug', tone: 'neutral' },
  boat: { label: 'Bootsfahrt', tone: 'neutral' },
  event: { label: 'Veranstaltung', tone: 'neutral' },
  bus: { label: 'Bus', tone: 'neutral' },
  other: { label: 'Sonstiges', tone: 'neutral' },
} as const satisfies OptionTable
export type OtherServiceCategory = keyof typeof otherServiceCategories

export const contactRoles = {
  '1_contact': { label: 'Ansprechpartner', tone: 'neutral' },
  '1_tour_guide': { label: 'Reiseleitung', tone: 'neutral' },
  '3_bus_driver': { label: 'Busfahrer', tone: 'neutral' },
  '4_travel_companion': { label: 'Reisebegleitung (Notfallkontakt)', tone: 'neutral' },
} as const satisfies OptionTable
export type ContactRole = keyof typeof contactRoles
export const contactRoleKeys = keysOf(contactRoles)

/** Importance of an info; its order is the order in which warnings are shown (001 §2.2). */
export const infoImportances = {
  high: { label: 'hoch', tone: 'bad' },
  medium: { label: 'mittel', tone: 'warn' },
  low: { label: 'niedrig', tone: 'neutral' },
} as const satisfies OptionTable
export type InfoImportance = keyof typeof infoImportances
export const infoImportanceKeys = keysOf(infoImportances)

/** What an info is: a note to heed, or a menu of a provider (001 §3, 002 §7). */
export const infoTypes = {
  note: { label: 'Hinweis', tone: 'info' },
  menu: { label: 'Menü', tone: 'neutral' },
} as const satisfies OptionTable

/** What the price of an item of a request is paid for: the documents' four (002 §3), and once for all (money.md §4, decision 033). */
export const quantityTypes = {
  per_person: { label: 'pro Person', tone: 'neutral' },
  per_person_night: { label: 'pro Person und Nacht', tone: 'neutral' },
  per_single_room_night: { label: 'pro Einzelzimmer und Nacht', tone: 'neutral' },
  per_single_room: { label: 'pro Einzelzimmer', tone: 'neutral' },
  per_group: { label: 'pro Gruppe', tone: 'neutral' },
} as const satisfies OptionTable
export type QuantityType = keyof typeof quantityTypes

/** Check of a concept; every save sets it back to 'new' (001 §3). */
export const conceptCheckStatuses = {
  new: { label: 'Neu', tone: 'neutral' },
  in_check: { label: 'In Prüfung', tone: 'warn' },
  checked: { label: 'Geprüft', tone: 'good' },
} as const satisfies OptionTable

/** Signs an entry of a list may carry; the screens draw each as an icon. */
export const optionSymbols = [
  'bus',
  'ship',
  'plane',
  'train',
  'mountain',
  'bike',
  'music',
  'palette',
  'leaf',
  'people',
  'wheelchair',
  'christmas',
  'building',
  'snowflake',
  'sun',
  'star',
  'heart',
  'fish',
  'glass',
  'school',
  'camera',
  'compass',
] as const
export type OptionSymbol = (typeof optionSymbols)[number]

/** Signs of overall concepts (000 §2.4). */
export const conceptSymbols = {
  bus: { label: 'Busreise', tone: 'neutral', symbol: 'bus' },
  ferry: { label: 'Fährreise', tone: 'info', symbol: 'ship' },
  flight: { label: 'Flugreise', tone: 'violet', symbol: 'plane' },
  train: { label: 'Bahnreise', tone: 'teal', symbol: 'train' },
  hiking: { label: 'Wandern', tone: 'good', symbol: 'mountain' },
  cycling: { label: 'Radfahren', tone: 'teal', symbol: 'bike' },
  choir: { label: 'Chor und Konzert', tone: 'violet', symbol: 'music' },
  culture: { label: 'Kultur', tone: 'warn', symbol: 'palette' },
  nature: { label: 'Natur', tone: 'good', symbol: 'leaf' },
  family: { label: 'Familie', tone: 'neutral', symbol: 'people' },
  accessible: { label: 'Barrierearm', tone: 'info', symbol: 'wheelchair' },
  christmas: { label: 'Advent und Weihnachten', tone: 'bad', symbol: 'christmas' },
} as const satisfies OptionTable

/** Languages of documents and mails; the default is the first (design §3). */
export const locales = {
  de_DE: { label: 'Deutsch', tone: 'neutral' },
  fr: { label: 'Französisch', tone: 'neutral' },
  en: { label: 'Englisch', tone: 'neutral' },
} as const satisfies OptionTable
export type Locale = keyof typeof locales
export const localeKeys = keysOf(locales)

/** The entries of a list as an OPTIONS request answers them. */
export function listedOptions(table: OptionTable): { key: string; label: string; tone: Tone }[] {
  return Object.entries(table).map(([key, { label, tone }]) => ({ key, label, tone }))
}
