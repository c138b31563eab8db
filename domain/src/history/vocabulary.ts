import type { Choices } from '../contract/shape.ts'
import { serviceKindKeys, serviceKinds } from '../service-kinds.ts'
import { keptField, titleOf } from './kept-fields.ts'

/**
 * The words for tables, columns and values of the change log (APP-13): those of the contracts, and here what is no field of
 * one. A test holds them against the database.
 */

/** Tables that are no contract, and those whose entries need more than the contract's name beside a trip. */
const things: Readonly<Record<string, string>> = {
  email_assignment_links: 'Zuordnung der E-Mail',
  email_attachments: 'Anhang der E-Mail',
  offer_attached_orders: 'Angehängte Reise',
  trip_detail_images: 'Bild',
  offer_prices: 'Angebotspreis',
  order_destinations: 'Destination',
  order_ferry_cabins: 'Fährkontingent',
  order_hotel_rooms: 'Hotelkontingent',
  other_services: 'Angebotene Leistung',
  request_cabins: 'Kabinen der Anfrage',
}

/** @returns undefined for a table that nobody reads of */
export function thingWord(table: string): string | undefined {
  return things[table] ?? titleOf(table)
}

/** What services of a kind are called: 'Hotel', 'Fähre'. */
export function kindWord(kind: string): string | undefined {
  return kinds[kind]?.label
}

const kinds: Choices = Object.fromEntries(
  serviceKindKeys.map((kind) => [kind, { label: titleOf(serviceKinds[kind].resource) ?? kind }]),
)

type Column = { readonly label: string; readonly choices?: Choices }

/** Columns that keep no field of a contract, or one under another name. */
const columns: Readonly<Record<string, Column>> = {
  'addresses.agency_id': { label: 'Agentur' },
  'addresses.provider_id': { label: 'Leistungsträger' },
  'calculation_free_places.calculation_id': { label: 'Kalkulation' },
  'client_invoice_versions.document_id': { label: 'Dokument' },
  'client_invoice_versions.xml_document_id': { label: 'E-Rechnung' },
  'client_invoices.document_id': { label: 'Dokument' },
  'client_invoices.due_cents': { label: 'Zu zahlen' },
  'client_invoices.partial_cents': { label: 'Teilbetrag' },
  'client_invoices.tax_cents': { label: 'Steuer' },
  'client_invoices.total_cents': { label: 'Rechnungsbetrag' },
  'client_invoices.paid_cents': { label: 'Bezahlt' },
  'client_invoices.open_cents': { label: 'Offen' },
  'reminders.document_id': { label: 'Dokument' },
  'reminders.open_cents': { label: 'Offen' },
  'reminders.earlier_fee_cents': { label: 'Frühere Mahngebühren' },
  'reminders.fee_cents': { label: 'Mahngebühr' },
  'payments.discount_of_id': { label: 'Skonto zu Zahlung' },
  'payments.removed_at': { label: 'Entfernt am' },
  'payments.removed_by_id': { label: 'Entfernt von' },
  'documents.created_by_id': { label: 'Angelegt von' },
  'photos.created_by_id': { label: 'Angelegt von' },
  'documents.is_global': { label: 'Für alle Reisen' },
  'email_assignment_links.assignment_id': { label: 'Zugeordnete E-Mail' },
  'email_assignment_links.order_concept_id': { label: 'Gesamtkonzept' },
  'email_attachments.document_id': { label: 'Dokument' },
  'email_attachments.email_id': { label: 'E-Mail' },
  'condition_set_conditions.condition_set_id': { label: 'Satz von Konditionen' },
  'offer_bullet_points.offer_id': { label: 'Angebot' },
  'offer_photos.offer_id': { label: 'Angebot' },
  'offer_included_lines.offer_id': { label: 'Angebot' },
  'trip_detail_images.document_id': { label: 'Dokument' },
  'trip_detail_images.trip_detail_id': { label: 'Reisedetail' },
  'offer_attached_orders.attached_order_id': { label: 'Reise' },
  'offer_attached_orders.offer_id': { label: 'Angebot' },
  'offer_conditions.offer_id': { label: 'Angebot' },
  'hotel_requests.cancellation': { label: 'Storno' },
  'hotel_requests.free_places': { label: 'Freiplatz' },
  'offer_prices.offer_id': { label: 'Angebot' },
  'trip_paper_attachments.trip_papers_id': { label: 'Reiseunterlagen' },
  'offers.last_document_id': { label: 'Letztes Dokument' },
  'offers.last_number': { label: 'Letzte Nummer' },
  'order_destinations.destination_id': { label: 'Destination' },
  // The type of a room is the desk's own text; this one is there from the beginning.
  'order_hotel_rooms.type': { label: 'Zimmerart', choices: { standard: { label: 'Standard' } } },
  'orders.organisation_id': { label: 'Organisation' },
  'todos.release_of_id': { label: 'Stornofrist der Anfrage' },
  'todos.payment_condition_id': { label: 'Zahlungsfrist des Angebots' },
  'todos.room_list_of_id': { label: 'Rooming-Liste der Anfrage' },
  'other_service_day_times.other_service_type_id': { label: 'Leistungsart' },
  'placeholders.voucher_is_editable': { label: 'Voucher von Hand' },
  'placeholders.voucher_texts': { label: 'Texte des Vouchers' },
  'placeholders.voucher_number': { label: 'Nummer des Vouchers' },
  'placeholders.kind': { label: 'Art', choices: kinds },
  'request_cabins.request_id': { label: 'Anfrage' },
  'requests.agreed_amount': { label: 'Dem Leistungsträger bekannte Anzahl' },
  'requests.agreed_rooms': { label: 'Dem Leistungsträger bekannte Zimmer oder Kabinen' },
  'requests.last_told': { label: 'Dem Leistungsträger zuletzt mitgeteilt' },
  'requests.known_crew': { label: 'Dem Leistungsträger bekannte Zimmer für Fahrer und Reiseleitung' },
  'requests.request_type': { label: 'Art der Anfrage', choices: kinds },
  'route_detail_charges.route_detail_id': { label: 'Routenstichpunkt' },
  'todos.cause': { label: 'Anlass', choices: { minimum_participants: { label: 'Mindestteilnehmerzahl' } } },
  'visit_reports.visited_on': { label: 'Besucht am' },
}

