import { randomUUID } from 'node:crypto'
import { jpegOf } from '@reisewerk/domain/files/photos/pictures.fixture.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import type { Caller } from '../caller.ts'
import { equipHouses } from '../invoicing-houses.ts'
import { addDaysTo, expectStatus, loadNorth } from '../planned-trip.ts'
import type { TestDatabase } from '../test-database.ts'
import { makeCalculation } from './whole-calculation.ts'

type Made = { id: number }

/** What trips of every organisation share and nobody hides. */
export type North = Record<string, number>

/** Places, ports and a destination, by name. */
export async function loadWorld(db: TestDatabase): Promise<North> {
  const [destination] = await db.query<{ id: number }>(
    `insert into destinations (name) values ('Norwegen') on conflict (name) do update set name = excluded.name returning id::int`,
  )
  return { ...(await loadNorth(db)), Norwegen: destination?.id ?? 0 }
}

/** A client with everything around it, a hotel, a shipping line and an agency of one organisation; names hold the mark. */
export async function makePartners(caller: Caller, organisation: number, mark: string) {
  const organisationFilter = `/api/organisations/${organisation}`
  const make = (path: string, body: object) =>
    expectStatus<Made>(201, caller.post(`/api/${path}`, { organisationFilter, ...body }))
  const client = await make('clients', {
    companyName: `Kantorei ${mark}`,
    shortName: mark,
    contacts: [{ lastName: mark }, { lastName: `${mark} zwei` }],
    addresses: [{ title: mark, streetAddress: 'Johannisstraße 12', zip: '21335', city: 'Lüneburg' }],
    infos: [{ title: mark }],
  })
  const [contact] = await expectStatus<Made[]>(200, caller.get(`/api/contacts?client.id=${client.id}`))
  // Only administrators keep accounts; others have none of their own.
  await caller.post('/api/bank_accounts', {
    client: `/api/clients/${client.id}`,
    owner: mark,
    iban: 'DE02120300000000202051',
  })
  // And mailboxes, mail servers, and who translates; a house has one of each.
  await caller.post('/api/mailboxes', {
    ...{ organisation: organisationFilter, host: 'imap.example', userName: mark, password: mark },
  })
  await caller.post('/api/translation_services', {
    ...{ organisation: organisationFilter, address: `https://${mark}.example`, model: mark, key: mark },
  })
  await caller.post('/api/mail_servers', {
    ...{ organisation: organisationFilter, host: 'smtp.example', senderAddress: `${mark}@smtp.example` },
    ...{ userName: mark, password: mark },
  })
  // What came in on its account; each time another entry, for the same is not read twice.
  const entry = `Buchungstag;Verwendungszweck;Betrag\n01.03.26;${mark} ${randomUUID()};1,00`
  const read = `/api/bank_statements?name=${mark}.csv&organisation=${organisation}`
  await expectStatus(201, caller.post(read, Buffer.from(entry)))
  const [hotel, ferry, agency] = [
    await make('hotels', { name: `Hotel ${mark}` }),
    await make('ferries', { name: `Linie ${mark}` }),
    await make('agencies', { name: `Agentur ${mark}` }),
  ]
  // Only people of a firm that is asked become the contact of a request (REQ-05).
  for (const firm of [{ provider: `/api/providers/${hotel.id}` }, { agency: `/api/agencies/${agency.id}` }]) {
    await expectStatus(201, caller.post('/api/contacts', { lastName: mark, ...firm }))
  }
  await make('provider_cancellation_steps', {
    ...{ provider: `/api/hotels/${hotel.id}`, organisationFilter, days: 30, charge: 'percent', percent: 50 },
  })
  await make('hotel_allotments', {
    ...{ provider: `/api/hotels/${hotel.id}`, roomType: 'double', rooms: 500 },
    ...{ startAt: '01.05.2030', endAt: '30.09.2030', organisationFilter },
  })
  const catalogue = await makeCatalogue(caller, organisationFilter, mark)
  await make('todo_templates', { name: mark, orderStatus: 'documents_sent' })
  await make('checklist_templates', { title: mark, orderStatuses: ['documents_sent'] })
  await make('email_templates', { name: mark })
  const { user } = await expectStatus<{ user: Made }>(200, caller.get('/api/session'))
  const away = { deputy: `/api/users/${user.id === 1 ? 2 : 1}`, startAt: '01.06.2027', endAt: '02.06.2027' }
  // A second world of the same person finds it there: nobody is away twice at a time.
  const mine = await expectStatus<Made[]>(200, caller.get(`/api/user_absences?user.id=${user.id}`))
  if (mine.length === 0) await expectStatus(201, caller.post('/api/user_absences', away))
  return {
    client: client.id,
    contact: contact?.id ?? 0,
    hotel: hotel.id,
    ferry: ferry.id,
    agency: agency.id,
    ...catalogue,
  }
}

