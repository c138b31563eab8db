import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { ComplexityInput, ContingentEntry } from '@reisewerk/domain/orders/new-order.contract.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'

type Order = BodyOf<typeof orderContract>
type Terms = 'orderCurrency' | 'orderLocale' | 'isFormal' | 'translations'
type Contact = NonNullable<Order['orderContacts']>[number]

/**
 * What a copy of a trip takes over unless told otherwise, in the form of a decoded body. Its notes say how things stand with the
 * old trip: they come along only where somebody says so (TRUE-07).
 */
export type SourceTrip = {
  readonly organisationId: number
  readonly startAt: string
  readonly endAt: string
  readonly clientId: number | null
  readonly fields: Order & { readonly [Term in Terms]: NonNullable<Order[Term]> }
  readonly trip: NonNullable<Order['trip']>
  readonly complexity: ComplexityInput
  readonly rooms: ContingentEntry[]
  readonly cabins: NonNullable<Order['ferryContingent']>
  readonly contacts: readonly Contact[]
}

const entries = (table: string) => `(select coalesce(json_agg(json_build_object(
    'type', json_build_object('persons', r.persons, 'type', r.type), 'askedAmount', r.asked_amount) order by r.persons, r.sort, r.id), '[]')
  from ${table} r where r.order_id = o.id)`

/** Reads a trip to start another one from it. @throws ApiError 404 when the actor sees no such trip */
export async function readSourceTrip(trx: Transaction, id: number): Promise<SourceTrip> {
  const rows = await trx.query<SourceTrip>(
    `select o.organisation_id as "organisationId", o.start_at as "startAt", o.end_at as "endAt", o.client_id as "clientId",
       json_build_object('category', o.category, 'orderCurrency', o.order_currency, 'orderLocale', o.order_locale,
         'isFormal', o.is_formal, 'groupName', o.group_name, 'additionalFields', o.additional_fields,
         'translations', o.translations,
         'isAdminOnly', o.is_admin_only) as fields,
       json_build_object('name', o.trip_name, 'mainDestination', o.main_destination_id, 'isDummy', o.is_dummy, 'destinations',
         (select coalesce(json_agg(d.destination_id order by d.sort, d.id), '[]') from order_destinations d where d.order_id = o.id)) as trip,
       coalesce((select json_build_object('offerComplexity', c.offer_complexity, 'operationComplexity', c.operation_complexity,
         'rentability', c.rentability, 'bookingProbability', c.booking_probability, 'executionProbability', c.execution_probability)
         from complexities c where c.order_id = o.id), '{}') as complexity,
       ${entries('order_hotel_rooms')} as rooms, ${entries('order_ferry_cabins')} as cabins,
       (select coalesce(json_agg(json_build_object('role', k.role, 'contact', k.contact_id, 'phoneType', k.phone_type,
           'busHeight', k.bus_height, 'busLength', k.bus_length, 'busPlate', k.bus_plate, 'roomType', k.room_type,
           'cabinType', k.cabin_type, 'isPrimary', k.id is not distinct from o.primary_order_contact_id) order by k.sort, k.id), '[]')
         from order_contacts k left join contacts p on p.id = k.contact_id
         where k.order_id = o.id and not coalesce(p.deleted, false)) as contacts
     from orders o where o.id = $1 and o.current_status not in ('concept', 'deleted')`,
    [id],
  )
  if (rows[0] === undefined) throw notFound('Reise')
  return rows[0]
}
