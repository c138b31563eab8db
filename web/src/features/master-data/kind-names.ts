/**
 * The kinds of master data that have a list at `/{kind}` and a page at `/{kind}/{id}`, with their German singular and
 * plural. A new kind is a line here, a description in `kinds/` and a line in kinds.ts (docs/master-data.md).
 */
export const kindNames = {
  clients: ['Kunde', 'Kunden'],
  contacts: ['Kontakt', 'Kontakte'],
  hotels: ['Hotel', 'Hotels'],
  ferries: ['Reederei', 'Reedereien'],
  airlines: ['Airline', 'Airlines'],
  trains: ['Bahn', 'Bahnen'],
  providers: ['Leistungsträger', 'Leistungsträger'],
  agencies: ['Agentur', 'Agenturen'],
  destinations: ['Destination', 'Destinationen'],
  areas: ['Gebiet', 'Gebiete'],
  places: ['Ort', 'Orte'],
  ports: ['Hafen', 'Häfen'],
  airports: ['Flughafen', 'Flughäfen'],
  train_stations: ['Bahnhof', 'Bahnhöfe'],
  train_routes: ['Zugstrecke', 'Zugstrecken'],
  infos: ['Hinweis', 'Hinweise'],
  other_service_types: ['Leistungsart', 'Leistungsarten'],
  other_services: ['Angebotene Leistung', 'Angebotene Leistungen'],
  predefined_route_details: ['Routenstichpunkt', 'Routenstichpunkte'],
  location_charges: ['Ortsgebühr', 'Ortsgebühren'],
  predefined_free_text_items: ['Freitext', 'Freitexte'],
  offer_intro_templates: ['Anschreiben', 'Anschreiben'],
  bullet_points: ['Stichpunkt-Abschnitt', 'Stichpunkt-Abschnitte'],
  condition_sets: ['Satz von Konditionen', 'Sätze von Konditionen'],
  trip_detail_templates: ['Text der Reiseunterlagen', 'Texte der Reiseunterlagen'],
  menus: ['Menü', 'Menüs'],
  email_templates: ['E-Mail-Vorlage', 'E-Mail-Vorlagen'],
  document_templates: ['Dokumentvorlage', 'Dokumentvorlagen'],
} as const satisfies Record<string, readonly [one: string, many: string]>

export type KindName = keyof typeof kindNames

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(kindNames, name)
}
