import type { ChargedAdvance } from '@reisewerk/domain/accounting/margin/advances.ts'
import type { ServicePlace } from '@reisewerk/domain/accounting/margin/regions.ts'
import type { GrantedDiscount } from '@reisewerk/domain/accounting/margin/revenue.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { InvoiceType } from '@reisewerk/domain/invoices/invoice-types.ts'
import type { IssuedInvoice, TaxGroup } from '@reisewerk/domain/invoices/issued.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { goesBy } from '../../itinerary/itinerary.tables.ts'

export type MarginTrip = {
  readonly id: number
  readonly calculationId: number
  readonly orderNumber: string
  readonly name: string
  readonly suppliedOn: CalendarDate
  readonly currency: string
  readonly isCancelled: boolean
  /** Its invoices that stand and are no prepayments. */
  readonly invoices: readonly number[]
}

const standing = `i.type <> 'prepayment' and i.canceled_by_id is null and not (i.type = 'cancelation' and i.old_invoice_id is not null)
  and i.billing_type = 'included'`

const tripsSql = `select o.id::int, c.id::int as "calculationId", o.order_number as "orderNumber",
    coalesce(nullif(o.group_name, ''), o.trip_name, '') as name, o.end_at as "suppliedOn", o.order_currency as currency,
    o.current_status = 'cancelled' as "isCancelled",
    (select coalesce(json_agg(i.id order by i.id), '[]') from client_invoices i where i.order_id = o.id and ${standing}) as invoices
  from orders o join calculations c on c.order_id = o.id`

/** These trips, as far as the actor sees them. */
export function readTripsOf(trx: Transaction, orders: readonly number[]): Promise<MarginTrip[]> {
  return trx.query<MarginTrip>(`${tripsSql} where o.id = any ($1) order by o.id`, [orders])
}

/** Trips of a house that ended in a period: those that are booked, and those that something was charged for, whatever their status says. */
export function readMarginTrips(
  trx: Transaction,
  organisationId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<MarginTrip[]> {
  return trx.query<MarginTrip>(
    `${tripsSql}
     where o.organisation_id = $1 and o.end_at between $2 and $3
       and (o.current_status in ('booked', 'documents_sent', 'on_tour', 'completed')
         or exists (select from client_invoices i where i.order_id = o.id and ${standing}))
     order by o.end_at, o.order_number, o.id`,
    [organisationId, from, to],
  )
}

/** An invoice as it was issued last, with what was open on earlier ones when it was issued; `cents` of each. */
type ChargingRow = {
  readonly id: number
  readonly snapshot: IssuedInvoice
  readonly carried: readonly { readonly id: number; readonly type: InvoiceType; readonly cents: number }[]
}

export function readChargingInvoices(trx: Transaction, ids: readonly number[]): Promise<ChargingRow[]> {
  return trx.query<ChargingRow>(
    `select i.id::int, s.snapshot,
       (select coalesce(json_agg(json_build_object('id', e.id, 'type', e.type, 'cents', e.carried_cents) order by e.id), '[]')
          from client_invoices e where e.carried_to_id = i.id) as carried
     from client_invoices i
       join client_invoice_versions v on v.client_invoice_id = i.id and v.version_number = i.version_number
       join client_invoice_snapshots s on s.version_id = v.id
     where i.id = any($1)`,
    [ids],
  )
}

/** By which rates invoices were issued that others take over. */
export function readTaxGroups(
  trx: Transaction,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly taxGroups: readonly TaxGroup[] }[]> {
  return trx.query(
    `select i.id::int, s.snapshot->'taxGroups' as "taxGroups"
     from client_invoices i
       join client_invoice_versions v on v.client_invoice_id = i.id and v.version_number = i.version_number
       join client_invoice_snapshots s on s.version_id = v.id
     where i.id = any($1)`,
    [ids],
  )
}

/** Which of these invoices are over a whole price. */
export async function readWhole(trx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const rows = await trx.query<{ id: number }>(
    'select id::int from client_invoices where id = any ($1) and takes_over',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

export type PlacedService = ServicePlace & { readonly id: number; readonly order: number }

/** Where the services of these trips are supplied: by their own places, else by whom they are asked from. */
export function readServicePlaces(trx: Transaction, orders: readonly number[]): Promise<PlacedService[]> {
  return trx.query<PlacedService>(
    `select p.id::int, p.order_id::int as "order", p.kind,
       array_remove(case p.kind
         when 'ferry' then array[fa.country, fb.country]
         when 'train' then array[ta.country, tb.country]
         when 'airline' then array[aa.country, ab.country]
         when 'hotel' then array[coalesce(hp.country, vp.country, hd.country)]
         else array[coalesce(op.country, od.country, oad.country, vp.country)] end, null) as countries
     from placeholders p
       cross join ${goesBy('p')} left join requests r on r.id = coalesce(p.selected_request_id, goes.request)
       left join providers v on v.id = r.provider_id
       left join places vp on vp.id = v.place_id
       left join ferry_placeholders f on f.id = p.id left join ports fa on fa.id = f.start_port_id left join ports fb on fb.id = f.end_port_id
       left join train_placeholders t on t.id = p.id left join train_stations ta on ta.id = t.start_train_station_id
       left join train_stations tb on tb.id = t.end_train_station_id
       left join airline_placeholders l on l.id = p.id left join airports aa on aa.id = l.start_airport_id
       left join airports ab on ab.id = l.end_airport_id
       left join hotel_placeholders h on h.id = p.id left join places hp on hp.id = h.place_id
       left join areas ha on ha.id = h.area_id left join destinations hd on hd.id = ha.destination_id
       left join other_placeholders x on x.id = p.id left join places op on op.id = x.place_id
       left join destinations od on od.id = x.destination_id left join areas oa on oa.id = x.area_id
       left join destinations oad on oad.id = oa.destination_id
     where p.order_id = any ($1)`,
    [orders],
  )
}

export type ChargedRow = Omit<ChargedAdvance, 'region'> & {
  readonly order: number
  /** Where whoever charges it is. */
  readonly country: string | null
}

/** What suppliers charged for these trips; credits below nothing. */
export function readCharged(trx: Transaction, orders: readonly number[]): Promise<ChargedRow[]> {
  return trx.query<ChargedRow>(
    `select i.order_id::int as "order", r.placeholder_id::int as service, i.type, i.amount_currency as currency, i.invoice_date as date,
       (case i.type when 'credit' then -i.amount_cents else i.amount_cents - i.paid_discount_cents end)::float as cents,
       i.tax_kind in ('input19', 'input7') as "isOwn", p.country
     from supplier_invoices i left join requests r on r.id = i.request_id left join providers v on v.id = i.provider_id
       left join places p on p.id = v.place_id
     where i.order_id = any ($1) order by i.id`,
    [orders],
  )
}

export type DiscountRow = GrantedDiscount & { readonly order: number }

/** What clients of these trips were let off for paying early, on invoices that stand. */
export function readDiscounts(trx: Transaction, orders: readonly number[]): Promise<DiscountRow[]> {
  return trx.query<DiscountRow>(
    `select i.order_id::int as "order", p.amount_cents::float as cents, s.snapshot -> 'taxGroups' as "taxGroups"
     from payments p join client_invoices i on i.id = p.client_invoice_id
       join client_invoice_versions v on v.client_invoice_id = i.id and v.version_number = i.version_number
       join client_invoice_snapshots s on s.version_id = v.id
     where i.order_id = any ($1) and p.kind = 'discount' and p.removed_at is null and i.canceled_by_id is null
       and i.billing_type = 'included' order by p.id`,
    [orders],
  )
}
