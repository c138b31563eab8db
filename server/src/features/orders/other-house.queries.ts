import type { Transaction } from '../../platform/database/transaction.ts'
import { houseOf } from './people.queries.ts'

type Reference = readonly [table: string, column: string, target: string]

/** What a trip may refer to of what one house keeps for itself, by what a refusal calls it (APP-04). */
const kept: Readonly<Record<string, readonly Reference[]>> = {
  Leistungsträger: [
    ['requests', 'provider_id', 'providers'],
    ['airline_placeholders', 'airline_id', 'providers'],
  ],
  Agenturen: [
    ['requests', 'agency_id', 'agencies'],
    ['placeholders', 'agency_id', 'agencies'],
  ],
  Kontakte: [
    ['order_contacts', 'contact_id', 'contacts'],
    ['requests', 'request_contact_id', 'contacts'],
    ['requests', 'assigned_contact_id', 'contacts'],
  ],
  Anschriften: [['requests', 'assigned_address_id', 'addresses']],
  'Kunden von Besuchsberichten': [['visit_reports', 'client_id', 'clients']],
  Zusatzleistungen: [['other_requests', 'other_service_id', 'other_services']],
  Leistungsarten: [
    ['other_requests', 'other_service_type_id', 'other_service_types'],
    ['other_placeholders', 'other_service_type_id', 'other_service_types'],
  ],
  Menüs: [['requests', 'menu_id', 'menus']],
  Routenstichpunkte: [['route_details', 'predefined_route_detail_id', 'predefined_route_details']],
  Ortsgebühren: [['route_detail_charges', 'location_charge_id', 'location_charges']],
  'Vorlagen von Freitexten': [['free_text_items', 'predefined_free_text_item_id', 'predefined_free_text_items']],
}

const isForeign = ([table, column, target]: Reference) => {
  // Contacts and addresses are of the house of whom they belong to.
  const house = target === 'contacts' || target === 'addresses' ? houseOf('t') : 't.organisation_id'
  return `exists (select from ${table} h join ${target} t on t.id = h.${column} where h.order_id = o.id and ${house} <> o.organisation_id)`
}
const isNoMember = (user: string) => `${user} is not null and not exists (
  select from user_organisations m where m.user_id = ${user} and m.organisation_id = o.organisation_id)`

export type Strangers = {
  /** What a trip refers to that only another house may see. */
  readonly things: string[]
  readonly hasForeignAsker: boolean
  /** Whoever has done something stays named with it (TODO-07). */
  readonly hasForeignTodos: boolean
}

export async function strangersIn(trx: Transaction, orderId: number): Promise<Strangers> {
  const things = Object.entries(kept).map(
    ([name, references]) => `case when ${references.map(isForeign).join(' or ')} then '${name}' end`,
  )
  const [found] = await trx.query<Strangers>(
    `select array_remove(array[${things.join(', ')}], null) as things,
       ${isNoMember('o.request_to_user_id')} as "hasForeignAsker",
       exists (select from todos d where d.order_id = o.id and d.status <> 'done' and ${isNoMember('d.user_id')}) as "hasForeignTodos"
     from orders o where o.id = $1`,
    [orderId],
  )
  return found ?? { things: [], hasForeignAsker: false, hasForeignTodos: false }
}

/** The house of a trip so far; null when the actor sees no such trip. */
export async function houseOfOrder(trx: Transaction, orderId: number): Promise<number | null> {
  const [trip] = await trx.query<{ house: number }>('select organisation_id as house from orders where id = $1', [
    orderId,
  ])
  return trip?.house ?? null
}
