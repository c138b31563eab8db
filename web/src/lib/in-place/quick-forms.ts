/**
 * What a picker makes in place when nothing fits (MOVE-05): its form asks for what its contract requires, and for these fields
 * beside them.
 */
export const quickForms = {
  clients: { typed: 'companyName', also: ['kind'] },
  contacts: { typed: 'lastName', also: ['firstName', 'lastName', 'email'] },
  addresses: { typed: 'streetAddress', also: ['streetAddress', 'zip', 'city', 'country'] },
  hotels: { typed: 'name', also: ['place', 'email'] },
  ferries: { typed: 'name', also: ['place', 'email'] },
  airlines: { typed: 'name', also: ['email'] },
  trains: { typed: 'name', also: ['place', 'email'] },
  providers: { typed: 'name', also: ['place', 'email'] },
  agencies: { typed: 'name', also: ['place', 'email'] },
  destinations: { typed: 'name', also: ['country'] },
  areas: { typed: 'name', also: ['destination'] },
  places: { typed: 'name', also: [] },
  ports: { typed: 'name', also: [] },
  airports: { typed: 'name', also: [] },
  train_stations: { typed: 'name', also: [] },
  other_service_types: { typed: 'name', also: ['category', 'serviceDescription'] },
  predefined_route_details: { typed: 'name', also: ['routeDescription', 'place'] },
  location_charges: { typed: 'name', also: ['place', 'type', 'price'] },
  predefined_free_text_items: { typed: 'name', also: ['text'] },
} as const satisfies Readonly<Record<string, QuickForm>>

type QuickForm = {
  /** The field that what was typed into the picker begins. */
  readonly typed: string
  readonly also: readonly string[]
}

/** What is picked and not made in place, and why. */
export const withoutQuickForm = {
  other_services: 'A provider and what they offer: made beside the provider that was chosen (offer-service.tsx)',
  train_routes: 'A timetable entry, typed on the page of its railway; nothing picks one',
  infos: 'A note belongs to what it is about and is written there; nothing picks one',
  offer_intro_templates: 'A letter of several pages, written among the templates',
  bullet_points: 'A section of an offer, written among the templates; nothing picks one',
  condition_sets: 'Conditions of a house are decided once, by who may; not while an offer is written',
  trip_detail_templates: 'A text in several languages, written among the templates',
  menus: 'Courses and prices of a house, typed on the page of menus',
  document_templates: 'A letter of several pages, written among the templates; nothing picks one',
  email_templates: 'A letter with its placeholders, written among the templates',
  orders: 'A trip begins on its own page, with client and dates',
  order_concepts: 'A concept is kept from a trip or begun among the concepts',
  day_concepts: 'A day of a concept is planned, not named',
  placeholders: 'A service is planned in its day',
  client_invoices: 'An invoice is issued from its trip, and has a number',
} as const satisfies Readonly<Record<string, string>>

export type QuickResource = keyof typeof quickForms
/** Whatever a picker looks for: a new one has a form here or a reason why it has none. */
export type LookupResource = QuickResource | keyof typeof withoutQuickForm

export function isQuick(resource: string | null | undefined): resource is QuickResource {
  return resource != null && Object.hasOwn(quickForms, resource)
}

/** @returns the resource as a picker names it; null for what no contract-driven field picks */
export function lookupResource(name: string): LookupResource | null {
  // One of the keys.
  return isQuick(name) || Object.hasOwn(withoutQuickForm, name) ? (name as LookupResource) : null
}
