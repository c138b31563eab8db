import type { KeptPrice } from '@reisewerk/domain/offers/offer-price-rules.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { OfferDayRow, OfferEndsRow, OfferHeadRow, OfferPriceRow, OfferTripRows } from './offer-rows.ts'
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
       and f.conditions is null and not exists (select from offer_prices p where p.offer_id = f.id) as "isBlank"
     from offers f where f.id = $1 for update of f`,
    [offerId],
  )
  return offer?.isBlank ?? false
}

/** Takes the prices of one trip's offer over into another's, so far as that is sold in their currency (NEW-05, decision 005). */
export async function copyOfferPrices(trx: Transaction, fromOrderId: number, toOrderId: number): Promise<void> {
  const offerId = await ensureOffer(trx, toOrderId)
  await trx.query(
    `insert into offer_prices (order_id, offer_id, kind, number_of_persons, price_cents, price_currency, sort)
     select $2, $3, p.kind, p.number_of_persons, p.price_cents, p.price_currency, p.sort
     from offer_prices p join orders o on o.id = $2 and o.order_currency = p.price_currency
     where p.order_id = $1 order by p.sort, p.id`,
    [fromOrderId, toOrderId, offerId],
  )
}

/** Locks the offer and tells how many were generated so far. */
export async function lockOffer(trx: Transaction, offerId: number): Promise<number> {
  const [offer] = await trx.db
    .select({ lastNumber: offers.lastNumber })
    .from(offers)
    .where(eq(offers.id, offerId))
    .for('update')
  return offer?.lastNumber ?? 0
}

/** Locks the offer and tells its prices and the currency of its trip. @throws ApiError 404 when the actor sees no such offer */
export async function lockOfferPrices(
  trx: Transaction,
  offerId: number,
): Promise<{ currency: string; prices: readonly KeptPrice[] }> {
  const [offer] = await trx.query<{ currency: string }>(
    `select o.order_currency as currency from offers f join orders o on o.id = f.order_id where f.id = $1 for update of f`,
    [offerId],
  )
  if (offer === undefined) throw notFound('Angebot')
  const prices = await trx.query<KeptPrice>(
    `select id, kind, number_of_persons as "numberOfPersons",
       json_build_object('cents', price_cents, 'currency', price_currency) as price
     from offer_prices where offer_id = $1`,
    [offerId],
  )
  return { ...offer, prices }
}

export async function countGenerated(trx: Transaction, offerId: number, lastNumber: number, lastDocumentId: number) {
  await trx.db.update(offers).set({ lastNumber, lastDocumentId }).where(eq(offers.id, offerId))
}

const contact = `select c.salutation, c.first_name as "firstName", c.last_name as "lastName"`
const headSql = `
  select o.order_number as "orderNumber", o.organisation_id as "organisationId", o.order_locale as "orderLocale", o.trip_name as "tripName",
    o.group_name as "groupName", o.category, o.start_at as "startAt", o.end_at as "endAt", o.is_formal as "isFormal",
    h.name as "houseName", h.brand_color as "brandColor", h.sender_line as "senderLine", h.footer, h.logo_svg as "logoSvg",
    h.logo_alt as "logoAlt", trim(u.first_name || ' ' || u.last_name) as "signerName", u.email as "signerEmail",
    u.job_title as "signerRole", u.phone as "signerPhone",
    c.company_name as "companyName",
    (select json_agg(d.name order by od.sort) from order_destinations od join destinations d on d.id = od.destination_id
      where od.order_id = o.id) as destinations,
    (select row_to_json(x) from (select a.street_address as street, a.zip, a.city, a.country, p.longitude, p.latitude
      from addresses a left join lateral (select longitude, latitude from places where name = a.city order by id limit 1) p on true
      where a.client_id = o.client_id order by a.sort, a.id limit 1) x) as address,
    coalesce(
      (select row_to_json(x) from (${contact} from order_contacts oc join contacts c on c.id = oc.contact_id
        where oc.id = o.primary_order_contact_id) x),
      (select row_to_json(x) from (${contact} from order_contacts oc join contacts c on c.id = oc.contact_id
        where oc.order_id = o.id and oc.role = '1_contact' order by oc.sort, oc.id limit 1) x),
      (select row_to_json(x) from (${contact} from contacts c where c.client_id = o.client_id and not c.deleted
        order by c.sort, c.id limit 1) x)) as contact,
    f.intro_title as "introTitle", f.intro_text as "introText", f.conditions
  from orders o join organisations h on h.id = o.organisation_id join users u on u.id = o.user_id
    left join clients c on c.id = o.client_id left join offers f on f.order_id = o.id
  where o.id = $1`

const place = (row: string) => `case when ${row}.id is not null then json_build_object('name', ${row}.name,
  'longitude', ${row}.longitude, 'latitude', ${row}.latitude) end`
const daysSql = `
  select d.date, d.name, d.distance,
    (select coalesce(json_agg(s.subtitle order by s.sort, s.id), '[]') from day_subtitles s
      where s.day_id = d.id and s.subtitle <> '') as subtitles,
    (select coalesce(json_agg(x order by x.position nulls last, x.id), '[]') from (
      select p.id, p.kind, p.start_at as "startAt", p.end_at as "endAt", p.client_offer_status as "clientOffer",
        p.client_offer_price_type as "priceType", p.client_offer_price_cents as cents, p.client_offer_price_currency as currency,
        p.service_description as description, array_position(d.sort_helper, p.kind || '-' || p.id) as position,
        p.route_description as "routeDescription", h.board, coalesce(pr.stars, h.hotel_type_stars) as stars,
        coalesce(f.type, tr.type) as "passageType", t.text, coalesce(t.time_of_day, rd.time_of_day) as "timeOfDay",
        pr.name as provider, ${place('pl')} as place, st.name as "serviceType", ar.flight_number as "flightNumber",
        case when not tr.hide_class then tr.category end as "trainCategory",
        coalesce(${place('sp')}, ${place('sa')}, ${place('ss')}) as "from",
        coalesce(${place('ep')}, ${place('ea')}, ${place('es')}) as "to",
        f.offer_bus as bus, f.offer_car as car, f.offer_motorcycle as motorcycle, f.offer_sprinter as sprinter, f.offer_trailer as trailer
      from placeholders p left join hotel_placeholders h on h.id = p.id left join ferry_placeholders f on f.id = p.id
        left join free_text_items t on t.id = p.id left join requests r on r.id = p.selected_request_id
        left join airline_placeholders af on af.id = p.id left join airline_requests ar on ar.id = r.id
        left join airports sa on sa.id = af.start_airport_id left join airports ea on ea.id = af.end_airport_id
        left join train_placeholders tr on tr.id = p.id
        left join train_stations ss on ss.id = tr.start_train_station_id left join train_stations es on es.id = tr.end_train_station_id
        left join other_placeholders os on os.id = p.id left join other_service_types st on st.id = os.other_service_type_id
        left join route_details rd on rd.id = p.id
        left join predefined_route_details pd on pd.id = rd.predefined_route_detail_id
        left join providers pr on pr.id = coalesce(r.provider_id, nullif(af.airline_id, -1))
        left join places pl on pl.id = case p.kind when 'hotel' then place_of_stay(p.selected_request_id, h.place_id)
          else coalesce(os.place_id, pd.place_id, pr.place_id) end
        left join ports sp on sp.id = f.start_port_id left join ports ep on ep.id = f.end_port_id
      where p.day_id = d.id and not coalesce(rd.empty_drive, false)) x) as services
  from days d where d.order_id = $1 order by d.date`

const pricesSql = `
  select p.kind, p.number_of_persons as persons, p.price_cents as cents, p.price_currency as currency
  from offer_prices p where p.order_id = $1 order by p.kind, p.number_of_persons`

/** The days' names say where the bus sets out and comes home: 'Lüneburg – Kiel' on the first day, 'Kiel – Lüneburg' on the last. */
const endsSql = `
  with named as (
    select d.date, regexp_split_to_array(trim(d.name), '\\s+[–—-]\\s+') as stops from days d where d.order_id = $1)
  select
    (select ${place('p')} from named n join places p on p.name = n.stops[1]
      where n.date = (select min(date) from named) order by p.country = 'DE' desc, p.id limit 1) as departure,
    (select ${place('p')} from named n join places p on p.name = n.stops[array_upper(n.stops, 1)]
      where n.date = (select max(date) from named) order by p.country = 'DE' desc, p.id limit 1) as arrival`

/** Everything the offer of a trip says, in one round trip; null when the actor sees no such trip. */
export async function readOfferTrip(trx: Transaction, orderId: number): Promise<OfferTripRows | null> {
  const [heads, days, prices, ends] = await Promise.all([
    trx.query<OfferHeadRow>(headSql, [orderId]),
    trx.query<OfferDayRow>(daysSql, [orderId]),
    trx.query<OfferPriceRow>(pricesSql, [orderId]),
    trx.query<OfferEndsRow>(endsSql, [orderId]),
  ])
  if (heads[0] === undefined) return null
  return { ...heads[0], days, prices, ends: ends[0] ?? { departure: null, arrival: null } }
}
