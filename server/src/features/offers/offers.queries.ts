import type { PromisedChoice } from '@reisewerk/domain/offers/allotment/promised-places.ts'
import type { KeptLine } from '@reisewerk/domain/offers/included/included-line.contract.ts'
import type { OfferType } from '@reisewerk/domain/offers/offer.contract.ts'
import type {
  OfferBulletPoint,
  OfferCondition,
  OfferedVehicle,
  OfferSource,
} from '@reisewerk/domain/offers/offer-source.ts'
import type { OfferedProvider } from '@reisewerk/domain/offers/offered-providers.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { goesBy } from '../itinerary/itinerary.tables.ts'
import { offers } from './offers.tables.ts'

async function findOffer(trx: Transaction, orderId: number): Promise<number | null> {
  const [offer] = await trx.db.select({ id: offers.id }).from(offers).where(eq(offers.orderId, orderId))
  return offer?.id ?? null
}

/** Opens the offer of a trip; two who do so at the same moment get the same one. */
export async function ensureOffer(trx: Transaction, orderId: number): Promise<number> {
  const [opened] = await trx.db.insert(offers).values({ orderId }).onConflictDoNothing().returning({ id: offers.id })
  const id = opened?.id ?? (await findOffer(trx, orderId))
  if (id === null) throw new Error(`order ${orderId} has no offer after opening one`)
  return id
}

/** Locks the offer and tells whether it has only been opened so far. */
export async function lockedIsBlank(trx: Transaction, offerId: number): Promise<boolean> {
  const [offer] = await trx.query<{ isBlank: boolean }>(
    `select f.type = 'initial' and f.last_number = 0 and f.intro_title = '' and f.intro_text is null
       and f.conditions is null and f.address_id is null
       and not exists (select from offer_conditions c where c.offer_id = f.id)
       and not exists (select from offer_bullet_points b where b.offer_id = f.id)
       and not exists (select from offer_photos x where x.offer_id = f.id)
       and not exists (select from offer_included_lines i where i.offer_id = f.id)
       and not exists (select from offer_attached_orders j where j.offer_id = f.id) as "isBlank"
     from offers f where f.id = $1 for update of f`,
    [offerId],
  )
  return offer?.isBlank ?? false
}

/** The trip of an offer. @throws ApiError 404 when the actor sees no such offer */
export async function readOrderOfOffer(trx: Transaction, offerId: number): Promise<number> {
  const [offer] = await trx.db.select({ orderId: offers.orderId }).from(offers).where(eq(offers.id, offerId))
  if (offer === undefined) throw notFound('Angebot')
  return offer.orderId
}

export type LockedOffer = { type: OfferType; offerNr: string | null; last: number; orderNumber: string }

/** Locks the offer and tells what its number follows from. @throws ApiError 404 when the actor sees no such offer */
export async function lockOffer(trx: Transaction, offerId: number): Promise<LockedOffer> {
  const [offer] = await trx.query<LockedOffer>(
    `select f.type, f.offer_nr as "offerNr", f.last_number as last, o.order_number as "orderNumber"
     from offers f join orders o on o.id = f.order_id where f.id = $1 for update of f`,
    [offerId],
  )
  if (offer === undefined) throw notFound('Angebot')
  return offer
}

/** @param offerNr as typed, or null for the one its type begins with */
export async function setOfferNumber(trx: Transaction, offerId: number, offerNr: string | null): Promise<void> {
  await trx.db.update(offers).set({ offerNr }).where(eq(offers.id, offerId))
}

type Counted = { lastNumber: number; lastDocumentId: number; type: OfferType; offerNr: string | null }

export async function countGenerated(trx: Transaction, offerId: number, counted: Counted) {
  await trx.db.update(offers).set(counted).where(eq(offers.id, offerId))
}

export type OfferTexts = Pick<OfferSource, 'introTitle' | 'introText' | 'conditionsText' | 'attachRouteDescription'>

/** What an offer says beside the trip; null before it is opened. */
export async function readOfferTexts(trx: Transaction, orderId: number): Promise<OfferTexts | null> {
  const [texts] = await trx.query<OfferTexts>(
    `select f.intro_title as "introTitle", f.intro_text as "introText", f.conditions as "conditionsText",
       f.attach_route_description as "attachRouteDescription"
     from offers f where f.order_id = $1`,
    [orderId],
  )
  return texts ?? null
}

/** The conditions of an offer in their order, those that are left out of its documents with them. */
export function readOfferConditions(trx: Transaction, orderId: number): Promise<OfferCondition[]> {
  return trx.query<OfferCondition>(
    `select c.category, c.subcategory, c.type, c.days, c.after_days as "afterDays", c.deadline_date::text as "deadlineDate",
       c.deadline_text as "deadlineText", c.condition_text as "conditionText", c.is_visible as "isVisible"
     from offer_conditions c where c.order_id = $1 order by c.sort, c.id`,
    [orderId],
  )
}

