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
} as const satisfies Record<string, readonly [one: string, many: string]>

export type KindName = keyof typeof kindNames

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(kindNames, name)
}