/** What services are chosen from: an airline, a railway and a guide with what they offer, route bullet points, infos. */
async function makeCatalogue(caller: Caller, organisationFilter: string, mark: string) {
  const make = (path: string, body: object) => expectStatus<Made>(201, caller.post(`/api/${path}`, body))
  const owned = (path: string, body: object) => make(path, { organisationFilter, ...body })
  const airline = await owned('airlines', { name: `Flug ${mark}` })
  const train = await owned('trains', { name: `Bahn ${mark}` })
  const guide = await owned('providers', { name: `Führung ${mark}`, kind: 'other' })
  const twoOf = async (resource: string) =>
    (await expectStatus<Made[]>(200, caller.get(`/api/${resource}?_itemsPerPage=2`))).map(
      ({ id }) => `/api/${resource}/${id}`,
    )
  const [startTrainStation, endTrainStation] = await twoOf('train_stations')
  const [startAirport, endAirport] = await twoOf('airports')
  const stations = { startTrainStation, endTrainStation }
  const airports = { startAirport, endAirport }
  await make('airline_routes', { airline: `/api/airlines/${airline.id}`, ...airports })
  await make('train_routes', { train: `/api/trains/${train.id}`, ...stations, departureTimeOfDay: '08:15' })
  await owned('provider_rates', {
    ...{ provider: `/api/providers/${guide.id}`, type: 'person', price: { amount: '45.00' } },
    ...{ startAt: '01.05.2027', endAt: '30.09.2027' },
  })
  const type = await owned('other_service_types', {
    name: mark,
    meetingPoint: mark,
    allServiceDayTimes: [{ startTimeOfDay: '10:00', provider: `/api/providers/${guide.id}` }],
  })
  const otherService = await owned('other_services', {
    provider: `/api/providers/${guide.id}`,
    otherServiceType: `/api/other_service_types/${type.id}`,
  })
  const charge = await owned('location_charges', { name: mark, price: { amount: '4.00' } })
  const detail = await owned('predefined_route_details', {
    name: mark,
    locationCharges: [`/api/location_charges/${charge.id}`],
  })
  const text = await owned('predefined_free_text_items', { name: mark })
  await make('infos', { title: mark, provider: `/api/providers/${guide.id}`, isShownOnTripDashboard: true })
  await owned('offer_intro_templates', { name: mark })
  await owned('bullet_points', { key: `${mark.toLowerCase().replaceAll('ö', 'oe')}_${guide.id}`, section: mark })
  await owned('condition_sets', { name: mark, conditions: [{ category: mark, conditionText: mark }] })
  // The first translates the other one where it is told so.
  await owned('trip_detail_templates', { title: mark, locale: 'en' })
  await owned('trip_detail_templates', { title: mark })
  await owned('menus', { name: mark, provider: `/api/providers/${guide.id}` })
  await owned('document_templates', { name: mark })
  return {
    airline: airline.id,
    train: train.id,
    otherService: otherService.id,
    serviceType: type.id,
    routeDetail: detail.id,
    freeText: text.id,
  }
}
export type Partners = Awaited<ReturnType<typeof makePartners>>