/** What an offer says of services beside the day plan: only those of which it says something. */
export function readOfferedProviders(trx: Transaction, orderId: number): Promise<OfferedProvider[]> {
  return trx.query<OfferedProvider>(
    `select p.id, p.offer_type as "offerType", a.offer_price_type as "offerPriceType",
       coalesce(v.name, case when p.kind = 'other' and p.offer_type is not null then w.name end) as provider
     from placeholders p left join providers v on v.id = p.offer_provider_id left join airline_placeholders a on a.id = p.id
       cross join ${goesBy('p')} left join requests q on q.id = goes.request
       left join providers w on w.id = q.provider_id
     where p.order_id = $1 and (p.offer_type is not null or p.offer_provider_id is not null or a.offer_price_type is not null)`,
    [orderId],
  )
}

export function readOfferedVehicles(trx: Transaction, orderId: number): Promise<OfferedVehicle[]> {
  return trx.query<OfferedVehicle>(
    `select f.id, v.vehicle from ferry_placeholders f join placeholders p on p.id = f.id
     cross join lateral (values ('bus', f.offer_bus), ('motorcycle', f.offer_motorcycle), ('sprinter', f.offer_sprinter),
       ('trailer', f.offer_trailer), ('car', f.offer_car)) as v (vehicle, is_offered)
     where p.order_id = $1 and v.is_offered order by f.id, v.vehicle`,
    [orderId],
  )
}

export function readOfferBulletPoints(trx: Transaction, orderId: number): Promise<OfferBulletPoint[]> {
  return trx.query<OfferBulletPoint>(
    'select b.section, b.content, b.locale from offer_bullet_points b where b.order_id = $1 order by b.sort, b.id',
    [orderId],
  )
}

export function readOfferIncludedLines(trx: Transaction, orderId: number): Promise<KeptLine[]> {
  return trx.query<KeptLine>(
    `select i.key, i.source, i.text, i.is_hidden as "isHidden", i.locale from offer_included_lines i
     where i.order_id = $1 order by i.sort, i.id`,
    [orderId],
  )
}

/** Whom a trip is for; null where nobody is. */
export async function readClientOf(trx: Transaction, orderId: number): Promise<number | null> {
  const [trip] = await trx.query<{ client: number | null }>(
    'select client_id::int as client from orders where id = $1',
    [orderId],
  )
  return trip?.client ?? null
}

/** The organisation of a trip. @throws ApiError 404 when the actor sees no such trip */
export async function readHouseOf(trx: Transaction, orderId: number): Promise<number> {
  const [trip] = await trx.query<{ house: number }>('select organisation_id::int as house from orders where id = $1', [
    orderId,
  ])
  if (trip === undefined) throw notFound('Reise')
  return trip.house
}

/** The option of a chosen partner of a trip that ends first; null where none is running. */
export async function readFirstOption(
  trx: Transaction,
  orderId: number,
): Promise<{ name: string; dueDate: string } | null> {
  const [row] = await trx.query<{ name: string; dueDate: string }>(
    `select coalesce(v.name, a.name, '') as name, to_char(t.due_date, 'YYYY-MM-DD') as "dueDate"
     from placeholders p cross join ${goesBy('p')} join requests r on r.id = goes.request
       join todos t on t.request_id = r.id
       left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id
     where p.order_id = $1 and r.status in ('option_received', 'option', 'pre_booked')
       and t.status <> 'done' and t.due_date is not null
     order by t.due_date, r.id limit 1`,
    [orderId],
  )
  return row ?? null
}

/** The calculation of an offer's trip, locked. @throws ApiError 404 when the actor sees no such offer */
export async function readCalculationOf(trx: Transaction, offerId: number): Promise<number> {
  const [calculation] = await trx.query<{ id: number }>(
    `select c.id::int from calculations c join offers f on f.order_id = c.order_id where f.id = $1 for update of c`,
    [offerId],
  )
  if (calculation === undefined) throw notFound('Angebot')
  return calculation.id
}

export function readFreePlaces(
  trx: Transaction,
  calculation: number,
): Promise<{ id: number; numberOfPersons: number; type: 'single' | 'double' }[]> {
  return trx.query(
    `select id::int, number_of_persons as "numberOfPersons", type from calculation_free_places
     where calculation_id = $1 order by number_of_persons, id`,
    [calculation],
  )
}

/** By whom the houses and crossings of trips go, and how many places they hold; without whom a trip has lost (`withdrawn_choices`). */
export function readPromisedChoices(
  trx: Transaction,
  orderIds: readonly number[],
): Promise<(PromisedChoice & { readonly orderId: number })[]> {
  return trx.query<PromisedChoice & { readonly orderId: number }>(
    `select p.order_id::int as "orderId", p.id::int as service, r.status, coalesce(r.reserved_amount, 0)::int as held,
       coalesce(v.name, y.name, case when r.id is not null then title_of_service(p.id) end, '') as name,
       case when not r.whole_group then r.asked_amount::int end as "partOf",
       coalesce(p.driver_not_participating, false) as "isWithoutDriver",
       (select count(*)::int from days x where x.order_id = p.order_id and x.date <= d.date) as "dayNumber",
       (select count(*)::int from order_contacts k where k.order_id = p.order_id and k.role = '3_bus_driver') as drivers
     from placeholders p join days d on d.id = p.day_id cross join ${goesBy('p')} left join requests r on r.id = goes.request
       left join providers v on v.id = r.provider_id left join agencies y on y.id = r.agency_id
     where p.order_id = any ($1::bigint[]) and p.kind in ('hotel', 'ferry') and (p.selected_request_id is null or r.id is not null)`,
    [orderIds],
  )
}
