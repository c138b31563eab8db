import type { Resource } from '../../platform/resource/resource.ts'
import type { Caller } from '../caller.ts'
import type { TestDatabase } from '../test-database.ts'
import { idsOf, type Rows } from './resources.ts'

/** Somebody and what does not exist for them, beside things of their own that do. */
export type Stranger = {
  readonly caller: Caller
  /** Stands in every text of what is hidden. */
  readonly mark: string
  readonly hidden: Rows
  /** Ids by resource. */
  readonly hiddenIds: ReadonlyMap<string, readonly number[]>
  readonly ownIds: ReadonlyMap<string, readonly number[]>
}

export async function strangerTo(
  caller: Caller,
  mark: string,
  { hidden, own }: { hidden: Rows; own: Rows },
  resources: readonly Resource[],
  db: TestDatabase,
): Promise<Stranger> {
  const byResource = async (rows: Rows) => {
    const all = await Promise.all(
      resources.map(async (one) => [one.contract.name, await idsOf(one, rows, db)] as const),
    )
    return new Map(all.filter(([, ids]) => ids.length > 0))
  }
  return { caller, mark, hidden, hiddenIds: await byResource(hidden), ownIds: await byResource(own) }
}

/** Answers that deny: refused input, no permission, no such thing. */
export const denials: readonly number[] = [400, 403, 404, 405, 422]

/** What must never stand in an answer to a stranger. @returns what was found */
export function leaksIn(answer: { body: unknown; raw: Buffer }, stranger: Stranger): string[] {
  const text = answer.raw.toString()
  const links = [...text.matchAll(/\/api\/(\w+)\/(\d+)\b/g)].flatMap(([link, resource = '', id]) =>
    stranger.hiddenIds.get(resource)?.includes(Number(id)) ? [link] : [],
  )
  return text.includes(stranger.mark) ? [...links, stranger.mark] : links
}

export function idsIn(body: unknown): number[] {
  return Array.isArray(body) ? body.map((item: { id: number }) => item.id) : []
}

