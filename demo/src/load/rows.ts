export type Row = Record<string, unknown>

/** The tables the demo agency fills, parents before their children. */
// biome-ignore format: a list of names
const tableNames = [
  'organisations', 'organisation_settings', 'destinations', 'areas', 'places', 'ports', 'port_connections', 'airports', 'train_stations',
  'clients', 'client_infos', 'providers', 'agencies', 'provider_rates', 'hotel_allotments', 'provider_cancellation_steps', 'airline_routes', 'train_routes', 'other_service_types',
  'other_service_day_times', 'other_services', 'predefined_route_details', 'location_charges',
  'location_charge_route_details', 'predefined_free_text_items', 'infos', 'contacts', 'addresses', 'orders',
  'order_destinations', 'complexities', 'order_contacts', 'order_contingent_hotels', 'order_contingent_ferries',
  'order_hotel_rooms', 'order_ferry_cabins', 'booking_stands', 'days', 'day_subtitles', 'placeholders',
  'hotel_placeholders', 'ferry_placeholders', 'airline_placeholders', 'train_placeholders', 'other_placeholders',
  'route_details', 'route_detail_charges', 'free_text_items', 'requests', 'hotel_requests', 'ferry_requests',
  'airline_requests', 'train_requests', 'other_requests', 'request_cabins', 'request_item_prices', 'user_absences',
  'todo_templates', 'checklist_templates', 'todos', 'checklist_items', 'offers', 'offer_attached_orders', 'calculation_price_contingents', 'calculation_price_extras', 'calculation_free_places', 'calculation_costs', 'known_exchange_rates',
  'order_exchange_rates', 'day_concepts',
  'day_concept_destinations', 'order_concepts', 'order_concept_days', 'order_concept_destinations',
  'offer_intro_templates', 'bullet_points', 'condition_sets', 'condition_set_conditions',
  'trip_detail_templates', 'menus', 'document_templates',
  'email_templates', 'email_messages', 'room_lists', 'rooms', 'passengers', 'hotel_lists', 'trip_details', 'trip_papers',
] as const
export type TableName = (typeof tableNames)[number]

/** The program's `placeId` is the column place_id. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function columnsOf(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]))
}

/** The rows to be stored, collected per table. */
export class Rows {
  /** References from an earlier table to a later one, set when both rows are there. */
  readonly links: { table: TableName; id: number; column: string; target: number }[] = []
  readonly #tables = new Map<TableName, Row[]>()

  /** Adds a row under the table's next id, or under its own. @returns the id */
  add(table: TableName, row: Row): number {
    const rows = this.#tables.get(table) ?? []
    this.#tables.set(table, rows)
    const id = typeof row.id === 'number' ? row.id : this.nextId(table)
    rows.push({ id, ...columnsOf(row) })
    return id
  }

  /** Adds a row that nothing refers to, among others that the database makes by itself: its table numbers it. */
  append(table: TableName, row: Row): void {
    this.#tables.set(table, [...(this.#tables.get(table) ?? []), columnsOf(row)])
  }

  /** The id that the next row of the table gets. */
  nextId(table: TableName): number {
    return (this.#tables.get(table)?.length ?? 0) + 1
  }

  /** Notes a reference to a row that is stored later. */
  link(table: TableName, id: number, column: string, target: number): void {
    this.links.push({ table, id, column, target })
  }

  /** The tables that have rows, in the order in which they can be stored. */
  tables(): readonly (readonly [TableName, readonly Row[]])[] {
    return tableNames.flatMap((name) => {
      const rows = this.#tables.get(name)
      return rows === undefined ? [] : [[name, rows] as const]
    })
  }
}

/** Ids by the name the demo data use. */
export class Ids {
  readonly #kind: string
  readonly #ids = new Map<string, number>()

  /** @param kind what is named, for the message when a name is unknown */
  constructor(kind: string) {
    this.#kind = kind
  }

  set(name: string, id: number): void {
    this.#ids.set(name, id)
  }

  /** @throws when nothing of that name was stored */
  of(name: string): number {
    const id = this.#ids.get(name)
    if (id === undefined) throw new Error(`No such ${this.#kind} in the demo data: ${name}`)
    return id
  }
}
