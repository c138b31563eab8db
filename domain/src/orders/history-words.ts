import {
  boards,
  bookingSituations,
  clientOfferStatuses,
  orderCategories,
  orderStatuses,
  requestSources,
  requestStatuses,
  todoKinds,
  todoStatuses,
  todoTypes,
} from '../accounts/options.ts'
import { germanDate, isCalendarDate } from '../calendar-date.ts'
import { formatMoney } from '../money.ts'
import { plainTextOf, type RichText } from '../rich-text.ts'

/** Words in which the history of a trip is told (APP-13). */

const things: Readonly<Record<string, string>> = {
  orders: 'Reise',
  order_destinations: 'Destination',
  complexities: 'Komplexität',
  order_contacts: 'Kontakt',
  order_hotel_rooms: 'Hotelkontingent',
  order_ferry_cabins: 'Fährkontingent',
  booking_stands: 'Buchungsstand',
  days: 'Tag',
  day_subtitles: 'Untertitel',
  placeholders: 'Leistung',
  hotel_placeholders: 'Hotel',
  ferry_placeholders: 'Fähre',
  free_text_items: 'Freitext',
  requests: 'Anfrage',
  hotel_requests: 'Hotelanfrage',
  ferry_requests: 'Fähranfrage',
  todos: 'Aufgabe',
  checklist_items: 'Checkliste',
  visit_reports: 'Kundenbericht',
  offers: 'Angebot',
  offer_prices: 'Angebotspreis',
  documents: 'Dokument',
}

const documentKinds = { offer: { label: 'Angebot' } } as const

// biome-ignore format: a column name and its word, several to a line
const fields: Readonly<Record<string, string>> = {
  current_status: 'Status', status: 'Status', category: 'Kategorie', booking_situation: 'Buchungslage',
  group_name: 'Gruppe', trip_name: 'Reisename', start_at: 'Beginn', end_at: 'Ende', check_in_at: 'Check-in',
  order_currency: 'Währung', order_locale: 'Sprache', is_formal: 'Förmliche Anrede', request_source: 'Herkunft',
  trait_tags: 'Tags', import_id: 'Import-ID', notes: 'Bemerkungen', is_admin_only: 'Nur für Admins', is_dummy: 'Dummy',
  client_id: 'Kunde', user_id: 'Verantwortlich', organisation_id: 'Organisation', main_destination_id: 'Hauptdestination',
  persons: 'Personen', type: 'Art', asked_amount: 'Kontingent', reserved_amount: 'Buchungsstand',
  requested_change_amount: 'Änderungswunsch', number_of_persons: 'Personen', date: 'Datum', name: 'Name', distance: 'Kilometer',
  is_automatic_name: 'Automatischer Titel', distance_is_calculated: 'Kilometer berechnet', sort_helper: 'Reihenfolge',
  subtitle: 'Untertitel', client_offer_status: 'Angebotsstatus', client_offer_price_cents: 'Preis', board: 'Verpflegung',
  hotel_type_stars: 'Sterne', hotel_type_category: 'Hotelkategorie', place_id: 'Ort', area_id: 'Gebiet', agency_id: 'Agentur',
  provider_id: 'Leistungsträger', start_port_id: 'Abfahrtshafen', end_port_id: 'Ankunftshafen', ship_name: 'Schiff',
  selected_request_id: 'Ausgewählte Anfrage', service_description: 'Leistungsbeschreibung', route_description: 'Routenbeschreibung',
  driver_not_participating: 'Fahrer nicht dabei', option_nr: 'ResaNr', due_date: 'Fällig am', done_date: 'Erledigt am',
  description: 'Beschreibung', text: 'Text', time_of_day: 'Uhrzeit', intro_title: 'Betreff', intro_text: 'Anschreiben',
  conditions: 'Konditionen', price_cents: 'Preis', kind: 'Art', extra_description: 'Zusatz', role: 'Rolle',
  title: 'Titel', visited_on: 'Besucht am', participants: 'Teilnehmer', agreements: 'Vereinbarungen',
  todo_type: 'Aufgabenart', tags: 'Tags',
  offer_complexity: 'Angebotskomplexität', operation_complexity: 'Operationskomplexität', rentability: 'Rentabilität',
  booking_probability: 'Buchungswahrscheinlichkeit', execution_probability: 'Durchführungswahrscheinlichkeit',
}

const labels: Readonly<Record<string, Readonly<Record<string, { label: string }>>>> = {
  'orders.current_status': orderStatuses,
  'orders.category': orderCategories,
  'orders.booking_situation': bookingSituations,
  'orders.request_source': requestSources,
  'requests.status': requestStatuses,
  'todos.status': todoStatuses,
  'todos.todo_type': todoTypes,
  'todos.type': todoKinds,
  'placeholders.client_offer_status': clientOfferStatuses,
  'hotel_placeholders.board': boards,
  'hotel_requests.board': boards,
  'documents.type': documentKinds,
}

const verbs = { insert: 'angelegt', delete: 'gelöscht', update: 'geändert' } as const

export type LoggedChange = {
  readonly table: string
  readonly operation: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}
export type ToldField = { field: string; before: string; after: string }
export type ToldChange = { thing: string; verb: string; fields: ToldField[] }

/** A row of the change log in words a user understands: 'Reise geändert', 'Status: Neu → Angebot versendet'. */
export function toldChange({ table, operation, before, after }: LoggedChange): ToldChange {
  const names = Object.keys(operation === 'delete' ? (before ?? {}) : (after ?? {})).filter((name) => name in fields)
  const told = names.map((name) => ({
    field: fields[name] ?? name,
    before: operation === 'insert' ? '' : wordsOf(table, name, before?.[name]),
    after: operation === 'delete' ? '' : wordsOf(table, name, after?.[name]),
  }))
  return {
    thing: things[table] ?? 'Eintrag',
    verb: verbs[operation as keyof typeof verbs] ?? 'geändert',
    fields: told.filter((field) => field.before !== '' || field.after !== ''),
  }
}

function wordsOf(table: string, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const label = labels[`${table}.${name}`]?.[String(value)]
  if (label !== undefined) return label.label
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
  if (name.endsWith('_cents') && typeof value === 'number') return formatMoney({ cents: value, currency: 'EUR' })
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object') return isRichText(value) ? shortened(plainTextOf(value)) : 'geändert'
  return shortened(dated(String(value)))
}

function isRichText(value: object): value is RichText {
  return (value as { type?: unknown }).type === 'doc'
}

/** '2027-05-14' and '2027-05-14T12:45:00' as Germans write them. */
function dated(text: string): string {
  const [date = '', time = ''] = text.split('T')
  if (!isCalendarDate(date)) return text
  const clock = time.slice(0, 5)
  return clock === '' || clock === '00:00' ? germanDate(date) : `${germanDate(date)} ${clock}`
}

function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 159)}…` : text
}
