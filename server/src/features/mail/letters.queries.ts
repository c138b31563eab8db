import { type JobTitles, jobTitleIn } from '@reisewerk/domain/accounts/job-title.ts'
import type { Locale, RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { type Addressee, fullName } from '@reisewerk/domain/documents/salutation.ts'
import type { MailRequest } from '@reisewerk/domain/mail/asked-service.ts'
import type { MailTrip } from '@reisewerk/domain/mail/template-values.ts'
import type { Wording } from '@reisewerk/domain/mail/wording/wording.contract.ts'
import type { Agreement, AskedFor } from '@reisewerk/domain/requests/renewal.ts'
import type { KnownCrew } from '@reisewerk/domain/requests/rooms/known-crew.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { jobTitlesOf } from '../accounts/accounts.tables.ts'
import { typeOfRoom } from '../orders/orders.tables.ts'
import { agreed, askedNow } from '../requests/requests.tables.ts'

export { askedNow, knownOf } from '../requests/requests.tables.ts'

export type LetterTrip = MailTrip & {
  readonly orderLocale: Locale
  readonly organisationId: number
  /** Below a letter in that language. */
  readonly signatureIn: (locale: Locale) => readonly string[]
  /** What its house calls the types of rooms, by their keys. */
  readonly roomTypes: Readonly<Record<string, string>>
}

type TripRow = Omit<LetterTrip, 'signatureIn'> & { phone: string; email: string; jobTitles: JobTitles }

const cabinsOf = (table: string, condition: string) =>
  `(select coalesce(json_agg(json_build_object('persons', k.persons, 'type', k.type, 'amount', k.asked_amount)
    order by k.persons, k.sort, k.id), '[]') from ${table} k where ${condition}) as cabins`

/** @returns null when the actor sees no such trip; a concept is none, nobody is written to for it */
export async function readLetterTrip(trx: Transaction, orderId: number): Promise<LetterTrip | null> {
  const rows = await trx.query<TripRow>(
    `select o.order_number as "orderNumber", o.trip_name as "tripName", o.translations, o.group_name as "groupName",
       c.company_name as client, o.start_at as "startAt", o.end_at as "endAt", o.is_formal as "isFormal",
       o.order_locale as "orderLocale", o.organisation_id as "organisationId", coalesce(f.hotel_pax_asked, 0) as pax,
       array(select d.name from order_destinations od join destinations d on d.id = od.destination_id
         where od.order_id = o.id order by od.sort) as destinations,
       array(select d.translations from order_destinations od join destinations d on d.id = od.destination_id
         where od.order_id = o.id order by od.sort) as "destinationTranslations",
       (select coalesce(json_agg(json_build_object('persons', r.persons, 'amount', r.asked_amount, 'type', ${typeOfRoom('r.type', 'o.organisation_id')}) order by r.persons, r.sort, r.id), '[]')
         from order_hotel_rooms r where r.order_id = o.id) as rooms,
       (select coalesce(json_object_agg(w.key, w.label order by w.organisation_id nulls first), '{}') from options w
         where w.list = 'room_type' and coalesce(w.organisation_id, o.organisation_id) = o.organisation_id) as "roomTypes",
       ${cabinsOf('order_ferry_cabins', 'k.order_id = o.id')},
       (select coalesce(json_agg(json_build_object('isDriver', k.role = '3_bus_driver', 'roomFor', (k.room_type ->> 'persons')::int,
           'cabinFor', k.cabin_type)
         order by k.sort, k.id), '[]') from order_contacts k where k.order_id = o.id and k.role in ('3_bus_driver', '1_tour_guide')) as crew,
       (select coalesce(json_agg(json_build_object('length', b.bus_length, 'height', b.bus_height, 'plate', b.bus_plate)
         order by b.sort, b.id), '[]') from order_contacts b
         where b.order_id = o.id and concat(b.bus_length, b.bus_height, b.bus_plate) <> '') as buses,
       trim(u.first_name || ' ' || u.last_name) as sender, u.phone, u.email, ${jobTitlesOf('u')} as "jobTitles", h.name as organisation
     from orders o join users u on u.id = $2 join organisations h on h.id = o.organisation_id
     left join clients c on c.id = o.client_id left join order_figures f on f.order_id = o.id
     where o.id = $1 and o.current_status <> 'concept'`,
    [orderId, trx.actor.userId],
  )
  if (rows[0] === undefined) return null
  const { phone, email, jobTitles, ...trip } = rows[0]
  const signatureIn = (locale: Locale) =>
    [trip.sender, jobTitleIn(locale, jobTitles), trip.organisation, phone, email].filter((line) => line.trim() !== '')
  return { ...trip, signatureIn }
}

/** A request describes itself or leaves it to its service; the words in other languages are those of the same. */
const isOwnDescription = `trim(r.service_description) <> ''`
const description = `case when ${isOwnDescription} then r.service_description else s.service_description end`
const translations = `(case when ${isOwnDescription} then r.translations else s.translations end)`
const meetingPoint = `coalesce(nullif(x.meeting_point, ''), xs.meeting_point, '')`
/** Whoever says where one meets: the request, its service, its type. */
const meetingPoints = `array_remove(array[
  case when x.id is not null then jsonb_build_object('text', x.meeting_point, 'translations', r.translations) end,
  case when xs.id is not null then jsonb_build_object('text', xs.meeting_point, 'translations', s.translations) end,
  case when y.id is not null then jsonb_build_object('text', y.meeting_point, 'translations', y.translations) end], null)`

export type LetterRequest = MailRequest &
  Required<Agreement> & {
    readonly orderId: number
    readonly status: RequestStatus
    /** Of the place of whoever is asked: it tells the language. */
    readonly country: string | null
    readonly optionDueDate: CalendarDate | null
    /** The last day of its option, once that is over (decision 070). */
    readonly lapsedOn: CalendarDate | null
    /** The partner's own. */
    readonly bookingNumber: string
    /** For how many it has confirmed. */
    readonly held: number
    /** When and for how many it asks now; beside it stands what its partner knows (decision 071). */
    readonly now: AskedFor
    readonly wording: Wording
    readonly addressee: Addressee | null
    readonly to: { readonly name: string; readonly address: string } | null
  }

type RequestRow = Omit<LetterRequest, 'addressee' | 'to'> &
  Addressee & {
    contactEmail: string | null
    isChosen: boolean
    bookingEmail: string | null
    partnerEmail: string | null
  }

/**
 * A request as its letter tells of it. Whom it goes to: the contact of the request, else where the agency or, without one, the
 * provider takes bookings (MOVE-08), else the first contact with an address there, else the firm itself.
 * @returns null when the actor sees no such request
 */
export async function readLetterRequest(trx: Transaction, requestId: number): Promise<LetterRequest | null> {
  const rows = await trx.query<RequestRow>(
    `select r.order_id as "orderId", r.status, r.request_type as kind,
       coalesce(r.start_at, s.start_at, d.date) as "startAt", case when r.start_at is null then s.end_at else r.end_at end as "endAt",
       coalesce(a.name, p.name) as partner, coalesce(ap.country, pp.country) as country,
       h.board, r.option_nr as "bookingNumber", coalesce(r.reserved_amount, 0) as held,
       ${askedNow} as now, ${agreed} as agreed, r.last_told as told,
       coalesce(f.type, t.type) as passage, r.asked_amount as "askedAmount", r.notes,
       coalesce(s.driver_not_participating, false) as "isWithoutDriver",
       ${description} as description, ${translations} as translations, ${wordingOf('$1')} as wording,
       ${stop('start')} as "startStop", ${stop('end')} as "endStop",
       ${stop('start', 'translations')} as "startTranslations", ${stop('end', 'translations')} as "endTranslations",
       ${code('start')} as "startCode", ${code('end')} as "endCode",
       case when not ts.hide_class then t.category when not fs.hide_class then fs.class_category end as category,
       place.name as place, place.translations as "placeTranslations",
       y.name as "serviceType", y.category as "serviceCategory",
       ${meetingPoint} as "meetingPoint", ${meetingPoints} as "meetingPoints",
       coalesce(f.ship_name, l.flight_number, t.train_number, '') as connection,
       array_remove(array[case when fs.offer_bus then 'bus' end, case when fs.offer_car then 'car' end,
         case when fs.offer_motorcycle then 'motorcycle' end, case when fs.offer_sprinter then 'sprinter' end,
         case when fs.offer_trailer then 'trailer' end], null) as vehicles,
       ${cabinsOf('request_cabins', 'k.request_id = r.id')},
       (select o.due_date from todos o where o.request_id = r.id) as "optionDueDate", lapsed_on(r.id, r.status)::text as "lapsedOn",
       c.salutation, coalesce(c.first_name, '') as "firstName", coalesce(c.last_name, '') as "lastName",
       c.email as "contactEmail", coalesce(c.id = r.request_contact_id, false) as "isChosen",
       nullif(case when a.id is null then p.booking_email else a.booking_email end, '') as "bookingEmail",
       coalesce(a.email, p.email) as "partnerEmail"
     from requests r join placeholders s on s.id = r.placeholder_id join days d on d.id = s.day_id
     left join hotel_requests h on h.id = r.id left join hotel_placeholders hs on hs.id = s.id
     left join ferry_requests f on f.id = r.id left join ferry_placeholders fs on fs.id = s.id
     left join airline_requests l on l.id = r.id left join airline_placeholders ls on ls.id = s.id
     left join train_requests t on t.id = r.id left join train_placeholders ts on ts.id = s.id
     left join other_requests x on x.id = r.id left join other_placeholders xs on xs.id = s.id
     left join other_service_types y on y.id = coalesce(x.other_service_type_id, xs.other_service_type_id)
     left join agencies a on a.id = r.agency_id left join places ap on ap.id = a.place_id
     left join providers p on p.id = r.provider_id left join places pp on pp.id = p.place_id
     -- A house is asked for rooms where it stands, also when another town was wished for.
     left join places place on place.id = case when r.request_type = 'hotel' then coalesce(p.place_id, hs.place_id)
       else coalesce(xs.place_id, p.place_id) end
     left join lateral (select k.id, k.salutation, k.first_name, k.last_name, k.email from contacts k
       where not k.deleted and coalesce(k.email, '') <> '' and (k.agency_id = r.agency_id
         or k.provider_id = r.provider_id and (r.agency_id is null or k.id = r.request_contact_id))
       order by k.id = r.request_contact_id desc nulls last, k.sort, k.id limit 1) c on true
     where r.id = $1`,
    [requestId],
  )
  return rows[0] === undefined ? null : letterRequestOf(rows[0])
}

/** SQL of the ports, airports or stations of a service `s`, as its letter may name them. */
const stopsOfService = `select n.*, array(select jsonb_object_keys(n.translations - 'outdated')) as named from (
  select 'Hafen' as label, v.name, '/ports/' || v.id as path, v.translations
    from ferry_placeholders e join ports v on v.id in (e.start_port_id, e.end_port_id) where e.id = s.id
  union all select 'Flughafen', v.name, '/airports/' || v.id, v.translations
    from airline_placeholders e join airports v on v.id in (e.start_airport_id, e.end_airport_id) where e.id = s.id
  union all select 'Bahnhof', v.name, '/train_stations/' || v.id, v.translations
    from train_placeholders e join train_stations v on v.id in (e.start_train_station_id, e.end_train_station_id) where e.id = s.id) n`

/** What a request tells in the words of the house, as one value; null for the id of none. @param id anything but a column of `r` */
export const wordingOf = (id: string) => `(select json_build_object('service', s.id, 'tripName', o.trip_name,
    'description', ${description}, 'meetingPoint', ${meetingPoint}, 'notes', r.notes,
    'outdated', array(select ${translations} -> l.locale ->> 'serviceDescription' from unnest(array['fr', 'en']) l (locale)
      where ${translations} -> 'outdated' -> l.locale ? 'serviceDescription'),
    'outdatedNames', (select coalesce(json_agg(json_build_object('label', k.label, 'text', k.text, 'path', k.path) order by k.label, k.text), '[]') from (
      select n.label, n.path, n.translations -> l.locale ->> 'name' as text
        from (${stopsOfService}) n, unnest(array['fr', 'en']) l (locale) where n.translations -> 'outdated' -> l.locale ? 'name'
      union all select 'Treffpunkt', null, m.translations -> l.locale ->> 'meetingPoint'
        from (select case when coalesce(x.meeting_point, '') <> '' then r.translations when xs.id is not null then s.translations end as translations) m,
          unnest(array['fr', 'en']) l (locale) where m.translations -> 'outdated' -> l.locale ? 'meetingPoint') k),
    'stops', (select coalesce(json_agg(json_build_object('label', k.label, 'name', k.name, 'path', k.path, 'namedIn', k.named) order by k.path), '[]')
      from (${stopsOfService}) k),
    'writtenIn', array(select l.locale from unnest(array['fr', 'en']) l (locale)
      where o.translations ? l.locale or s.translations ? l.locale or r.translations ? l.locale))
  from requests r join placeholders s on s.id = r.placeholder_id join orders o on o.id = r.order_id
  left join other_requests x on x.id = r.id left join other_placeholders xs on xs.id = s.id where r.id = ${id})`

/** Notes what the letter that has left last tells the partner of a request, whatever the request says by now (TRUE-03, decision 179). */
export async function noteTold(trx: Transaction, requestId: number, told: AskedFor): Promise<void> {
  await trx.query('update requests set last_told = $2::jsonb where id = $1', [requestId, JSON.stringify(told)])
}

/** Notes when, for how many and for which rooms the partner of a request was asked: what that letter says. */
export async function noteAsked(
  trx: Transaction,
  requestId: number,
  { startAt, endAt, askedAmount, rooms = null }: AskedFor,
): Promise<void> {
  await trx.query(
    'update requests set agreed_start_at = $2, agreed_end_at = $3, agreed_amount = $4, agreed_rooms = $5::jsonb where id = $1',
    [requestId, startAt, endAt, askedAmount, rooms && JSON.stringify(rooms)],
  )
}

/** A letter that could not be sent has told nobody anything. */
export async function forgetTold(trx: Transaction, emailId: number): Promise<void> {
  await trx.query(
    `update requests r set last_told = null from email_messages e
     where e.id = $1 and e.is_letter and r.id = e.request_id and r.last_told = e.told`,
    [emailId],
  )
}

/** Notes which rooms of driver and guide a letter that leaves has named, also to a house that has answered before (decision 182). */
export async function noteToldCrew(trx: Transaction, requestId: number, crew: KnownCrew): Promise<void> {
  await trx.query('update requests set known_crew = $2::jsonb where id = $1', [requestId, JSON.stringify(crew)])
}

/** Letters of one request are sent one after the other. */
export async function lockLetters(trx: Transaction, requestId: number): Promise<void> {
  await trx.query(`select pg_advisory_xact_lock(hashtextextended('letters of request ' || $1::bigint, 0))`, [requestId])
}

type Sending = { readonly addresses: readonly string[]; readonly subject: unknown; readonly since: Date }

/** @returns whether a letter of this subject has gone to the same addresses since then */
export async function hasJustAsked(trx: Transaction, requestId: number, sending: Sending): Promise<boolean> {
  const rows = await trx.query(
    `select id from email_messages where request_id = $1 and queued_at > $2 and subject = $3
       and jsonb_path_query_array("to", '$[*].address') = $4::jsonb limit 1`,
    [requestId, sending.since, sending.subject, JSON.stringify(sending.addresses)],
  )
  return rows.length > 0
}

/** Where a passage begins or ends, the request's own stop, else its service's; of an airport the code stands beside its name. */
const stop = (end: 'start' | 'end', column: 'name' | 'translations' = 'name') => `case r.request_type
  when 'ferry' then (select ${column} from ports where id = coalesce(f.${end}_port_id, fs.${end}_port_id))
  when 'airline' then (select ${column} from airports where id = coalesce(l.${end}_airport_id, ls.${end}_airport_id))
  when 'train' then (select ${column} from train_stations
    where id = coalesce(t.${end}_train_station_id, ts.${end}_train_station_id)) end`
const code = (end: 'start' | 'end') => `case r.request_type
  when 'airline' then (select iata_code from airports where id = coalesce(l.${end}_airport_id, ls.${end}_airport_id)) end`

function letterRequestOf(row: RequestRow): LetterRequest {
  const { salutation, firstName, lastName, contactEmail, isChosen, bookingEmail, partnerEmail, ...request } = row
  // Whoever reads the bookings of a firm is nobody one knows by name.
  if (bookingEmail !== null && !isChosen)
    return { ...request, addressee: null, to: { name: request.partner ?? '', address: bookingEmail } }
  const name = fullName({ salutation, firstName, lastName })
  const address = contactEmail ?? partnerEmail ?? ''
  return {
    ...request,
    addressee: name === '' ? null : { salutation, firstName, lastName },
    to: address === '' ? null : { name: name || (request.partner ?? ''), address },
  }
}

export type Template = { readonly subject: string; readonly body: RichText | null; readonly locale: Locale }

/** @returns null when the actor sees no such template */
export async function readTemplate(trx: Transaction, id: number): Promise<Template | null> {
  const rows = await trx.query<Template>('select subject, body, locale from email_templates where id = $1', [id])
  return rows[0] ?? null
}

/** The house's first template of a kind, in the language if there is one; English serves those who have none of their own. */
export async function templateFor(
  trx: Transaction,
  organisationId: number,
  kind: string,
  locale: Locale,
): Promise<(Template & { id: number }) | null> {
  const rows = await trx.query<Template & { id: number }>(
    `select id, subject, body, locale from email_templates
     where organisation_id = $1 and kind = $2 and not is_retired
     order by locale = $3 desc, locale = 'en' desc, id limit 1`,
    [organisationId, kind, locale],
  )
  return rows[0] ?? null
}

export type MailContact = {
  group: string
  label: string
  name: string
  address: string
  contact: number | null
  isClient: boolean
}

/** Everybody around a trip who has an address: its own contacts first, then its client's, then those who are asked. */
export async function readMailContacts(trx: Transaction, orderId: number): Promise<MailContact[]> {
  return trx.query<MailContact>(
    `select "group", label, name, address, contact, "isClient" from (
       select 1 as place, 'trip' as "group", oc.role as label, ${person}, c.email as address, c.id as contact,
         coalesce(c.client_id = o.client_id, false) as "isClient"
       from order_contacts oc join contacts c on c.id = oc.contact_id join orders o on o.id = oc.order_id
       where oc.order_id = $1 and not c.deleted
       union all
       select 2, 'client', k.company_name, ${person}, c.email, c.id, true
       from orders o join clients k on k.id = o.client_id join contacts c on c.client_id = k.id
       where o.id = $1 and not c.deleted
       union all
       select distinct 3, 'provider', p.name, ${person}, c.email, c.id, false
       from requests r join providers p on p.id = r.provider_id join contacts c on c.provider_id = p.id
       where r.order_id = $1 and not c.deleted
       union all
       select distinct 4, 'provider', p.name, p.name, e.email, null::bigint, false
       from requests r join providers p on p.id = r.provider_id, unnest(array[p.booking_email, p.email]) e (email)
       where r.order_id = $1
       union all
       select distinct 5, 'agency', a.name, ${person}, c.email, c.id, false
       from requests r join agencies a on a.id = r.agency_id join contacts c on c.agency_id = a.id
       where r.order_id = $1 and not c.deleted
       union all
       select distinct 6, 'agency', a.name, a.name, e.email, null::bigint, false
       from requests r join agencies a on a.id = r.agency_id, unnest(array[a.booking_email, a.email]) e (email)
       where r.order_id = $1) x
     where coalesce(address, '') <> '' order by place, label, name limit 500`,
    [orderId],
  )
}
const person = `trim(coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '')) as name`

export async function readAddressee(trx: Transaction, contactId: number): Promise<Addressee | null> {
  const rows = await trx.query<Addressee>(
    `select salutation, first_name as "firstName", last_name as "lastName" from contacts where id = $1`,
    [contactId],
  )
  return rows[0] ?? null
}