/** What the program keeps for itself in every table, and what is the same of every row. */
const silent: ReadonlySet<string> = new Set([
  ...['id', 'order_id', 'organisation_id', 'sort', 'version', 'created_at', 'updated_at'],
  ...['placeholder_id', 'contingent_id', 'documents.key', 'photos.key', 'orders.last_contingent_update'],
  // Said by the number of the invoice, and by the sums beside it.
  ...['client_invoices.number_scope', 'client_invoices.running_number', 'client_invoices.currency'],
  ...['client_invoices.deducted_cents', 'client_invoices.carried_cents', 'client_invoices.left_out_cents'],
  // Said by what took the later invoice back.
  'client_invoices.asked_again_at',
  ...['client_invoices.original_paid_cents', 'client_invoices.taken_paid_cents', 'client_invoices.takes_over'],
  // Said by who made the change, and when.
  ...['client_invoices.deposit_reason_by_id', 'client_invoices.deposit_reason_at'],
  // Follows from the trip, and is said by the note of the payment.
  ...['client_invoices.is_seen_by_house', 'payments.bank_line_id'],
  // Said by its amounts.
  'reminders.currency',
  // Said by the vouchers that were printed.
  'orders.last_voucher_number',
  // Of points of a route there is one kind only.
  ...['predefined_route_details.type', 'route_details.type'],
  // What of a list is personal or marked is worked out when it is made; the list itself is told.
  ...[
    'documents.holds_personal',
    'documents.told_order_ids',
    'documents.room_list_id',
    'documents.list_kind',
    'documents.is_for_house',
    'documents.is_upload',
    'documents.awaits_import',
    'documents.fault',
    'email_messages.told_crew',
    ...['hotel_lists.marks', 'hotel_lists.notes_mark', 'hotel_lists.personal_marks'],
  ],
  // Said by the status of the to-do, beside the invoice that did it.
  'todos.is_done_by_invoice',
  // Nobody reads a hash.
  'road_links.token_hash',
  // Follows from the number that is asked for (REQ-10).
  'requests.trip_details_of_id',
  'requests.whole_group',
])

/**
 * @param kind of a service or request: what all kinds share is called as its kind calls it, a stay begins with 'Anreise'
 * @returns null for what says nothing to a reader
 */
export function wordOf(table: string, column: string, kind?: string): string | null {
  if (isSilent(table, column)) return null
  const ofKind = kind === undefined ? undefined : keptField(resourceOfKind(table, kind), column)
  return (columns[`${table}.${column}`] ?? ofKind ?? keptField(table, column))?.label ?? null
}

function resourceOfKind(table: string, kind: string): string {
  const own = serviceKindKeys.find((key) => key === kind)
  if (own === undefined) return table
  if (table === 'placeholders') return serviceKinds[own].resource
  return table === 'requests' ? (serviceKinds[own].asked?.requests ?? table) : table
}

/** What nobody meets; an amount is told with its currency. */
export function isSilent(table: string, column: string): boolean {
  if (Object.hasOwn(columns, `${table}.${column}`)) return false
  if (silent.has(column) || silent.has(`${table}.${column}`)) return true
  const kept = keptField(table, column)
  return kept === undefined ? column.endsWith('_currency') : kept.label === null
}

/** What one chose: 'Halbpension'. @returns null for what is not chosen from words */
export function choiceWord(table: string, column: string, value: unknown): string | null {
  const choices = (columns[`${table}.${column}`] ?? keptField(table, column))?.choices
  return choices?.[String(value)]?.label ?? null
}
