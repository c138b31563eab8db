import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate, daysBetween, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { choose, numberBetween } from '../choose.ts'
import {
  dinners,
  generalPassages,
  houseBoxes,
  housePassages,
  letterOfPapers,
  onTheWay,
  type Passage,
  wayToHouse,
} from '../services/trip-passages.ts'
import type { Row, Rows, TableName } from './rows.ts'

const withPapers = new Set<unknown>(['documents_sent', 'on_tour'])
const germanLocale: Locale = 'de_DE'

/**
 * Trips that are about to begin, or have begun, say what their travel documents say: hints, menus and a letter. Those in another
 * language keep to the master data, which they take when somebody opens them.
 */
export function addTripDocuments(rows: Rows, today: CalendarDate): void {
  const tables = new Map(rows.tables())
  const orders = (tables.get('orders') ?? []).filter(
    (order) => withPapers.has(order.current_status) && order.order_locale === germanLocale,
  )
  for (const order of orders) {
    const of = (table: TableName) => (tables.get(table) ?? []).filter((row) => row.order_id === order.id)
    const templates = (tables.get('trip_detail_templates') ?? []).filter(
      (row) => row.organisation_id === order.organisation_id && row.locale === germanLocale,
    )
    const trip = { rows, orderId: Number(order.id), templates, menus: menusOf(tables, order), days: of('days') }
    addGeneralInfos(trip)
    const services = new Map(of('placeholders').map((service) => [service.id, service]))
    const boards = new Map(of('hotel_requests').map(({ id, board }) => [id, board]))
    for (const request of of('requests')) {
      const service = services.get(request.placeholder_id)
      if (service?.client_offer_status !== 'included' || !isChosen(rows, service, request)) continue
      addHints(trip, request)
      if (boards.get(request.id) === 'half') addDinners(trip, request)
    }
    addPapers(rows, order, of('order_contacts'))
    order.last_updated_trip_details = `${addDays(today, -6)}T08:40:00Z`
    order.last_updated_voucher = `${addDays(today, -6)}T09:15:00Z`
  }
}

type Trip = {
  readonly rows: Rows
  readonly orderId: number
  readonly templates: readonly Row[]
  readonly menus: readonly Row[]
  readonly days: readonly Row[]
}

function menusOf(tables: ReadonlyMap<TableName, readonly Row[]>, order: Row): readonly Row[] {
  return (tables.get('menus') ?? []).filter(
    (menu) =>
      menu.organisation_id === order.organisation_id && menu.locale === germanLocale && menu.sub_type === 'dinner',
  )
}

function isChosen({ links }: Rows, service: Row, request: Row): boolean {
  return links.some(
    ({ table, id, column, target }) =>
      table === 'placeholders' && id === service.id && column === 'selected_request_id' && target === request.id,
  )
}

function addGeneralInfos(trip: Trip): void {
  const general = trip.templates.filter(({ type, provider_id }) => type === 'general_info' && provider_id === null)
  for (const [index, template] of general.entries()) addLinked(trip, null, template, index + 1)
  for (const [index, passage] of generalPassages.entries()) {
    addOwn(trip, { requestId: null, type: 'general_info' }, passage, general.length + index + 1)
  }
}

/** What the house or the line says of itself: as the master data have it, then what somebody added for this trip. */
function addHints(trip: Trip, { id, provider_id, request_type }: Row): void {
  const linked = trip.templates.filter((template) => template.provider_id === provider_id)
  for (const [index, template] of linked.entries()) addLinked(trip, id, template, index + 1)
  const own = ownHints(`${trip.orderId} ${provider_id}`, String(request_type)).filter(
    ([, [title]]) => !linked.some((template) => template.title === title),
  )
  for (const [index, [type, passage, subType]] of own.entries()) {
    addOwn(trip, { requestId: id, type, subType: subType ?? null }, passage, linked.length + index + 1)
  }
}

type Hint = readonly [type: string, passage: Passage, subType?: string]

function ownHints(seed: string, kind: string): Hint[] {
  if (kind !== 'hotel') {
    const passage = onTheWay[kind]
    return passage === undefined ? [] : [['provider_info', passage]]
  }
  const passages = housePassages.map(([title, ...words]): Hint => {
    return ['provider_info', [title, choose(`${seed} ${title}`, words)]]
  })
  const box: Hint[] = numberBetween(`${seed} box`, 1, 2) === 1 ? [['box', choose(`${seed} box`, houseBoxes)]] : []
  return [...passages, ...box, ['box_map', wayToHouse, 'QR-Code']]
}

function addLinked({ rows, orderId }: Trip, requestId: unknown, { id, type, title, text }: Row, place: number): void {
  rows.add('trip_details', {
    ...{ orderId, requestId, dayId: null, type, subType: null, title, text },
    ...{ isEditable: false, templateId: id, menuId: null, positionInDocument: place },
  })
}

type Place = { readonly requestId: unknown; readonly type: string; readonly subType?: string | null }

function addOwn(
  { rows, orderId }: Trip,
  { subType = null, ...of }: Place,
  [title, words]: Passage,
  place: number,
): void {
  rows.add('trip_details', {
    ...{ orderId, ...of, dayId: null, subType, title, text: richTextOf(words) },
    ...{ isEditable: true, templateId: null, menuId: null, positionInDocument: place },
  })
}

/** An evening each: what the house has written down, else what was agreed for this trip; the last is not chosen yet in some. */
function addDinners({ rows, orderId, menus, days }: Trip, { id, provider_id, start_at, end_at }: Row): void {
  const first = String(start_at).slice(0, 10)
  const nights = daysBetween(first, String(end_at).slice(0, 10))
  const known = menus.find((menu) => menu.provider_id === provider_id)
  for (let night = 0; night < nights; night++) {
    const date = addDays(first, night)
    const day = days.find((one) => one.date === date)
    if (day === undefined) continue
    const menu = night === 0 ? known : undefined
    const courses = dinners[(Number(provider_id) + night) % dinners.length]?.join('\n\n') ?? ''
    rows.add('trip_details', {
      ...{ orderId, requestId: id, dayId: day.id, type: 'menu', subType: 'Abendessen', title: germanDate(date) },
      ...{ text: menu?.text ?? richTextOf(courses), isEditable: true, templateId: null },
      ...{ menuId: menu?.id ?? null, positionInDocument: 1 },
    })
  }
}

/** Printed for those who travel soon, with all parts but the questionnaire. */
function addPapers(rows: Rows, order: Row, contacts: readonly Row[]): void {
  const primary = rows.links.find(
    ({ table, id, column }) => table === 'orders' && id === order.id && column === 'primary_order_contact_id',
  )
  rows.add('trip_papers', {
    orderId: order.id,
    contactId: contacts.find(({ id }) => id === primary?.target)?.contact_id ?? null,
    freeText: richTextOf(letterOfPapers),
    ...{ print: false, route: true, generalInfos: true, questionaire: false },
    ...{ coverLetter: true, detailedRoute: true, menu: true },
  })
}