/** Least bodies with which each resource is made, under things of one's own. */
export function leastBodies(own: (resource: string) => string): Record<string, Record<string, unknown>> {
  return {
    clients: { companyName: 'Eigen', shortName: 'Eigen' },
    client_infos: { title: 'Eigen', client: own('clients') },
    contacts: { lastName: 'Eigen' },
    bank_accounts: { client: own('clients'), owner: 'Eigen', iban: 'DE02120300000000202051' },
    addresses: { title: 'Eigen' },
    providers: { name: 'Eigen', kind: 'hotel' },
    hotels: { name: 'Eigen' },
    ferries: { name: 'Eigen' },
    agencies: { name: 'Eigen' },
    airlines: { name: 'Eigen' },
    trains: { name: 'Eigen' },
    airline_routes: { airline: own('airlines'), startAirport: '/api/airports/1', endAirport: '/api/airports/1' },
    provider_rates: {
      ...{ provider: own('hotels'), startAt: '01.05.2031', endAt: '31.05.2031', type: 'double' },
      price: { amount: '80.00', currency: 'EUR' },
    },
    provider_cancellation_steps: { provider: own('hotels'), days: 99, charge: 'percent', percent: 10 },
    hotel_allotments: {
      ...{ provider: own('hotels'), startAt: '01.05.2031', endAt: '31.05.2031', roomType: 'double', rooms: 10 },
    },
    train_routes: { startTrainStation: '/api/train_stations/1', endTrainStation: '/api/train_stations/2' },
    other_service_types: { name: 'Eigen' },
    other_services: { provider: own('providers') },
    predefined_route_details: { name: 'Eigen' },
    location_charges: { name: 'Eigen' },
    predefined_free_text_items: { name: 'Eigen' },
    infos: { title: 'Eigen', provider: own('providers') },
    sort_groups: { order: own('orders'), name: 'Eigen' },
    orders: { startAt: '01.06.2027', endAt: '02.06.2027' },
    order_views: { name: 'Eigen' },
    complexities: { order: own('orders') },
    room_lists: { order: own('orders') },
    rooms: { roomList: own('room_lists') },
    passengers: { room: own('rooms') },
    order_contacts: { role: '1_contact', order: own('orders') },
    todos: { name: 'Eigen' },
    checklist_items: { title: 'Eigen', order: own('orders') },
    visit_reports: { content: 'Eigen', visitedAt: '01.06.2027', order: own('orders') },
    todo_templates: { name: 'Eigen', orderStatus: 'new' },
    checklist_templates: { title: 'Eigen' },
    user_absences: { deputy: '/api/users/1', startAt: '01.06.2027', endAt: '02.06.2027' },
    days: { order: own('orders'), date: '14.05.2027' },
    day_subtitles: { day: own('days'), subtitle: 'Eigen' },
    hotel_placeholders: { day: own('days') },
    ferry_placeholders: { day: own('days') },
    airline_placeholders: { day: own('days') },
    train_placeholders: { day: own('days') },
    other_placeholders: { day: own('days') },
    route_details: { day: own('days') },
    free_text_items: { day: own('days') },
    hotel_requests: { placeholder: own('hotel_placeholders') },
    ferry_requests: { placeholder: own('ferry_placeholders') },
    airline_requests: { placeholder: own('airline_placeholders') },
    train_requests: { placeholder: own('train_placeholders') },
    other_requests: { placeholder: own('other_placeholders') },
    request_item_prices: { request: own('requests') },
    calculation_price_contingents: {
      ...{ calculation: own('calculations'), priceType: 'double', numberOfPersons: 77 },
      sellPrice: { amount: '1.00' },
    },
    calculation_costs: { calculation: own('calculations'), name: 'Eigen' },
    calculation_price_extras: { calculation: own('calculations'), name: 'Eigen', sellPrice: { amount: '1.00' } },
    order_exchange_rates: { order: own('orders'), currency: 'PLN', rate: '4.25' },
    offers: { order: own('orders') },
    offer_intro_templates: { name: 'Eigen' },
    bullet_points: { key: 'eigen', section: 'Eigen' },
    condition_sets: { name: 'Eigen' },
    condition_set_conditions: { conditionSet: own('condition_sets'), category: 'Eigen' },
    offer_conditions: { offer: own('offers'), category: 'Eigen' },
    trip_detail_templates: { title: 'Eigen', locale: 'en' },
    menus: { provider: own('providers'), name: 'Eigen' },
    document_templates: { name: 'Eigen' },
    trip_details: { order: own('orders'), type: 'box' },
    trip_papers: { order: own('orders') },
    payments: { clientInvoice: own('client_invoices'), dateOfPayment: '01.01.2026', amount: { amount: '1.00' } },
    client_invoice_credits: { order: own('orders'), dateOfCredit: '01.01.2026', amount: { amount: '1.00' } },
    client_invoice_letters: { order: own('orders') },
    package_travels: { order: own('orders') },
    supplier_invoices: { order: own('orders'), number: 'E-1', invoiceDate: '01.01.2026', amount: { amount: '1.00' } },
    creditors: { provider: own('providers') },
    day_concepts: { name: 'Eigen' },
    order_concepts: { name: 'Eigen' },
    email_templates: { name: 'Eigen' },
    email_messages: { order: own('orders') },
    email_assignments: { links: [{ order: own('orders') }] },
    mail_servers: { organisation: '/api/organisations/2', host: 'smtp.example', senderAddress: 'eigen@b.example' },
    mailboxes: { organisation: '/api/organisations/2', host: 'imap.example', userName: 'eigen', password: 'x' },
    translation_services: { organisation: '/api/organisations/2', address: 'https://eigen.example', key: 'x' },
  }
}

/** Fields that a body fills with the items themselves, or that an item cannot have (yet): no link is ever taken. */
export const neverLinked = new Set([
  'post orders.complexity',
  'post orders.primaryOrderContact',
  'patch orders.complexity',
  // Only administrators make one, wherever.
  'post mailboxes.organisation',
  'post translation_services.organisation',
  'post mail_servers.organisation',
  'post orders.hotelContingent',
  'post orders.ferryContingent',
  'post hotel_placeholders.selectedRequest',
  'post ferry_placeholders.selectedRequest',
  'post airline_placeholders.selectedRequest',
  'post train_placeholders.selectedRequest',
  'post other_placeholders.selectedRequest',
  'post route_details.selectedRequest',
  'patch route_details.selectedRequest',
  // The text of one's own has just been given to a provider, who has no other.
  'patch trip_detail_templates.translationOf',
  // The first request of a trip asks for a hotel.
  'patch requests.otherService',
  'post free_text_items.selectedRequest',
  'patch free_text_items.selectedRequest',
])
