import type { PhoneType } from '@reisewerk/domain/orders/accommodation.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Whose a contact or an address is: that of its client, provider or agency; null where the partner serves every house. */
export const houseOf = (
  row: string,
) => `coalesce((select hc.organisation_id from clients hc where hc.id = ${row}.client_id),
  (select hp.organisation_id from providers hp where hp.id = ${row}.provider_id),
  (select ha.organisation_id from agencies ha where ha.id = ${row}.agency_id))`

export type Person = {
  readonly id: number
  readonly organisationId: number | null
  /** For whom it speaks; null for somebody at a provider or an agency. */
  readonly client: number | null
  readonly deleted: boolean
  readonly phoneFixed: string | null
  readonly phoneMobile: string | null
}

export async function readPeople(trx: Transaction, ids: readonly number[]): Promise<Person[]> {
  if (ids.length === 0) return []
  return trx.query<Person>(
    `select t.id, ${houseOf('t')} as "organisationId", t.client_id as client, t.deleted, t.phone_fixed as "phoneFixed", t.phone_mobile as "phoneMobile"
     from contacts t where t.id = any ($1::bigint[])`,
    [ids],
  )
}

export async function readAddressHouses(
  trx: Transaction,
  ids: readonly number[],
): Promise<{ id: number; organisationId: number | null }[]> {
  return trx.query(
    `select t.id, ${houseOf('t')} as "organisationId" from addresses t where t.id = any ($1::bigint[])`,
    [ids],
  )
}

/** What decides who may be on a trip. */
export type TripOfPeople = { readonly organisationId: number; readonly client: number | null }
export type PlacedPerson = { readonly id: number; readonly contact: number | null; readonly phoneType: PhoneType }
export type PeopleOfTrip = TripOfPeople & { readonly people: readonly PlacedPerson[] }

/** A trip's house and who is in it; null when the actor sees no such trip. */
export async function readPeopleOfTrip(trx: Transaction, orderId: number): Promise<PeopleOfTrip | null> {
  const rows = await trx.query<PeopleOfTrip>(
    `select o.organisation_id as "organisationId", o.client_id as client,
       (select coalesce(json_agg(json_build_object('id', k.id, 'contact', k.contact_id, 'phoneType', k.phone_type)), '[]')
        from order_contacts k where k.order_id = o.id) as people
     from orders o where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

export async function tripOfOrderContact(trx: Transaction, id: number): Promise<number | null> {
  const rows = await trx.query<{ orderId: number }>('select order_id as "orderId" from order_contacts where id = $1', [
    id,
  ])
  return rows[0]?.orderId ?? null
}

export async function isMemberOf(trx: Transaction, userId: number, organisationId: number): Promise<boolean> {
  const found = 'select from user_organisations where user_id = $1 and organisation_id = $2'
  return (await trx.query(found, [userId, organisationId])).length > 0
}

type ResponsibleSoFar = { readonly user: number | null; readonly requestToUser: number | null }

export async function readResponsible(trx: Transaction, orderId: number): Promise<ResponsibleSoFar> {
  const rows = await trx.query<ResponsibleSoFar>(
    'select user_id as "user", request_to_user_id as "requestToUser" from orders where id = $1',
    [orderId],
  )
  return rows[0] ?? { user: null, requestToUser: null }
}