type Plan = {
  organisation: number
  partners: Partners
  north: North
  mark: string
  isAdminOnly?: boolean
}

/** A trip with one of everything that can hang on it, its stored offer included. */
export async function makeTrip(caller: Caller, db: TestDatabase, plan: Plan): Promise<{ order: number }> {
  const { organisation, partners, north, mark, isAdminOnly = false } = plan
  const make = (path: string, body: object) => expectStatus<Made>(201, caller.post(`/api/${path}`, body))
  const order = await make('orders', {
    organisationFilter: `/api/organisations/${organisation}`,
    isAdminOnly,
    startAt: '14.05.2027',
    endAt: '15.05.2027',
    client: `/api/clients/${partners.client}`,
    groupName: mark,
    traitTags: [mark],
    trip: { name: mark, destinations: [`/api/destinations/${north.Norwegen}`] },
    orderContacts: [{ role: '1_contact', contact: `/api/contacts/${partners.contact}`, busPlate: mark }],
    hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 10, reservedAmount: 5 }],
    ferryContingent: [{ type: { persons: 5, type: 'inside' }, askedAmount: 1 }],
    complexity: { offerComplexity: 3 },
  })
  const link = `/api/orders/${order.id}`
  const [first] = await addDaysTo(caller, order.id, '14.05.2027', '15.05.2027')
  const day = `/api/days/${first?.id}`
  await expectStatus(200, caller.patch(day, { name: mark, daySubtitles: [{ subtitle: mark }] }))
  const hotel = await make('hotel_placeholders', { day, serviceDescription: mark, place: `/api/places/${north.Oslo}` })
  const ports = { startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` }
  const ferry = await make('ferry_placeholders', { day, serviceDescription: mark, ...ports })
  await make('free_text_items', {
    day,
    serviceDescription: mark,
    predefinedFreeTextItem: `/api/predefined_free_text_items/${partners.freeText}`,
  })
  const asked = { notes: mark, agency: `/api/agencies/${partners.agency}`, itemPrices: [{ name: mark }] }
  const placeholder = (id: number) => `/api/placeholders/${id}`
  await make('hotel_requests', {
    ...asked,
    placeholder: placeholder(hotel.id),
    hotel: `/api/hotels/${partners.hotel}`,
    optionTodo: { dueDate: '01.03.2027' },
  })
  await make('ferry_requests', {
    ...asked,
    placeholder: placeholder(ferry.id),
    ferry: `/api/ferries/${partners.ferry}`,
    contingent: cabinsOf('inside'),
  })
  await makeOtherKinds(caller, { day, link, partners, asked, mark })
  // One more, so that a to-do can still take a request without one.
  await make('ferry_requests', { ...asked, placeholder: placeholder(ferry.id) })
  // Nobody has two views of one name: a second world of the same person has its own.
  await make('order_views', { name: `${mark} ${link}`, organisationFilter: `/api/organisations/${organisation}` })
  await make('trip_details', { order: link, type: 'box', title: mark })
  const sendsPhoto = caller.with({ 'content-type': 'image/jpeg' })
  const photo = await expectStatus<Made>(
    201,
    sendsPhoto.post(`/api/photos/upload?day=${first?.id}`, Buffer.from(jpegOf(9, 6))),
  )
  await expectStatus(200, caller.patch(`/api/photos/${photo.id}`, { caption: mark }))
  const todo = await make('todos', { name: mark, order: link })
  await make('checklist_items', { title: mark, order: link })
  await make('visit_reports', { order: link, todo: `/api/todos/${todo.id}`, visitedAt: '01.03.2027', content: mark })
  await makeCalculation(caller, link, mark)
  await make('offers', {
    order: link,
    introTitle: mark,
    bulletPoints: [{ key: 'eigen', section: mark }],
    includedLines: [{ text: mark }],
    photos: [{ day, photo: `/api/photos/${photo.id}` }],
    conditions: [{ category: mark, type: 'days', days: 30, conditionText: mark }],
  })
  const { id: document } = await expectStatus<Made>(200, caller.post(`${link}/offer/generate-document`, {}))
  await make('trip_papers', {
    order: link,
    freeText: richTextOf(mark),
    attachments: [{ document: `/api/documents/${document}`, isMerged: true }],
  })
  const roomList = await make('room_lists', { order: link, provider: `/api/hotels/${partners.hotel}`, notes: mark })
  await make('rooms', {
    ...{ roomList: `/api/room_lists/${roomList.id}`, passengers: [{ lastName: mark, documentNumber: mark }] },
  })
  await expectStatus(200, caller.post(`${link}/room-list/generate-document?room_list_type=hotel_pdf`, {}))
  await expectStatus(201, caller.post(`${link}/road_links`, { recipient: mark }))
  await makeMails(caller, db, link, mark)
  await makeInvoice(caller, db, link, mark)
  // The day's count is written by a change of the contingent; the trip was booked a day earlier, too.
  await db.query(`insert into booking_stands (order_id, date, number_of_persons) values ($1, '2026-01-01', 10)`, [
    order.id,
  ])
  // Only the time erases.
  await db.query('insert into personal_data_erasures (order_id, guests) values ($1, 1)', [order.id])
  // A concept is kept for the whole house; of a hidden trip nobody keeps one.
  if (!isAdminOnly) {
    const norway = [`/api/destinations/${north.Norwegen}`]
    await make('order_concepts', { name: mark, destinations: norway, days: [{ day, destinations: norway }] })
    // What goes to the tax adviser is of the whole house, too.
    await db.query(
      `with made as (insert into datev_exports (organisation_id, from_day, to_day, file_name, booking_count, invoice_count,
         payment_count, user_id) select organisation_id, '2026-02-01', '2026-02-28', $2, 0, 0, 0, user_id from orders
         where id = $1 returning id, organisation_id)
       insert into datev_export_files select id, organisation_id, '', repeat('0', 64) from made`,
      [order.id, mark],
    )
    // So are files for the bank, and how its providers are paid.
    const [creditor] = await db.query('select from creditors where provider_id = $1', [partners.hotel])
    // Trips of the same partners pay the same one.
    if (creditor === undefined)
      await make('creditors', {
        ...{ organisation: `/api/organisations/${organisation}`, provider: `/api/providers/${partners.hotel}` },
        accountHolder: mark,
      })
    await db.query(
      `with made as (insert into pay_runs (organisation_id, number, execution_date, iban, total_cents, transfer_count, invoice_count,
         file_name, message_id, sha256, user_id) select o.organisation_id, o.id, '2026-02-27', '', 1, 1, 1, $2, $2 || o.id, repeat('0', 64),
         o.user_id from orders o where o.id = $1 returning id, organisation_id)
       insert into pay_run_files select id, organisation_id, '' from made`,
      [order.id, mark],
    )
  }
  return { order: order.id }
}

/** An invoice with a payment, what was promised back, and the words all invoices of the trip begin with. */
async function makeInvoice(caller: Caller, db: TestDatabase, order: string, mark: string): Promise<void> {
  await equipHouses(db)
  const make = (path: string, body: object) => expectStatus<Made>(201, caller.post(`/api/${path}`, body))
  await make('client_invoice_letters', { order, introText: richTextOf(mark) })
  await make('package_travels', { order, formGivenAt: '01.02.2026', security: mark })
  await make('client_invoice_credits', { order, dateOfCredit: '01.03.2026', amount: { amount: '1.00' }, reason: mark })
  const { clientInvoice } = await expectStatus<{ clientInvoice: string }>(
    200,
    caller.post(`${order}/client-invoice/generate`, { amount: { amount: '10.00' } }),
  )
  // Of a day that may lie long before that of the invoice, which is today's.
  const sure = caller.with({ 'x-reisewerk-confirmed': 'yes' })
  const payment = { clientInvoice, dateOfPayment: '01.03.2026', amount: { amount: '1.00' }, note: mark }
  await expectStatus<Made>(201, sure.post('/api/payments', payment))
  await db.query(
    `with made as (insert into reminders (order_id, organisation_id, client_id, step, reminder_date, pay_by, currency, open_cents,
       earlier_fee_cents, fee_cents, document_id, user_id) select order_id, organisation_id, client_id, 'first', invoice_date,
       invoice_date, currency, 900, 0, 0, document_id, user_id from client_invoices where '/api/client_invoices/' || id = $1
       returning id, order_id)
     insert into reminded_invoices select made.id, i.id, made.order_id, 'first', i.invoice_date, 900 from made, client_invoices i
     where '/api/client_invoices/' || i.id = $1`,
    [clientInvoice],
  )
  const charged = { number: mark, payee: mark, note: mark, invoiceDate: '01.03.2026', amount: { amount: '1.00' } }
  await make('supplier_invoices', { order, ...charged })
}

/** A mail that is being written, and one from elsewhere that was assigned with its file. */
async function makeMails(caller: Caller, db: TestDatabase, order: string, mark: string): Promise<void> {
  const make = (path: string, body: object) => expectStatus<Made>(201, caller.post(`/api/${path}`, body))
  const documents = await expectStatus<Made[]>(200, caller.get(`/api/documents?order=${order}`))
  const attachments = documents.map(({ id }) => `/api/documents/${id}`)
  await make('email_messages', { order, subject: mark, attachments })
  const { user } = await expectStatus<{ user: Made }>(200, caller.get('/api/session'))
  const [file] = await db.query<Made>(
    `insert into email_files (organisation_id, user_id, name, key, byte_size, subject, date)
     select o.organisation_id, $2, $3, md5($3 || $1), 1, $3, now() from orders o where '/api/orders/' || o.id = $1 returning id::int`,
    [order, user.id, mark],
  )
  await make('email_assignments', { subject: mark, links: [{ order }], file: `/api/email_files/${file?.id}` })
  await db.query(
    `insert into received_emails (organisation_id, file_id, identity, subject, date, is_assigned)
     select organisation_id, id, key, subject, date, true from email_files where id = $1`,
    [file?.id],
  )
}

/** A cabin in each of a request's lists. */
function cabinsOf(type: string) {
  return { singleCabins: [{ type: { type } }], doubleCabins: [{ type: { type } }], otherCabins: [{ type: { type } }] }
}

type OtherKinds = { day: string; link: string; partners: Partners; asked: object; mark: string }

/** A flight, a train, another service and a route bullet point in a group, each asked for. */
async function makeOtherKinds(caller: Caller, { day, link, partners, asked, mark }: OtherKinds): Promise<void> {
  const make = (path: string, body: object) => expectStatus<Made>(201, caller.post(`/api/${path}`, body))
  const group = await make('sort_groups', { order: link, name: mark })
  const common = { day, serviceDescription: mark, sortGroup: `/api/sort_groups/${group.id}` }
  const predefinedRouteDetail = `/api/predefined_route_details/${partners.routeDetail}`
  await make('route_details', { ...common, predefinedRouteDetail })
  const request = async (kind: string, service: object, body: object) => {
    const { id } = await make(`${kind}_placeholders`, { ...common, ...service })
    await make(`${kind}_requests`, { ...asked, placeholder: `/api/${kind}_placeholders/${id}`, ...body })
  }
  const type = { otherServiceType: `/api/other_service_types/${partners.serviceType}` }
  await request('airline', { airline: `/api/airlines/${partners.airline}` }, { ticketNr: mark })
  await request('train', {}, { train: `/api/trains/${partners.train}`, contingent: cabinsOf('first') })
  await request('other', type, { otherService: `/api/other_services/${partners.otherService}` })
}
